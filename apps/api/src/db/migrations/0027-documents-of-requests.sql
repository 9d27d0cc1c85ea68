-- The request of CBP that a document was uploaded for: its answer chooses the document first, for every member.
alter table entry_documents add column answers_request uuid;
alter table entry_documents add constraint entry_documents_request
  foreign key (org_id, answers_request) references customs_notices (org_id, id) not valid;
alter table entry_documents validate constraint entry_documents_request;
create index entry_documents_of_request on entry_documents (org_id, answers_request)
  where answers_request is not null;
