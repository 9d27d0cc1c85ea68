-- The stored object of each part, in order. A part that is sent again is a new object: nothing that arrives late replaces
-- bytes that were inspected. A part without a name here is stored under its index.
alter table entry_documents add column part_objects text[] not null default '{}';

-- What a document is stays as it was when it was complete, and so does where its content is.
create or replace function keep_content() returns trigger
  language plpgsql
  as $$
  begin
    if old.state <> 'uploading' and (new.sha256, new.size, new.type, new.entry_id, new.org_id, new.part_objects)
      is distinct from (old.sha256, old.size, old.type, old.entry_id, old.org_id, old.part_objects) then
      raise exception 'The content of a document does not change' using errcode = 'restrict_violation';
    end if;
    return new;
  end $$;

-- The server removes stored objects that are a part of no document.
grant select (part_objects) on entry_documents to app_server;
