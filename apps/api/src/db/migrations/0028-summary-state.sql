-- The summary of an entry apart from its goods (packages/domain/src/entry/state). CBP may hold or release goods before
-- it answers the summary: `status`, which people see, then stays with the goods, and this column has the answer.
alter table entries add column summary_state text not null default 'draft';

-- A server of the version before writes the status alone. The summary that a status stands for at first, unless the
-- statement names another.
create function keep_summary_state() returns trigger
language plpgsql
as $$
begin
  if tg_op = 'UPDATE' and (new.status = old.status or new.summary_state <> old.summary_state) then
    return new;
  end if;
  if tg_op = 'INSERT' and new.summary_state <> 'draft' then
    return new;
  end if;
  new.summary_state := case new.status
    when 'submitted' then 'sent' when 'hold' then 'sent'
    when 'accepted' then 'on_file' when 'released' then 'on_file'
    else new.status end;
  return new;
end
$$;
create trigger entries_summary_state before insert or update of status on entries
  for each row execute function keep_summary_state();

-- The entries that there are; a draft is right by the default. CBP's answer to goods on hold was not kept with the
-- entry: the newest submission has it. The owner may change the rows only while row-level security does not bind it.
alter table entries no force row level security;
alter table submissions no force row level security;
update entries e set summary_state = case
    when status = 'submitted' then 'sent'
    when status in ('accepted', 'released') then 'on_file'
    when status = 'hold' then case (
        select s.disposition from submissions s
        where s.org_id = e.org_id and s.entry_id = e.id and s.kind = 'summary'
        order by s.submitted_at desc limit 1)
      when 'accepted' then 'on_file' else 'sent' end
    else status end
  where status <> 'draft';
alter table submissions force row level security;
alter table entries force row level security;

-- State and status belong together, and a deletion to an accepted summary.
alter table entries add constraint entries_summary_of_status check (
  case status
    when 'submitted' then summary_state = 'sent'
    when 'accepted' then summary_state = 'on_file'
    when 'hold' then summary_state in ('sent', 'on_file')
    when 'released' then summary_state in ('on_file', 'rejected')
    else summary_state = status
  end);
alter table entries add constraint entries_deletion_of_accepted check (deletion is null or status = 'accepted');
