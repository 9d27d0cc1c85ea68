-- Who did what, append-only for the application and chained by hash per organisation: a row that was altered or
-- removed no longer fits its neighbours, and the head tells when the newest rows are missing.
create table audit_events (
  id uuid primary key default gen_random_uuid(),
  org_id uuid not null references organizations (id) on delete restrict,
  seq bigint not null,
  actor_user_id uuid references users (id) on delete restrict,
  entity text not null,
  entity_id text,
  action text not null,
  before_json jsonb,
  after_json jsonb,
  -- Always null: the product records no addresses.
  ip text constraint audit_events_no_ip check (ip is null),
  user_agent text,
  created_at timestamptz not null default now(),
  prev_hash text not null,
  hash text not null,
  unique (org_id, seq)
);
create index audit_events_newest on audit_events (org_id, created_at desc);
create index audit_events_actor on audit_events (org_id, actor_user_id, created_at desc);
create index audit_events_entity on audit_events (org_id, entity, created_at desc);

create table audit_heads (
  org_id uuid primary key references organizations (id) on delete restrict,
  seq bigint not null,
  hash text not null
);

-- What the hash covers: every column, in a text that does not depend on the session's settings.
create function audit_event_hash(e audit_events) returns text
  language sql immutable
  as $$
    select encode(sha256(convert_to(concat_ws(E'\x1f',
      e.prev_hash, e.org_id, e.seq, e.id, coalesce(e.actor_user_id::text, '-'), e.entity, coalesce(e.entity_id, '-'),
      e.action, coalesce(e.before_json::text, '-'), coalesce(e.after_json::text, '-'), coalesce(e.user_agent, '-'),
      to_char(e.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US')
    ), 'UTF8')), 'hex')
  $$;

-- The head's row is also the lock: two transactions of one organisation link one after the other.
create function link_audit_event() returns trigger
  language plpgsql
  as $$
  declare
    head audit_heads;
  begin
    insert into audit_heads (org_id, seq, hash) values (new.org_id, 0, '') on conflict (org_id) do nothing;
    select * into head from audit_heads where org_id = new.org_id for update;
    new.seq := head.seq + 1;
    new.prev_hash := head.hash;
    new.ip := null;
    new.hash := audit_event_hash(new);
    update audit_heads set seq = new.seq, hash = new.hash where org_id = new.org_id;
    return new;
  end $$;

create trigger audit_events_link before insert on audit_events for each row execute function link_audit_event();

-- What the server vouches for: a keyed hash of each event's own hash. Its key is a setting that the database never
-- sees, so whoever owns the tables can alter events and hashes, and still not this.
create table audit_seals (
  org_id uuid not null,
  seq bigint not null,
  -- Names the key by the first digits of its hash.
  key_id text not null,
  mac text not null,
  primary key (org_id, seq),
  foreign key (org_id, seq) references audit_events (org_id, seq) on delete restrict
);

create function refuse_change() returns trigger
  language plpgsql
  as $$ begin raise exception '% is append-only', tg_table_name using errcode = '42501'; end $$;
create trigger audit_events_append_only before update or delete on audit_events
  for each row execute function refuse_change();

create trigger audit_seals_append_only before update or delete on audit_seals
  for each row execute function refuse_change();

grant select, insert on audit_events, audit_seals to app;
grant select, insert, update on audit_heads to app;

alter table audit_events enable row level security;
alter table audit_events force row level security;
create policy own_org on audit_events to app using (org_id = app_org_id()) with check (org_id = app_org_id());

alter table audit_seals enable row level security;
alter table audit_seals force row level security;
create policy own_org on audit_seals to app using (org_id = app_org_id()) with check (org_id = app_org_id());

alter table audit_heads enable row level security;
alter table audit_heads force row level security;
create policy own_org on audit_heads to app using (org_id = app_org_id()) with check (org_id = app_org_id());

-- Names of people who have left stay in the history that they made.
create policy org_actors on users for select to app
  using (exists (select from audit_events a where a.org_id = app_org_id() and a.actor_user_id = users.id));

-- Row-level security binds the owner as well, who checks the chains of all organisations (`npm run audit:verify`):
-- an owner that is no superuser would find nothing to check, and nothing wrong.
do $$
begin
  execute format('create policy owner_checks on audit_events for select to %I using (true)', current_user);
  execute format('create policy owner_checks on audit_seals for select to %I using (true)', current_user);
  execute format('create policy owner_checks on audit_heads for select to %I using (true)', current_user);
end $$;
