-- Documents of an entry, and how long its records are kept. Their content is in a folder or a bucket, encrypted; the
-- rows say what it is and hold its key, encrypted under DOCUMENTS_KEY.
alter table organizations
  -- Years after the entry date for which records of filed entries are kept; the law asks for five (19 CFR 163.4(a)).
  add column retention_years integer not null default 7
    constraint organizations_retention_years check (retention_years between 5 and 30);

create table entry_documents (
  id uuid primary key,
  org_id uuid not null,
  entry_id uuid not null,
  name text not null constraint entry_documents_name check (btrim(name) <> ''),
  kind text not null,
  -- Which certificate or other document.
  detail text not null default '',
  state text not null default 'uploading' check (state in ('uploading', 'scanning', 'ready', 'infected')),
  -- By content; null until the document is complete.
  type text,
  size bigint not null check (size > 0),
  received_parts integer not null default 0,
  modified_at timestamptz(3),
  -- Of the content, as hex digits; null until the document is complete.
  sha256 text check (sha256 ~ '^[0-9a-f]{64}$'),
  -- The key of the content, encrypted.
  sealed_key text not null,
  -- The missing-document code of block 18 that the document answers.
  answers_code text check (answers_code ~ '^[0-9]{2}$'),
  uploaded_by uuid,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  unique (org_id, id),
  foreign key (org_id, entry_id) references entries (org_id, id) on delete cascade,
  constraint entry_documents_complete check (state = 'uploading' or (type is not null and sha256 is not null))
);
create unique index entry_documents_content on entry_documents (org_id, entry_id, sha256) where sha256 is not null;
create index entry_documents_of_entry on entry_documents (org_id, entry_id, created_at);
create index entry_documents_unfinished on entry_documents (updated_at) where state = 'uploading';

-- A hold keeps the records of an entry whatever their age, until an administrator ends it.
create table entry_legal_holds (
  org_id uuid not null,
  entry_id uuid not null,
  reason text not null constraint entry_legal_holds_reason check (btrim(reason) <> ''),
  held_by uuid,
  since timestamptz(3) not null,
  primary key (org_id, entry_id),
  foreign key (org_id, entry_id) references entries (org_id, id) on delete restrict
);

-- The law of retention, for whoever deletes: a member, an administrator, the server. The domain says the same in
-- packages/domain/src/documents/retention.ts.
create function keep_records(kept_org uuid, kept_entry uuid) returns void
  language plpgsql
  as $$
  begin
    if exists (select from entry_legal_holds where org_id = kept_org and entry_id = kept_entry) then
      raise exception 'The records of this entry are on legal hold' using errcode = 'restrict_violation';
    end if;
    if exists (
      select from entries e join organizations o on o.id = e.org_id
      where e.org_id = kept_org and e.id = kept_entry
        and (e.status not in ('draft', 'validated')
          or exists (select from submissions s where s.org_id = e.org_id and s.entry_id = e.id))
        and coalesce(e.entry_date + make_interval(years => o.retention_years) > now(), true)
    ) then
      raise exception 'The records of a filed entry are kept' using errcode = 'restrict_violation';
    end if;
  end $$;

create function keep_document() returns trigger
  language plpgsql
  as $$
  begin
    if old.state <> 'uploading' then perform keep_records(old.org_id, old.entry_id); end if;
    return old;
  end $$;
create trigger entry_documents_kept before delete on entry_documents for each row execute function keep_document();

create function keep_entry() returns trigger
  language plpgsql
  as $$ begin perform keep_records(old.org_id, old.id); return old; end $$;
create trigger entries_kept before delete on entries for each row execute function keep_entry();

-- What a document is stays as it was when it was complete.
create function keep_content() returns trigger
  language plpgsql
  as $$
  begin
    if old.state <> 'uploading' and (new.sha256, new.size, new.type, new.entry_id, new.org_id)
      is distinct from (old.sha256, old.size, old.type, old.entry_id, old.org_id) then
      raise exception 'The content of a document does not change' using errcode = 'restrict_violation';
    end if;
    return new;
  end $$;
create trigger entry_documents_unaltered before update on entry_documents
  for each row execute function keep_content();

grant select, insert, update, delete on entry_documents, entry_legal_holds to app;
select protect_org_table(name::regclass) from unnest(array['entry_documents', 'entry_legal_holds']) as name;

-- The server looks which stored content has no document any more, and drops uploads that nobody went on with.
grant select (id, org_id, state, updated_at), delete on entry_documents to app_server;
create policy server_purpose on entry_documents for select to app_server
  using (app_server_purpose() = 'documents');
create policy server_deletes on entry_documents for delete to app_server
  using (app_server_purpose() = 'documents' and state = 'uploading');
