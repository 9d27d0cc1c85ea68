-- A change of entries is counted by a statement that is planned once in a session. The statement that
-- keep_entry_counts() puts together is planned anew each time, which took a millisecond of every change.
create function change_entry_counts() returns trigger
language plpgsql
as $$
begin
  insert into entry_counts as kept (org_id, archived, status, released, deleted, created_day, entries, value_total)
  select org_id, archived, status, released, deleted, day, sum(n), sum(v)
  from (
    select org_id, archived, status, coalesce(release_status, status) = 'released' as released,
      deletion is not distinct from 'deleted' as deleted, created_day, 1 as n, total_entered_value as v
    from added
    union all
    select org_id, archived, status, coalesce(release_status, status) = 'released',
      deletion is not distinct from 'deleted', created_day, -1, -total_entered_value
    from removed
  ) changes, unnest(array['-infinity'::date, created_day]) as day
  group by org_id, archived, status, released, deleted, day
  having sum(n) <> 0 or sum(v) <> 0
  order by org_id, archived, day, status, released, deleted
  on conflict (org_id, archived, created_day, status, released, deleted)
  do update set entries = kept.entries + excluded.entries, value_total = kept.value_total + excluded.value_total;
  return null;
end
$$;

create or replace trigger entries_changed after update on entries
  referencing new table as added old table as removed for each statement execute function change_entry_counts();
