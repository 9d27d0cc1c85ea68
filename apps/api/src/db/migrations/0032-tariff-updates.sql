-- Editions of the tariff that the server fetched from the publisher: one attempt a day over all servers, with what came
-- of it. What waits for the operator keeps its rows; a decision empties them, since an edition that is taken has its own
-- row in tariff_editions.
create table tariff_updates (
  id uuid primary key default gen_random_uuid(),
  fetched_on date not null unique,
  fetched_at timestamptz(3) not null,
  -- The machine that fetched it.
  fetched_by text not null,
  source text not null,
  state text not null check (state in
    ('fetching', 'failed', 'refused', 'known', 'waiting', 'approved', 'declined', 'superseded')),
  -- 'HTS 2026 Rev 21'
  edition text,
  first_day date,
  schedule_sha256 text,
  row_count integer,
  packed bytea,
  -- Counts, and the first numbers of each kind of change.
  difference jsonb,
  -- Messages: why it failed or was refused.
  problems jsonb not null default '[]',
  decided_by text,
  decided_at timestamptz(3),
  reason text
);

alter table tariff_updates enable row level security;
alter table tariff_updates force row level security;
create policy everyone_reads on tariff_updates for select to app_server using (true);
create policy operator_adds on tariff_updates for insert to app_server
  with check (app_server_purpose() = 'operator');
create policy operator_decides on tariff_updates for update to app_server
  using (app_server_purpose() = 'operator');
grant select, insert, update on tariff_updates to app_server;

-- An edition that was fetched comes without the notes to chapter 99.
alter table tariff_editions alter column notes_sha256 drop not null;
