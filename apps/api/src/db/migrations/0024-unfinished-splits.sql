-- Further entries of a sheet that was split, until the entry with the first lines is saved with them. A row that stays here
-- belongs to an import that was abandoned: a member finishes, repeats or discards it.
create table unfinished_splits (
  org_id uuid not null references organizations (id) on delete cascade,
  -- The further entry.
  entry_id uuid not null,
  -- The entry that the sheet was imported into.
  origin_id uuid not null,
  -- Its place among the further entries, from 1.
  place smallint not null,
  primary key (org_id, entry_id),
  foreign key (org_id, entry_id) references entries (org_id, id) on delete cascade,
  foreign key (org_id, origin_id) references entries (org_id, id) on delete cascade
);
create index unfinished_splits_origin on unfinished_splits (org_id, origin_id, place);

grant select, insert, update, delete on unfinished_splits to app;
select protect_org_table('unfinished_splits'::regclass);
