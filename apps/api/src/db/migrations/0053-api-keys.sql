-- Keys with which programs of an organization call the API. Only the SHA-256 of a key is kept: it has 256 random bits, so
-- that no slower hash protects it better.
create table api_keys (
  id uuid primary key default gen_random_uuid(),
  org_id uuid not null references organizations (id) on delete restrict,
  -- The key as who acts: a row without an account, by which history and audit log name it.
  user_id uuid not null unique references users (id) on delete restrict,
  name text not null check (length(name) between 1 and 80),
  hash text not null unique,
  hint text not null,
  scopes text[] not null check (
    cardinality(scopes) > 0 and scopes <@ array['read', 'drafts', 'documents', 'reports']),
  -- Addresses and networks that may use it; none for any.
  networks text[] not null,
  created_by uuid references users (id) on delete set null,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  last_used_at timestamptz(3),
  revoked_at timestamptz(3),
  revoked_by uuid references users (id) on delete set null,
  unique (org_id, id)
);
create index api_keys_newest on api_keys (org_id, created_at desc);
select protect_org_table('api_keys');
grant select, insert, delete, update (revoked_at, revoked_by) on api_keys to app;
-- A request names its key before its organization is known; its use is noted then.
grant select, update (last_used_at) on api_keys to app_server;
create policy key on api_keys to app_server
  using (app_server_purpose() = 'key') with check (app_server_purpose() = 'key');
create policy org_keys on users for select to app
  using (exists (select from api_keys k where k.org_id = app_org_id() and k.user_id = users.id));

create function auth.key_actor(given_hash text)
returns table (
  id uuid, org_id uuid, user_id uuid, name text, scopes text[], networks text[], timezone text,
  created_by uuid, is_expired boolean, is_revoked boolean
)
language plpgsql
as $$
begin
  perform set_config('app.server_purpose', 'key', true);
  -- Written again after a minute, so that not every request writes.
  update public.api_keys k set last_used_at = now()
    where k.hash = given_hash and k.revoked_at is null and k.expires_at > now()
      and coalesce(k.last_used_at < now() - interval '1 minute', true);
  return query
    select k.id, k.org_id, k.user_id, k.name, k.scopes, k.networks, u.timezone, k.created_by, k.expires_at <= now(),
      k.revoked_at is not null
    from public.api_keys k join public.users u on u.id = k.user_id
    where k.hash = given_hash;
  perform set_config('app.server_purpose', '', true);
end
$$;
revoke all on function auth.key_actor(text) from public;
grant execute on function auth.key_actor(text) to app_server;
