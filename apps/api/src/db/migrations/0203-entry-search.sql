-- The search looks numbers up by ranges of characters, so they compare as bytes whatever the database's language; the
-- distinct brokers' names of an organisation are read from their index.
alter table entries alter column entry_number type text collate "C";
create index entries_by_broker on entries (org_id, archived, broker_name, id);
