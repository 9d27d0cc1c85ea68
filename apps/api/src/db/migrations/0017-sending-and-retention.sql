-- How often CBP has asked to send a submission again: an answer that belongs to an earlier sending changes nothing.
alter table submissions add column sent_again integer not null default 0;
-- A filed entry whose retention has ended can be deleted (keep_records decides): what was filed goes with it.
alter table transmission_messages
  drop constraint transmission_messages_org_id_submission_id_fkey,
  add constraint transmission_messages_org_id_submission_id_fkey
    foreign key (org_id, submission_id) references submissions (org_id, id) on delete cascade not valid;
alter table transmission_messages validate constraint transmission_messages_org_id_submission_id_fkey;
alter table submissions
  drop constraint submissions_org_id_entry_id_fkey,
  add constraint submissions_org_id_entry_id_fkey
    foreign key (org_id, entry_id) references entries (org_id, id) on delete cascade not valid;
alter table submissions validate constraint submissions_org_id_entry_id_fkey;

-- A deleted organization gives back the numbers that were confirmed for it.
grant delete on filing_claims to app;
