-- Reports of ACE (ES-002, ES-003) that an importer exported: what was paid for entries that others filed. The columns of a
-- report are remembered by its headings.
create table ace_reports (
  id uuid primary key default gen_random_uuid(),
  org_id uuid not null references organizations (id) on delete restrict,
  name text not null check (length(name) between 1 and 200),
  headings text not null check (length(headings) between 1 and 8000),
  -- Field to column, counted from 0.
  columns jsonb not null,
  -- Rows that no entry has, and why.
  unread jsonb not null,
  entries integer not null,
  created_at timestamptz(3) not null,
  created_by uuid references users (id) on delete set null,
  unique (org_id, id)
);
create index ace_reports_newest on ace_reports (org_id, created_at desc);
create table ace_report_entries (
  org_id uuid not null,
  report_id uuid not null,
  -- The place of the entry in the report, from 0.
  place integer not null check (place >= 0),
  entry jsonb not null,
  primary key (org_id, report_id, place),
  foreign key (org_id, report_id) references ace_reports (org_id, id) on delete cascade
);
grant select, insert, delete on ace_reports, ace_report_entries to app;
select protect_org_table('ace_reports'::regclass);
select protect_org_table('ace_report_entries'::regclass);
