-- The three filings of a shipment, as lists, tasks and deadlines read them. What follows from the draft: how the goods are
-- released, whether they need a security filing, and the last day of the security filing.
alter table entries add column release_method text check (release_method in ('with_summary', 'first', 'elsewhere'));
alter table entries add column needs_security_filing boolean not null default false;
alter table entries add column security_filing_due_on date;
-- What CBP has of the security filing, the release and the goods; null before anything was filed.
alter table entries add column filings jsonb;
-- The day of CBP's release: the ten working days of summary and payment count from it.
alter table entries add column released_on date;

-- Open entries by the date from which their summary's ten working days count, and drafts that have none yet. The indexes
-- that they replace (entries_due, entries_undated) stay for servers of the version before.
create index entries_summary_due on entries (org_id, coalesce(released_on, entry_date), id)
  where status in ('draft', 'validated') and not archived and coalesce(released_on, entry_date) is not null;
create index entries_without_days on entries (org_id, created_at)
  where status = 'draft' and not archived and coalesce(released_on, entry_date) is null;
-- Security filings by their last day.
create index entries_security_filing_due on entries (org_id, security_filing_due_on)
  where security_filing_due_on is not null and not archived;

alter table deadline_notices drop constraint deadline_notices_kind;
alter table deadline_notices add constraint deadline_notices_kind
  check (kind in ('security_filing', 'summary', 'payment', 'request', 'correction', 'protest'));
