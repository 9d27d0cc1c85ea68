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
