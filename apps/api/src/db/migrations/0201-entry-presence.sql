-- Who has an entry open to edit it. Rows live for seconds: who is not seen again is gone.
create table entry_presence (
  org_id uuid not null,
  entry_id uuid not null,
  user_id uuid not null references users (id) on delete cascade,
  page text not null,
  since timestamptz(3) not null,
  seen_at timestamptz(3) not null,
  primary key (org_id, entry_id, user_id),
  foreign key (org_id, entry_id) references entries (org_id, id) on delete cascade
);
grant select, insert, update, delete on entry_presence to app;
select protect_org_table('entry_presence');
