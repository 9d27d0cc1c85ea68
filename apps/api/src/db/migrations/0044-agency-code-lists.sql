-- Codes of other agencies (Appendix PGA, Appendix R) that an operator loaded from a file. They belong to no organization.
-- The rows are append-only: the newest load of a list counts, whole.
create table agency_code_lists (
  id uuid primary key default gen_random_uuid(),
  -- 'intended-use'
  list text not null check (length(list) between 1 and 40),
  -- Code, meaning, first and last day; a day that the file leaves out is ''.
  codes jsonb not null,
  source text not null,
  sha256 text not null,
  loaded_by text not null,
  loaded_at timestamptz(3) not null default now(),
  -- Of loads in one instant the later one counts.
  load_number bigint generated always as identity
);
create index agency_code_lists_newest on agency_code_lists (list, load_number desc);

alter table agency_code_lists enable row level security;
alter table agency_code_lists force row level security;
create policy everyone_reads on agency_code_lists for select to app, app_server using (true);
create policy operator_loads on agency_code_lists for insert to app_server
  with check (app_server_purpose() = 'operator');
grant select on agency_code_lists to app;
grant select, insert on agency_code_lists to app_server;

create trigger agency_code_lists_append_only before update or delete on agency_code_lists
  for each row execute function refuse_change();
