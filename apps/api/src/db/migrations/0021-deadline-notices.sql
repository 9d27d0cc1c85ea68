-- Who is mailed about coming deadlines: a person about their entries, the admins about all of the organization.
alter table user_notifications add column email_deadlines boolean not null default true;
alter table org_notifications add column email_deadlines boolean not null default true;

-- Which deadline of an entry its members have been notified of: each once, also with two servers. Another day of the
-- same kind, such as that of another statement, is another deadline.
create table deadline_notices (
  org_id uuid not null,
  entry_id uuid not null,
  kind text not null
    constraint deadline_notices_kind check (kind in ('summary', 'payment', 'request', 'correction', 'protest')),
  day date not null,
  notified_at timestamptz(3) not null,
  primary key (org_id, entry_id, kind, day),
  foreign key (org_id, entry_id) references entries (org_id, id) on delete cascade
);
select protect_org_table('deadline_notices');
grant select, insert on deadline_notices to app;

-- The daily job goes through the organizations.
create policy deadlines on organizations for select to app_server using (app_server_purpose() = 'deadlines');
