-- Who may do what with the entries' tables: the application sees its organisation's rows; histories it only adds to.
grant select, insert, update, delete on entries, entry_lines, entry_parties, entry_party_profiles, entry_shipments,
  entry_trade_remedies, entry_fee_summaries, entry_presence, entry_acknowledgements to app;
grant select, insert, update on entry_number_ranges, entry_counts, entry_clearance, validations, submissions to app;
grant select, insert on entry_activities, entry_events, entry_json_snapshots, transmission_messages, confirmed_carriers,
  customs_notices to app;
grant select on entry_field_validations to app;
grant update (closed_at, closed_by) on customs_notices to app;

select protect_org_table(name::regclass) from unnest(array[
  'entries', 'entry_lines', 'entry_parties', 'entry_party_profiles', 'entry_shipments', 'entry_trade_remedies',
  'entry_fee_summaries', 'entry_number_ranges', 'entry_counts', 'entry_clearance', 'validations', 'submissions',
  'entry_activities', 'entry_events', 'entry_json_snapshots', 'transmission_messages', 'confirmed_carriers',
  'customs_notices', 'entry_presence', 'entry_acknowledgements'
]) as name;

-- A message of customs belongs to no organisation until it is matched: the server alone sees the inbox, and may find
-- out the organisation of a filed number or of a transmission for that purpose.
grant select, insert, update on customs_inbox to app_server;
grant select (id, org_id, entry_number, status) on entries to app_server;
create policy server_purpose on entries for select to app_server
  using (app_server_purpose() = 'customs' and status not in ('draft', 'validated'));
grant select (id, org_id, entry_id, submitted_at) on submissions to app_server;
create policy server_purpose on submissions for select to app_server
  using (app_server_purpose() = 'customs');
-- npm run keys:rotate encrypts the messages anew; nobody changes what they say.
grant select, update (images) on transmission_messages to app_server;
create policy operator on transmission_messages to app_server
  using (app_server_purpose() = 'operator') with check (app_server_purpose() = 'operator');
