-- Drafts whose summary's days cannot be counted yet, the newest first: what the dashboard's tasks read besides those due.
create index entries_undated on entries (org_id, created_at)
  where status = 'draft' and not archived and entry_date is null;
