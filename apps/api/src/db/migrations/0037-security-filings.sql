-- The number that CBP gives a security filing in its answer (SN): advice about it (SA) finds the entry by it.
alter table submissions add column filing_number text;
create index submissions_filing_number on submissions (filing_number) where filing_number is not null;
grant select (filing_number, kind) on submissions to app_server;

-- A security filing is sent while its entry is a draft: the server finds out the organization of what was sent then, too.
drop policy server_purpose on entries;
create policy server_purpose on entries for select to app_server
  using (app_server_purpose() = 'customs' and (status not in ('draft', 'validated') or exists (
    select 1 from submissions s where s.org_id = entries.org_id and s.entry_id = entries.id)));
