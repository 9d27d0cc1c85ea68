-- The list of an organization's messages with CBP, the newest first.
create index transmission_messages_newest on transmission_messages (org_id, at desc, id desc);
