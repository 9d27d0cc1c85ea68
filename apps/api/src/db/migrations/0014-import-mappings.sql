-- Which column of a supplier's sheet is which field of a line, as a member of the organization chose it. A sheet is known
-- by its headings in their order, which identify the supplier.
create table import_mappings (
  org_id uuid not null references organizations (id) on delete cascade,
  -- SHA-256 of the headings: they may be longer than a key of an index.
  headings_hash text collate "C" not null check (headings_hash ~ '^[0-9a-f]{64}$'),
  headings text not null check (length(headings) between 1 and 8000),
  -- Field to column, counted from 0.
  columns jsonb not null,
  used_at timestamptz(3) not null,
  used_by uuid,
  primary key (org_id, headings_hash)
);
create index import_mappings_latest on import_mappings (org_id, used_at desc);

grant select, insert, update, delete on import_mappings to app;
select protect_org_table('import_mappings'::regclass);
