-- How many entries an organisation has by archive, status and day of creation, with their value: the list's exact
-- total and the dashboard's figures cost the same at a hundred entries and at a hundred thousand. The day
-- '-infinity' holds the sum of all days. Kept by a trigger in the writer's own transaction.
create table entry_counts (
  org_id uuid not null references organizations (id) on delete cascade,
  archived boolean not null,
  status text not null,
  -- Whether CBP has released the goods, which an accepted entry does not say by its status.
  released boolean not null default false,
  created_day date not null,
  entries integer not null default 0,
  value_total numeric(20, 2) not null default 0,
  primary key (org_id, archived, created_day, status, released)
);

-- Once per statement, so that a statement that writes many entries writes each counter once. What did not change a
-- counter, such as a saved draft of the same value, sums up to nothing and writes nothing.
create function keep_entry_counts() returns trigger
language plpgsql
as $$
declare
  added constant text := 'select org_id, archived, status, coalesce(release_status, status) = ''released'' as released, created_day, 1 as n, total_entered_value as v from added';
  removed constant text := 'select org_id, archived, status, coalesce(release_status, status) = ''released'' as released, created_day, -1 as n, -total_entered_value as v from removed';
begin
  execute format(
    'insert into entry_counts as kept (org_id, archived, status, released, created_day, entries, value_total)
     select org_id, archived, status, released, day, sum(n), sum(v)
     from (%s) changes, unnest(array[''-infinity''::date, created_day]) as day
     group by org_id, archived, status, released, day
     having sum(n) <> 0 or sum(v) <> 0
     order by org_id, archived, day, status, released
     on conflict (org_id, archived, created_day, status, released)
     do update set entries = kept.entries + excluded.entries, value_total = kept.value_total + excluded.value_total',
    case tg_op when 'INSERT' then added when 'DELETE' then removed else added || ' union all ' || removed end);
  return null;
end
$$;

create trigger entries_added after insert on entries
  referencing new table as added for each statement execute function keep_entry_counts();
create trigger entries_removed after delete on entries
  referencing old table as removed for each statement execute function keep_entry_counts();
create trigger entries_changed after update on entries
  referencing new table as added old table as removed for each statement execute function keep_entry_counts();

-- Time from submission to customs' answer, for the dashboard's average, summed as it happens.
create table entry_clearance (
  org_id uuid primary key references organizations (id) on delete cascade,
  entries integer not null default 0,
  seconds bigint not null default 0
);
