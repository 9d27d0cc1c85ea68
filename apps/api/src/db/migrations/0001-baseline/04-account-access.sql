-- Who may read and write the tables of accounts.

-- The server's own role finds out who someone is before an organisation is known.
grant select, insert, update on users to app_server;
grant select, insert, update, delete on user_preferences, user_notifications to app_server;
grant select, insert, delete on contact_messages to app_server;
grant select, insert on organizations to app_server;
grant select, insert, update on memberships to app_server;
grant select on invitations to app_server;
grant select on org_notifications to app_server;
grant select, delete on mail_deferrals to app_server;

grant select, update on users, user_preferences, user_notifications to app;
grant insert on user_preferences, user_notifications to app;
grant select, update on organizations to app;
grant select, insert, update, delete on addresses, org_preferences, org_notifications, org_bonds to app;
grant select, insert, update, delete on memberships, invitations to app;
grant select, insert, update, delete on notifications to app;
grant select, insert, delete on mail_deferrals to app;
-- A change of digest, quiet hours or time zone moves the mail that waits.
grant update (digest, due_at) on mail_deferrals to app;

alter table users enable row level security;
alter table users force row level security;
create policy server_all on users to app_server using (true) with check (true);
-- Colleagues are seen; only oneself is changed.
create policy org_members on users for select to app
  using (id = app_user_id() or exists (
    select from memberships m where m.org_id = app_org_id() and m.user_id = users.id
  ));
create policy oneself on users for update to app using (id = app_user_id()) with check (id = app_user_id());

alter table user_preferences enable row level security;
alter table user_preferences force row level security;
create policy server_all on user_preferences to app_server using (true) with check (true);
create policy oneself on user_preferences to app using (user_id = app_user_id()) with check (user_id = app_user_id());

alter table user_notifications enable row level security;
alter table user_notifications force row level security;
create policy server_all on user_notifications to app_server using (true) with check (true);
create policy oneself on user_notifications to app using (user_id = app_user_id()) with check (user_id = app_user_id());
-- Who notifies a colleague must know how the colleague wants it.
create policy org_members on user_notifications for select to app
  using (exists (select from memberships m where m.org_id = app_org_id() and m.user_id = user_notifications.user_id));

alter table organizations enable row level security;
alter table organizations force row level security;
create policy server_purpose on organizations to app_server
  using (app_server_purpose() in ('first-organization', 'invitation', 'session', 'operator'))
  with check (app_server_purpose() = 'first-organization');
create policy own_org on organizations to app using (id = app_org_id()) with check (id = app_org_id());

alter table memberships enable row level security;
alter table memberships force row level security;
create policy server_purpose on memberships to app_server
  using (app_server_purpose() in ('session', 'first-organization', 'invitation', 'digest'))
  with check (app_server_purpose() in ('session', 'first-organization'));
create policy own_org on memberships to app using (org_id = app_org_id()) with check (org_id = app_org_id());

-- Of all that a person belongs to, the person sees their own memberships and what those organizations are called.
create policy own_memberships on memberships for select to app_server
  using (app_server_purpose() = 'memberships' and user_id = app_user_id());
create policy own_memberships on organizations for select to app_server
  using (app_server_purpose() = 'memberships' and exists (
    select from memberships m where m.org_id = organizations.id and m.user_id = app_user_id()
  ));

alter table invitations enable row level security;
alter table invitations force row level security;
create policy server_purpose on invitations to app_server
  using (app_server_purpose() = 'invitation')
  with check (false);
create policy own_org on invitations to app using (org_id = app_org_id()) with check (org_id = app_org_id());

alter table org_notifications enable row level security;
alter table org_notifications force row level security;
create policy server_purpose on org_notifications for select to app_server
  using (app_server_purpose() = 'digest');
create policy own_org on org_notifications to app using (org_id = app_org_id()) with check (org_id = app_org_id());

alter table mail_deferrals enable row level security;
alter table mail_deferrals force row level security;
create policy server_purpose on mail_deferrals to app_server
  using (app_server_purpose() = 'digest')
  with check (false);
create policy own_org on mail_deferrals to app using (org_id = app_org_id()) with check (org_id = app_org_id());

alter table addresses enable row level security;
alter table addresses force row level security;
create policy own_org on addresses to app using (org_id = app_org_id()) with check (org_id = app_org_id());

alter table org_preferences enable row level security;
alter table org_preferences force row level security;
create policy own_org on org_preferences to app using (org_id = app_org_id()) with check (org_id = app_org_id());

alter table org_bonds enable row level security;
alter table org_bonds force row level security;
create policy own_org on org_bonds to app using (org_id = app_org_id()) with check (org_id = app_org_id());

alter table notifications enable row level security;
alter table notifications force row level security;
create policy own_org on notifications to app using (org_id = app_org_id()) with check (org_id = app_org_id());

-- Person, session and active membership of a session token; the membership is in the organization that the person
-- chose, else in the first. Every request runs this query, so it is planned once per connection, which plpgsql does and
-- plain SQL text does not. It runs with the caller's rights and returns nothing to a caller without them.
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
  seconds_left double precision
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
      -- An account without a password has no second factor here: Google or the passkey asks for it.
      coalesce(m.requires_second_factor, false) and not coalesce(a."twoFactorEnabled", false)
        and exists (select from auth."account" p where p."userId" = a."id" and p."password" is not null),
      exists (select from public.memberships d where d.user_id = u.id and d.status = 'disabled'),
      -- Written again when it is this old, so that not every request writes.
      s."updatedAt" < now() - interval '5 minutes',
      extract(epoch from s."expiresAt" - now())::double precision
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
