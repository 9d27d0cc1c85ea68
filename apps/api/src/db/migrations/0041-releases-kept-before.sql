-- Entries of which CBP said something before migration 0039: their notices are encrypted, so a job of the server reads
-- them and keeps the day of release (`earlier-releases.job.ts`). The index is empty once it has done so.
create index entries_releases_not_kept on entries (org_id, id) where release_status is not null and filings is null;
-- A server that starts finds the organizations that have some, for the purpose 'customs'.
grant select (release_status, filings) on entries to app_server;
