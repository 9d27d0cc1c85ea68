-- How many entries an organisation has by archive, status and day of creation, with their value: the list's exact
-- total and the dashboard's figures cost the same at a hundred entries and at a hundred thousand. The day
-- '-infinity' holds the sum of all days. Kept by a trigger in the writer's own transaction.
create table entry_counts (
  org_id uuid not null references organizations (id) on delete cascade,
  archived boolean not null,
  status text not null,
  created_day date not null,
  entries integer not null default 0,
  value_total numeric(20, 2) not null default 0,
  primary key (org_id, archived, created_day, status)
);

create function count_entry(counted entries, sign integer) returns void
language sql
as $$
  insert into entry_counts as kept (org_id, archived, status, created_day, entries, value_total)
  select counted.org_id, counted.archived, counted.status, day, sign, sign * counted.value_total
  from unnest(array['-infinity'::date, counted.created_day]) as day
  on conflict (org_id, archived, created_day, status)
  do update set entries = kept.entries + excluded.entries, value_total = kept.value_total + excluded.value_total
$$;

create function keep_entry_counts() returns trigger
language plpgsql
as $$
begin
  if tg_op in ('UPDATE', 'DELETE') then perform count_entry(old, -1); end if;
  if tg_op in ('UPDATE', 'INSERT') then perform count_entry(new, 1); end if;
  return null;
end
$$;

create trigger entries_counted after insert or delete on entries
  for each row execute function keep_entry_counts();
create trigger entries_recounted after update of status, archived, value_total, created_day on entries
  for each row
  when ((old.status, old.archived, old.value_total, old.created_day)
    is distinct from (new.status, new.archived, new.value_total, new.created_day))
  execute function keep_entry_counts();

-- Time from submission to customs' answer, for the dashboard's average, summed as it happens.
create table entry_clearance (
  org_id uuid primary key references organizations (id) on delete cascade,
  entries integer not null default 0,
  seconds bigint not null default 0
);
