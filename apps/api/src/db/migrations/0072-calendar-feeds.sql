-- Secret addresses under which calendars read the deadlines of an organization, one for a member. Only the SHA-256 of the
-- secret is kept: it has 256 random bits.
create table calendar_feeds (
  id uuid primary key default gen_random_uuid(),
  org_id uuid not null references organizations (id) on delete restrict,
  user_id uuid not null references users (id) on delete cascade,
  hash text not null unique,
  created_at timestamptz(3) not null,
  last_read_at timestamptz(3),
  unique (org_id, user_id)
);
select protect_org_table('calendar_feeds');
grant select, insert, delete on calendar_feeds to app;
-- A calendar names its address before its organization is known; the reading is noted then.
grant select, update (last_read_at) on calendar_feeds to app_server;
create policy calendar on calendar_feeds to app_server
  using (app_server_purpose() = 'calendar') with check (app_server_purpose() = 'calendar');
