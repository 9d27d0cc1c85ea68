-- What the operator looks at.

-- Backups that were made, and backups that were restored and compared. Of no organization, and without their data.
create table backup_runs (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('backup', 'check')),
  file text not null,
  rows bigint not null,
  documents bigint not null,
  -- Sentences; none when all is well.
  problems jsonb not null default '[]',
  finished_at timestamptz(3) not null default now()
);
create index backup_runs_newest on backup_runs (kind, finished_at desc);
grant select, insert on backup_runs to app_server;

-- What the operator did, beside the audit logs of the organizations that it concerns. Nobody changes or removes a row.
create table operator_acts (
  id uuid primary key default gen_random_uuid(),
  at timestamptz(3) not null default now(),
  operator_id uuid not null references users (id) on delete restrict,
  act text not null,
  -- What it was done to, by its id.
  subject text not null,
  reason text not null
);
create index operator_acts_newest on operator_acts (at desc);
alter table operator_acts enable row level security;
alter table operator_acts force row level security;
create policy operator on operator_acts to app_server
  using (app_server_purpose() = 'operator') with check (app_server_purpose() = 'operator');
grant select, insert on operator_acts to app_server;
create policy operator on memberships for select to app_server using (app_server_purpose() = 'operator');
