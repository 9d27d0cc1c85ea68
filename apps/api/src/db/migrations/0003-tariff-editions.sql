-- Editions of the tariff schedule that an operator loaded, beside the one that comes with the product. They belong to
-- no organization. The rows are append-only: an edition that was wrong is loaded again, and the later load counts.
create table tariff_editions (
  id uuid primary key default gen_random_uuid(),
  -- 'HTS 2026 Rev 21'
  name text not null,
  first_day date not null,
  source text not null,
  -- Of the official files, so that anyone can compare them with the publisher's.
  schedule_sha256 text not null,
  notes_sha256 text not null,
  row_count integer not null,
  -- The rows as lines of text, compressed by brotli.
  packed bytea not null,
  -- What product lists of chapter 99 gain: program, list and numbers.
  grown jsonb not null default '[]',
  loaded_by text not null,
  loaded_at timestamptz(3) not null default now()
);
create index tariff_editions_in_order on tariff_editions (loaded_at);

alter table tariff_editions enable row level security;
alter table tariff_editions force row level security;
create policy everyone_reads on tariff_editions for select to app_server using (true);
create policy operator_loads on tariff_editions for insert to app_server
  with check (app_server_purpose() = 'operator');
grant select, insert on tariff_editions to app_server;

create trigger tariff_editions_append_only before update or delete on tariff_editions
  for each row execute function refuse_change();
