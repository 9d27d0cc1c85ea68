-- An accepted summary can be deleted at CBP: a submission files a summary or asks for its deletion.
alter table submissions add column kind text not null default 'summary' check (kind in ('summary', 'deletion'));
grant select (kind) on submissions to app_server;

-- Where the deletion is; the entry keeps its status, which CBP's acceptance decided.
alter table entries add column deletion text check (deletion in ('requested', 'deleted'));

-- Entries whose summary CBP has deleted are counted apart.
alter table entry_counts add column deleted boolean not null default false;
alter table entry_counts drop constraint entry_counts_pkey;
alter table entry_counts add primary key (org_id, archived, created_day, status, released, deleted);

create or replace function keep_entry_counts() returns trigger
language plpgsql
as $$
declare
  added constant text := 'select org_id, archived, status, coalesce(release_status, status) = ''released'' as released, deletion is not distinct from ''deleted'' as deleted, created_day, 1 as n, total_entered_value as v from added';
  removed constant text := 'select org_id, archived, status, coalesce(release_status, status) = ''released'' as released, deletion is not distinct from ''deleted'' as deleted, created_day, -1 as n, -total_entered_value as v from removed';
begin
  execute format(
    'insert into entry_counts as kept (org_id, archived, status, released, deleted, created_day, entries, value_total)
     select org_id, archived, status, released, deleted, day, sum(n), sum(v)
     from (%s) changes, unnest(array[''-infinity''::date, created_day]) as day
     group by org_id, archived, status, released, deleted, day
     having sum(n) <> 0 or sum(v) <> 0
     order by org_id, archived, day, status, released, deleted
     on conflict (org_id, archived, created_day, status, released, deleted)
     do update set entries = kept.entries + excluded.entries, value_total = kept.value_total + excluded.value_total',
    case tg_op when 'INSERT' then added when 'DELETE' then removed else added || ' union all ' || removed end);
  return null;
end
$$;
