-- Measures of chapter 99 that a maintainer publishes between two versions of the product. They are fetched beside the
-- schedule, each once a day.
alter table tariff_updates add column kind text not null default 'schedule' check (kind in ('schedule', 'measures'));
alter table tariff_updates drop constraint tariff_updates_fetched_on_key;
alter table tariff_updates add constraint tariff_updates_one_a_day unique (kind, fetched_on);
-- Messages: what a file of measures changes.
alter table tariff_updates add column changes jsonb not null default '[]';

-- Editions of measures that an operator approved. The later one counts, whole; rows are append-only.
create table tariff_measures (
  id uuid primary key default gen_random_uuid(),
  -- '2026-12-01', or '2026-12-01.2'
  edition text not null unique,
  -- The first day whose duties it changes.
  first_day date not null,
  source text not null,
  sha256 text not null,
  document jsonb not null,
  loaded_by text not null,
  loaded_at timestamptz(3) not null default now()
);
create index tariff_measures_in_order on tariff_measures (loaded_at);

alter table tariff_measures enable row level security;
alter table tariff_measures force row level security;
create policy everyone_reads on tariff_measures for select to app_server using (true);
create policy operator_loads on tariff_measures for insert to app_server
  with check (app_server_purpose() = 'operator');
grant select, insert on tariff_measures to app_server;

create trigger tariff_measures_append_only before update or delete on tariff_measures
  for each row execute function refuse_change();
