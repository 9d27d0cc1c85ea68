-- Since when the record of a domain is missing, as the daily check saw it. A proven domain whose record stays away is
-- suspended: it is not proven any more and asks nothing of its people, until its record is seen again.
alter table sign_in_domains add column record_missing_since timestamptz(3);
grant update (record_missing_since) on sign_in_domains to app;
create policy record_check on sign_in_domains for select to app_server
  using (app_server_purpose() = 'sign-in-domains');
