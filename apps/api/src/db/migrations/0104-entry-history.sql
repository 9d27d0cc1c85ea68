-- What happened to an entry. Activities are what people did in the wizard, events what the filing went through;
-- both are append-only for the application.
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

-- Canonical JSON of an entry, versions counted from 1; personal numbers are masked in it.
create table entry_json_snapshots (
  org_id uuid not null,
  entry_id uuid not null,
  version integer not null check (version > 0),
  schema_version text not null,
  payload jsonb not null,
  generated_at timestamptz(3) not null,
  generated_by uuid,
  metadata jsonb not null default '{}',
  primary key (org_id, entry_id, version),
  foreign key (org_id, entry_id) references entries (org_id, id) on delete cascade
);

-- One submission: a frozen snapshot and the transmission that carries it. Its id is the transmission's id, under
-- which customs files the same bytes once. Images are kept sealed, as they hold the importer's number.
create table submissions (
  id uuid primary key,
  org_id uuid not null,
  entry_id uuid not null,
  snapshot_version integer not null,
  state text not null default 'queued' check (state in ('queued', 'sending', 'retrying', 'answered', 'failed')),
  attempts integer not null default 0,
  next_attempt_at timestamptz(3),
  last_problem text,
  images text not null,
  disposition text,
  version text,
  conditions jsonb not null default '[]',
  submitted_by uuid,
  submitted_at timestamptz(3) not null,
  sent_at timestamptz(3),
  answered_at timestamptz(3),
  unique (org_id, id),
  foreign key (org_id, entry_id) references entries (org_id, id),
  foreign key (org_id, entry_id, snapshot_version) references entry_json_snapshots (org_id, entry_id, version)
);
create index submissions_newest on submissions (org_id, entry_id, submitted_at);

create table transmission_messages (
  id uuid primary key default gen_random_uuid(),
  org_id uuid not null,
  submission_id uuid not null,
  direction text not null check (direction in ('sent', 'received')),
  application text not null,
  images text not null,
  at timestamptz(3) not null,
  -- The same message recorded twice, after a crash between sending and storing, is one message.
  constraint transmission_messages_once unique (org_id, submission_id, direction, application),
  foreign key (org_id, submission_id) references submissions (org_id, id)
);

create table entry_events (
  id uuid primary key default gen_random_uuid(),
  org_id uuid not null,
  entry_id uuid not null,
  stream text not null check (stream in ('entry_summary', 'cargo_release', 'cbp_request')),
  kind text not null,
  direction text not null check (direction in ('sent', 'received', 'local')),
  title text not null,
  detail text,
  code text,
  tone text not null check (tone in ('neutral', 'ok', 'bad', 'wait')),
  message_id uuid references transmission_messages (id),
  actor_user_id uuid,
  occurred_at timestamptz(3) not null,
  seq bigint generated always as identity,
  foreign key (org_id, entry_id) references entries (org_id, id) on delete cascade
);
create index entry_events_log on entry_events (org_id, entry_id, seq);

-- Vessel carrier prefixes that an organisation has confirmed although the table lacks them.
create table confirmed_carriers (
  org_id uuid not null references organizations (id) on delete cascade,
  prefix text not null check (prefix ~ '^[A-Z0-9]{3}$'),
  confirmed_by uuid,
  confirmed_at timestamptz(3) not null default now(),
  primary key (org_id, prefix)
);
