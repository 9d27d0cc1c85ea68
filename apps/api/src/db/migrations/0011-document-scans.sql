-- What the virus scanner found in a document, by the name of its signature. The content is removed, the row stays.
alter table entry_documents add column found_virus text;
alter table entry_documents add constraint entry_documents_infected
  check ((state = 'infected') = (found_virus is not null));

-- A server that starts looks for documents that wait for the scanner.
create index entry_documents_scanning on entry_documents (org_id, id) where state = 'scanning';
