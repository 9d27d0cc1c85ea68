-- Questions to CBP about an importer number of the organization and its bond, and what CBP answered.
create table importer_checks (
  id uuid primary key default gen_random_uuid(),
  org_id uuid not null references organizations (id) on delete restrict,
  -- Encrypted when it is a personal number.
  number text not null,
  asked_by uuid references users (id) on delete set null,
  asked_at timestamptz(3) not null,
  answer jsonb,
  answered_at timestamptz(3),
  unique (org_id, id),
  constraint importer_checks_answer check (answer is null or answered_at is not null)
);
create index importer_checks_newest on importer_checks (org_id, asked_at desc);
select protect_org_table('importer_checks'::regclass);
grant select, insert, delete, update (answer, answered_at, number) on importer_checks to app;

-- A submission is about an entry or about such a question. The messages go with the question when its organization is
-- deleted.
alter table submissions alter column entry_id drop not null;
alter table submissions add column importer_check_id uuid;
alter table submissions add constraint submissions_importer_check
  foreign key (org_id, importer_check_id) references importer_checks (org_id, id) on delete cascade not valid;
alter table submissions validate constraint submissions_importer_check;
alter table submissions add constraint submissions_subject
  check (num_nonnulls(entry_id, importer_check_id) = 1) not valid;
alter table submissions validate constraint submissions_subject;
create unique index submissions_of_importer_check on submissions (org_id, importer_check_id)
  where importer_check_id is not null;
grant select (importer_check_id) on submissions to app_server;
