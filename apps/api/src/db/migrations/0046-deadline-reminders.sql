-- A deadline has several notifications: each goes once. Until now a summary and a payment had one a few days ahead, which
-- counts as that of two working days before.
alter table deadline_notices add column reminder text not null default 'ahead' constraint deadline_notices_reminder
  check (reminder in ('ahead', 'two_days_before', 'day_before', 'last_day', 'late'));
alter table deadline_notices no force row level security;
update deadline_notices set reminder = 'two_days_before' where kind in ('summary', 'payment');
alter table deadline_notices force row level security;
alter table deadline_notices drop constraint deadline_notices_pkey;
alter table deadline_notices add primary key (org_id, entry_id, kind, day, reminder);
