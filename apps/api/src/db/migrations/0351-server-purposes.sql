-- Before an organisation is known the server's own role reads and writes a few tables that belong to organisations.
-- It names what for, and sees the tables of that purpose only: a query that forgot its tenant transaction finds
-- nothing. db/server-transaction.ts lists the purposes.
create function app_server_purpose() returns text
language sql stable
as $$ select nullif(current_setting('app.server_purpose', true), '') $$;

drop policy server_all on organizations;
create policy server_purpose on organizations to app_server
  using (app_server_purpose() in ('first-organization', 'invitation'))
  with check (app_server_purpose() = 'first-organization');

drop policy server_all on memberships;
create policy server_purpose on memberships to app_server
  using (app_server_purpose() in ('session', 'first-organization', 'invitation', 'digest'))
  with check (app_server_purpose() in ('session', 'first-organization'));

drop policy server_all on invitations;
create policy server_purpose on invitations to app_server
  using (app_server_purpose() = 'invitation')
  with check (false);
revoke update on invitations from app_server;

drop policy server_all on org_notifications;
create policy server_purpose on org_notifications for select to app_server
  using (app_server_purpose() = 'digest');

drop policy server_all on mail_deferrals;
create policy server_purpose on mail_deferrals to app_server
  using (app_server_purpose() = 'digest')
  with check (false);
