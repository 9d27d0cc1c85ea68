-- What people did with an entry, and the versions that were frozen. Both are append-only for the application; what the
-- filing goes through is in entry_events (12-customs.sql).
create table entry_activities (
  id uuid primary key default gen_random_uuid(),
  org_id uuid not null,
  entry_id uuid not null,
  activity_type text not null,
  activity_data jsonb not null default '{}',
  user_id uuid,
  occurred_at timestamptz(3) not null default now(),
  foreign key (org_id, entry_id) references entries (org_id, id) on delete cascade
);
create index entry_activities_timeline on entry_activities (org_id, entry_id, occurred_at, id);
-- An unsigned draft shows the change that voided its signature; few entries have one.
create index entry_activities_voided on entry_activities (org_id, entry_id, occurred_at)
  where activity_type = 'signature_voided';

-- Canonical JSON of an entry, versions counted from 1; personal numbers are masked in it.
create table entry_json_snapshots (
  id uuid not null default gen_random_uuid(),
  org_id uuid not null,
  entry_id uuid not null,
  version integer not null check (version > 0),
  schema_version text not null,
  payload jsonb not null,
  generated_at timestamptz(3) not null,
  generated_by uuid,
  metadata jsonb not null default '{}',
  primary key (org_id, entry_id, version),
  constraint entry_json_snapshots_id unique (org_id, id),
  foreign key (org_id, entry_id) references entries (org_id, id) on delete cascade
);
alter table entries add constraint entries_latest_snapshot
  foreign key (org_id, snapshot_id) references entry_json_snapshots (org_id, id);

-- Who has an entry open to edit it, by browser tab. Rows live for seconds: who is not seen again is gone.
create table entry_presence (
  org_id uuid not null,
  entry_id uuid not null,
  user_id uuid not null references users (id) on delete cascade,
  tab text not null default '',
  page text not null,
  since timestamptz(3) not null,
  seen_at timestamptz(3) not null,
  primary key (org_id, entry_id, user_id, tab),
  foreign key (org_id, entry_id) references entries (org_id, id) on delete cascade
);

-- Vessel carrier prefixes that an organisation has confirmed although the table lacks them.
create table confirmed_carriers (
  org_id uuid not null references organizations (id) on delete cascade,
  prefix text not null check (prefix ~ '^[A-Z0-9]{3}$'),
  confirmed_by uuid,
  confirmed_at timestamptz(3) not null default now(),
  primary key (org_id, prefix)
);
