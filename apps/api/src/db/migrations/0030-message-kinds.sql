-- The registry of the server says which kinds of filing and which streams there are (customs/kinds): a new one needs no
-- change of the schema. Names are as the registry writes them.
alter table submissions drop constraint submissions_kind_check;
alter table submissions add constraint submissions_kind_name check (kind ~ '^[a-z][a-z_]*$') not valid;
alter table submissions validate constraint submissions_kind_name;
alter table entry_events drop constraint entry_events_stream_check;
alter table entry_events add constraint entry_events_stream_name check (stream ~ '^[a-z][a-z_]*$') not valid;
alter table entry_events validate constraint entry_events_stream_name;

-- A kind that freezes nothing has no snapshot.
alter table submissions alter column snapshot_version drop not null;
