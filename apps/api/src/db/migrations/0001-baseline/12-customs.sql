-- What is filed with customs, and what customs answers and notifies (AX, UC, SO).

-- One submission: a frozen snapshot and the transmission that carries it. Its id is the transmission's id, under
-- which customs files the same bytes once. Images are kept sealed, as they hold the importer's number.
create table submissions (
  id uuid primary key,
  org_id uuid not null,
  entry_id uuid not null,
  snapshot_version integer not null,
  -- Where it goes: the simulator is practice.
  gateway text not null check (gateway in ('simulator', 'directory')),
  state text not null default 'queued' check (state in ('queued', 'sending', 'retrying', 'answered', 'failed')),
  attempts integer not null default 0,
  next_attempt_at timestamptz(3),
  -- A message; it becomes a sentence when it is shown.
  last_problem jsonb,
  images text not null,
  disposition text,
  version text,
  conditions jsonb not null default '[]',
  submitted_by uuid,
  submitted_at timestamptz(3) not null,
  sent_at timestamptz(3),
  -- When the carrier had all bytes: no server hands them over again.
  handed_over_at timestamptz(3),
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
  -- Distinguishes messages of one kind, of which a submission receives several.
  message_key text not null default '',
  at timestamptz(3) not null,
  -- The same message recorded twice, after a crash between sending and storing, is one message.
  constraint transmission_messages_once unique (org_id, submission_id, direction, application, message_key),
  foreign key (org_id, submission_id) references submissions (org_id, id)
);

-- What the filing goes through, append-only for the application.
create table entry_events (
  id uuid primary key default gen_random_uuid(),
  org_id uuid not null,
  entry_id uuid not null,
  stream text not null check (stream in ('entry_summary', 'cargo_release', 'cbp_request')),
  kind text not null,
  direction text not null check (direction in ('sent', 'received', 'local')),
  -- A message, and messages in their order; they become sentences when they are shown.
  title jsonb not null,
  detail jsonb not null default '[]',
  code text,
  tone text not null check (tone in ('neutral', 'ok', 'bad', 'wait')),
  message_id uuid references transmission_messages (id),
  actor_user_id uuid,
  occurred_at timestamptz(3) not null,
  seq bigint generated always as identity,
  foreign key (org_id, entry_id) references entries (org_id, id) on delete cascade
);
create index entry_events_log on entry_events (org_id, entry_id, seq);

-- Every notification (UC, SO) as it was received, before anything reads it: kept once under the gateway's id, and kept when
-- nothing here can read it or finds its entry. It belongs to no organisation until it is read, so the server alone
-- sees it. Images are sealed.
create table customs_inbox (
  id text primary key,
  transmission_id text,
  application text not null default '',
  images text not null,
  received_at timestamptz(3) not null,
  state text not null default 'waiting' check (state in ('waiting', 'read', 'unmatched')),
  read_at timestamptz(3)
);
create index customs_inbox_open on customs_inbox (received_at) where state <> 'read';

-- The numbers under which an organization may file with CBP: the operator has seen that they are its own. An importer
-- number that is a person's is sealed. One filer code belongs to one organization.
create table filing_claims (
  id uuid primary key default gen_random_uuid(),
  org_id uuid not null references organizations (id) on delete restrict,
  kind text not null constraint filing_claims_kind check (kind in ('filer_code', 'importer_number')),
  number text not null,
  confirmed_at timestamptz not null default now()
);
create index filing_claims_of_organization on filing_claims (org_id, kind);
create unique index filing_claims_filer_code on filing_claims (number) where kind = 'filer_code';
select protect_org_table('filing_claims');
grant select on filing_claims to app;
-- Members never confirm: npm run customs:confirm does, outside every organization's transaction.
grant select, insert, update (number) on filing_claims to app_server;
create policy operator on filing_claims to app_server
  using (app_server_purpose() = 'operator') with check (app_server_purpose() = 'operator');

-- What a notice means for an entry: where its goods stand, and what customs asks for until a person marks it as done.
create table customs_notices (
  id uuid primary key default gen_random_uuid(),
  org_id uuid not null,
  entry_id uuid not null,
  code text not null,
  -- Messages; they become sentences when they are shown.
  title jsonb not null,
  release text,
  -- When customs acted, by its own clock.
  reported_at text,
  -- What the filer has to do, when customs asks for something.
  action_required jsonb,
  due_on date,
  closed_at timestamptz(3),
  closed_by uuid,
  received_at timestamptz(3) not null,
  seq bigint generated always as identity,
  unique (org_id, id),
  foreign key (org_id, entry_id) references entries (org_id, id) on delete cascade
);
create index customs_notices_of_entry on customs_notices (org_id, entry_id, seq);
create index customs_notices_open on customs_notices (org_id, due_on)
  where action_required is not null and closed_at is null;
