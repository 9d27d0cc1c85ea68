-- Who has acknowledged the final review of an entry as it stands, and when: each person for themselves. A change after
-- signing takes all rows of the entry away; the history of the deeds stands in entry_activities.
create table entry_acknowledgements (
  org_id uuid not null,
  entry_id uuid not null,
  user_id uuid not null references users (id) on delete cascade,
  acknowledged_at timestamptz(3) not null,
  primary key (org_id, entry_id, user_id),
  foreign key (org_id, entry_id) references entries (org_id, id) on delete cascade
);
grant select, insert, update, delete on entry_acknowledgements to app;
select protect_org_table('entry_acknowledgements');
