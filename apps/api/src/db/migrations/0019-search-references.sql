-- The search of the list finds an entry by the beginning of the filer's file reference, as a range of characters.
create index entries_file_reference on entries (org_id, file_reference_no collate "C", id)
  where file_reference_no <> '';
