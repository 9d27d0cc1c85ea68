-- Who a session token stands for: the person, the session, the first active membership. Every request asks, so the
-- query is planned once on a connection, which plpgsql does and plain SQL text would not. It runs with the caller's
-- rights; a caller without them learns nothing.
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
  is_disabled boolean
)
language plpgsql
as $$
begin
  -- The purpose for which the server may look into memberships, see 0351; given back at the end.
  perform set_config('app.server_purpose', 'session', true);
  return query
    select s."id", a."id", a."name", a."email", coalesce(a."twoFactorEnabled", false),
      exists (select from auth."account" p where p."userId" = a."id" and p."password" is not null),
      u.id, u.email, u.given_name, u.family_name, u.timezone, m.id, m.org_id, m.role,
      exists (select from public.memberships d where d.user_id = u.id and d.status = 'disabled')
    from auth."session" s
    join auth."user" a on a."id" = s."userId"
    left join public.users u on u.auth_id = a."id"
    left join lateral (
      select held.id, held.org_id, held.role from public.memberships held
      where held.user_id = u.id and held.status = 'active' order by held.created_at, held.id limit 1
    ) m on true
    where s."token" = given_token and s."expiresAt" > now();
  perform set_config('app.server_purpose', '', true);
end
$$;
