-- The search of the list finds an entry by the beginning of its bill of lading or air waybill, as a range of characters.
create index entry_shipments_bill on entry_shipments (org_id, bl_awb collate "C", entry_id);
