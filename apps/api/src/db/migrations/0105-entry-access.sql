-- Who may do what with the entries' tables: the application sees its organisation's rows; histories it only adds to.
grant select, insert, update, delete on entries, entry_lines, entry_parties, entry_party_profiles, entry_shipments,
  entry_trade_remedies, entry_fee_summaries to app;
grant select, insert, update on entry_number_ranges, entry_counts, entry_clearance, validations, submissions to app;
grant select, insert on entry_activities, entry_events, entry_json_snapshots, transmission_messages, confirmed_carriers
  to app;

select protect_org_table(name::regclass) from unnest(array[
  'entries', 'entry_lines', 'entry_parties', 'entry_party_profiles', 'entry_shipments', 'entry_trade_remedies',
  'entry_fee_summaries', 'entry_number_ranges', 'entry_counts', 'entry_clearance', 'validations', 'submissions',
  'entry_activities', 'entry_events', 'entry_json_snapshots', 'transmission_messages', 'confirmed_carriers'
]) as name;
