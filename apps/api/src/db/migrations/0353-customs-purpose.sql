-- To whom a message of customs goes is looked up for that purpose alone.
drop policy server_routes on entries;
create policy server_purpose on entries for select to app_server
  using (app_server_purpose() = 'customs' and status not in ('draft', 'validated'));
drop policy server_routes on submissions;
create policy server_purpose on submissions for select to app_server
  using (app_server_purpose() = 'customs');
