-- Addresses that are sent events of an organization, and each delivery to them.
create table webhooks (
  id uuid primary key default gen_random_uuid(),
  org_id uuid not null references organizations (id) on delete restrict,
  url text not null check (length(url) between 1 and 500),
  events text[] not null check (cardinality(events) > 0),
  -- Encrypted.
  secret text not null,
  previous_secret text,
  previous_secret_until timestamptz(3),
  created_by uuid references users (id) on delete set null,
  created_at timestamptz(3) not null,
  unique (org_id, id)
);
create table webhook_deliveries (
  id uuid primary key default gen_random_uuid(),
  org_id uuid not null,
  webhook_id uuid not null,
  -- The order of the deliveries of one subject.
  place bigint generated always as identity,
  -- The entry that the event is about; otherwise the delivery alone.
  subject text not null,
  message_id text not null,
  type text not null,
  payload text not null,
  created_at timestamptz(3) not null,
  state text not null default 'pending' check (state in ('pending', 'delivered', 'failed')),
  attempts smallint not null default 0,
  -- From when on attempts count, which end after three days.
  since timestamptz(3) not null,
  next_attempt_at timestamptz(3),
  claimed_until timestamptz(3),
  delivered_at timestamptz(3),
  status smallint,
  problem text,
  foreign key (org_id, webhook_id) references webhooks (org_id, id) on delete cascade
);
create index webhook_deliveries_due on webhook_deliveries (next_attempt_at) where state = 'pending';
create index webhook_deliveries_order on webhook_deliveries (webhook_id, subject, place) where state = 'pending';
create index webhook_deliveries_newest on webhook_deliveries (org_id, webhook_id, place desc);
select protect_org_table('webhooks');
select protect_org_table('webhook_deliveries');
grant select, insert, delete, update (secret, previous_secret, previous_secret_until) on webhooks to app;
grant select, insert, delete, update (state, attempts, since, next_attempt_at, problem) on webhook_deliveries to app;
-- A job sends the deliveries of all organizations.
grant select on webhooks to app_server;
grant select, delete, update (state, attempts, next_attempt_at, claimed_until, delivered_at, status, problem)
  on webhook_deliveries to app_server;
create policy webhooks on webhooks for select to app_server using (app_server_purpose() = 'webhooks');
create policy webhooks on webhook_deliveries to app_server
  using (app_server_purpose() = 'webhooks') with check (app_server_purpose() = 'webhooks');
