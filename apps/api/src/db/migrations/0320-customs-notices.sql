-- What customs says by itself after an answer: status notifications (UC) and release notifications (SO).

-- Every such message as it was received, before anything reads it: kept once under the gateway's id, and kept when
-- nothing here can read it or finds its entry. It belongs to no organisation until it is read, so the server alone
-- sees it. Images are sealed.
create table customs_inbox (
  id text primary key,
  transmission_id text,
  application text not null default '',
  images text not null,
  received_at timestamptz(3) not null,
  state text not null default 'waiting' check (state in ('waiting', 'read', 'unmatched')),
  read_at timestamptz(3)
);
create index customs_inbox_open on customs_inbox (received_at) where state <> 'read';
grant select, insert, update on customs_inbox to app_server;

-- A submission hears of customs more than once: a message is the same when its key is.
alter table transmission_messages add column message_key text not null default '';
alter table transmission_messages drop constraint transmission_messages_once;
alter table transmission_messages
  add constraint transmission_messages_once unique (org_id, submission_id, direction, application, message_key);

-- To whom a message goes: the server may learn the organisation of a filed number or of a transmission, and no more.
create index entries_filed_number on entries (entry_number) where status not in ('draft', 'validated');
grant select (id, org_id, entry_number, status) on entries to app_server;
create policy server_routes on entries for select to app_server using (status not in ('draft', 'validated'));
grant select (id, org_id, entry_id, submitted_at) on submissions to app_server;
create policy server_routes on submissions for select to app_server using (true);

-- What a notice means for an entry: where its goods stand, and what customs asks for until a person ticks it off.
create table customs_notices (
  id uuid primary key default gen_random_uuid(),
  org_id uuid not null,
  entry_id uuid not null,
  code text not null,
  title text not null,
  release text,
  -- When customs acted, by its own clock.
  reported_at text,
  todo text,
  due_on date,
  closed_at timestamptz(3),
  closed_by uuid,
  received_at timestamptz(3) not null,
  seq bigint generated always as identity,
  unique (org_id, id),
  foreign key (org_id, entry_id) references entries (org_id, id) on delete cascade
);
create index customs_notices_of_entry on customs_notices (org_id, entry_id, seq);
create index customs_notices_open on customs_notices (org_id, due_on) where todo is not null and closed_at is null;
grant select, insert on customs_notices to app;
grant update (closed_at, closed_by) on customs_notices to app;
select protect_org_table('customs_notices');
