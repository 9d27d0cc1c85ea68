-- A message about a cargo release adds, replaces, updates or cancels it. A person at CBP may decide about it later: the
-- answer then neither accepts nor rejects it, and a notice says how it went.
alter table submissions add column action text check (action in ('A', 'R', 'U', 'D'));
alter table submissions add column is_referred boolean not null default false;

-- A summary may carry the release of its goods: one message, and an answer to each. The release is a submission too, which
-- is never sent alone.
alter table submissions add column carried_by uuid;
alter table submissions add constraint submissions_carried_by
  foreign key (org_id, carried_by) references submissions (org_id, id) on delete cascade;
create index submissions_carried on submissions (carried_by) where carried_by is not null;
grant select (carried_by) on submissions to app_server;

-- A message of CBP may be about an entry that is a draft still: its release is filed before its summary.
alter policy server_purpose on entries
  using (app_server_purpose() = 'customs' and (status not in ('draft', 'validated') or exists (
    select from submissions s where s.org_id = entries.org_id and s.entry_id = entries.id)));
alter policy operator on entries
  using (app_server_purpose() = 'operator' and (status not in ('draft', 'validated') or exists (
    select from submissions s where s.org_id = entries.org_id and s.entry_id = entries.id)));
