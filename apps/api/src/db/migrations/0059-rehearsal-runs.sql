-- Rehearsals of CBP's qualification: what was filed to the simulator on each rehearsed day, and what it answered. Nothing of
-- it is in the tables of entries, submissions or statements, so nothing else counts it.
create table rehearsal_runs (
  id uuid primary key default gen_random_uuid(),
  org_id uuid not null references organizations (id) on delete restrict,
  state text not null default 'running' check (state in ('running', 'passed', 'failed', 'stopped', 'broken')),
  -- The working days after it are rehearsed.
  begun_on date not null,
  -- The last day that is done, 0 to 13.
  day smallint not null default 0,
  -- The drafts of the organization in their order: [{"id": "...", "number": "B7603245276"}]
  drafts jsonb not null,
  filings jsonb not null default '[]',
  started_by uuid references users (id) on delete set null,
  started_at timestamptz(3) not null,
  ended_at timestamptz(3),
  unique (org_id, id)
);
create index rehearsal_runs_newest on rehearsal_runs (org_id, started_at desc);
create unique index rehearsal_runs_running on rehearsal_runs (org_id) where state = 'running';
select protect_org_table('rehearsal_runs');
grant select, insert, delete, update (state, day, filings, ended_at) on rehearsal_runs to app;
