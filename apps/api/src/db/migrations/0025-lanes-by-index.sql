-- The last filed entry of a lane is found by its manufacturer, or by its origin, in any number of entries.
create index entry_shipments_maker on entry_shipments (org_id, manufacturer_id, mode_of_transport, entry_id)
  where manufacturer_id <> '';
create index entry_shipments_origin on entry_shipments (org_id, country_of_origin, mode_of_transport, entry_id)
  where country_of_origin <> '';
