-- E-mail domains that organizations claim, and what a proven one asks of people with an address there.
create table sign_in_domains (
  id uuid primary key default gen_random_uuid(),
  org_id uuid not null references organizations (id) on delete restrict,
  domain text not null check (domain = lower(domain) and length(domain) between 4 and 253),
  -- What the TXT record of the domain must say.
  token text not null,
  created_by uuid references users (id) on delete set null,
  created_at timestamptz(3) not null,
  proven_at timestamptz(3),
  requires_provider boolean not null default false,
  admits_new boolean not null default false,
  unique (org_id, domain),
  constraint sign_in_domains_proven check (proven_at is not null or not (requires_provider or admits_new))
);
-- Several organizations may wait for a domain; one has it.
create unique index sign_in_domains_owner on sign_in_domains (domain) where proven_at is not null;
select protect_org_table('sign_in_domains');
grant select, insert, delete, update (proven_at, requires_provider, admits_new) on sign_in_domains to app;
-- Who signs in is known before an organization is.
grant select on sign_in_domains to app_server;
create policy session on sign_in_domains for select to app_server using (app_server_purpose() = 'session');
create trigger session_change
  after insert or delete or update of requires_provider on sign_in_domains
  for each row execute function announce_session_change('org_id');

alter table auth."session" add column by_provider boolean not null default false;

-- The organization that has proven the domain of an address, and what it asks. It runs with the caller's rights, for the
-- purpose of sessions, and gives back the purpose that it found.
create function auth.claim_of(given_email text)
returns table (org_id uuid, requires_provider boolean, admits_new boolean)
language plpgsql
as $$
declare
  purpose text := coalesce(current_setting('app.server_purpose', true), '');
begin
  perform set_config('app.server_purpose', 'session', true);
  return query
    select d.org_id, d.requires_provider, d.admits_new
    from public.sign_in_domains d
    where d.domain = lower(split_part(given_email, '@', 2)) and d.proven_at is not null;
  perform set_config('app.server_purpose', purpose, true);
end
$$;

-- True for an active member of an organization that has proven the domain of their address and requires the provider.
create function auth.must_use_provider(given_account uuid) returns boolean
language plpgsql
as $$
declare
  purpose text := coalesce(current_setting('app.server_purpose', true), '');
  answer boolean;
begin
  perform set_config('app.server_purpose', 'session', true);
  select exists (
    select from auth."user" a
    join public.users u on u.auth_id = a."id"
    join public.memberships m on m.user_id = u.id and m.status = 'active'
    join public.sign_in_domains d on d.org_id = m.org_id
    where a."id" = given_account and d.requires_provider and d.domain = lower(split_part(a."email", '@', 2))
  ) into answer;
  perform set_config('app.server_purpose', purpose, true);
  return answer;
end
$$;

-- As before, and by what the session was opened.
drop function auth.session_actor(text);
create function auth.session_actor(given_token text)
returns table (
  session_id uuid,
  auth_id uuid,
  auth_name text,
  auth_email text,
  has_two_factor boolean,
  has_password boolean,
  user_id uuid,
  email text,
  given_name text,
  family_name text,
  timezone text,
  membership_id uuid,
  org_id uuid,
  role text,
  proven_at timestamptz,
  lacks_second_factor boolean,
  is_disabled boolean,
  is_use_outdated boolean,
  seconds_left double precision,
  must_use_provider boolean,
  by_provider boolean
)
language plpgsql
as $$
begin
  -- The purpose for which the server may look into memberships (01-roles.sql); given back at the end.
  perform set_config('app.server_purpose', 'session', true);
  return query
    select s."id", a."id", a."name", a."email", coalesce(a."twoFactorEnabled", false),
      exists (select from auth."account" p where p."userId" = a."id" and p."password" is not null),
      u.id, u.email, u.given_name, u.family_name, u.timezone, m.id, m.org_id, m.role, s.proven_at,
      -- An account without a password has no second factor here: the provider or the passkey asks for it.
      coalesce(m.requires_second_factor, false) and not coalesce(a."twoFactorEnabled", false)
        and exists (select from auth."account" p where p."userId" = a."id" and p."password" is not null),
      exists (select from public.memberships d where d.user_id = u.id and d.status = 'disabled'),
      -- Written again when it is this old, so that not every request writes.
      s."updatedAt" < now() - interval '5 minutes',
      extract(epoch from s."expiresAt" - now())::double precision,
      exists (
        select from public.sign_in_domains d
        join public.memberships b on b.org_id = d.org_id and b.user_id = u.id and b.status = 'active'
        where d.domain = lower(split_part(a."email", '@', 2)) and d.requires_provider
      ),
      s.by_provider
    from auth."session" s
    join auth."user" a on a."id" = s."userId"
    left join public.users u on u.auth_id = a."id"
    left join lateral (
      select held.id, held.org_id, held.role, o.requires_second_factor
      from public.memberships held join public.organizations o on o.id = held.org_id
      where held.user_id = u.id and held.status = 'active'
      order by held.org_id is not distinct from s.active_org_id desc, held.created_at, held.id limit 1
    ) m on true
    where s."token" = given_token and s."expiresAt" > now()
      and not exists (select from auth.disabled_account shut where shut."userId" = a."id");
  perform set_config('app.server_purpose', '', true);
end
$$;
