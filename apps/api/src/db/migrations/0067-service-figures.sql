-- What the installation measures of itself for its public pages: counts and medians over what went to CBP. Practice and
-- drafts are not seen, and of an entry nothing but times and answers.
grant select (created_at, corrects_entry_id) on entries to app_server;
grant select (kind, gateway, disposition) on submissions to app_server;
grant select (org_id, entry_id, release, received_at) on customs_notices to app_server;
create policy figures on entries for select to app_server
  using (app_server_purpose() = 'figures' and status not in ('draft', 'validated'));
create policy figures on submissions for select to app_server
  using (app_server_purpose() = 'figures' and gateway <> 'simulator');
create policy figures on customs_notices for select to app_server using (app_server_purpose() = 'figures');

-- How many of the checks of a day ran, one each five minutes: while server or database are away, none does.
create table service_checks (
  day date primary key,
  made integer not null check (made between 1 and 288)
);
grant select, insert, update on service_checks to app_server;
