-- What an organization asks the operator to confirm: that a filer code or importer number is its own. The letter of CBP
-- that shows it lies in the row, encrypted, so that it is backed up, renewed and deleted with it.
create table filing_requests (
  id uuid primary key default gen_random_uuid(),
  org_id uuid not null references organizations (id) on delete restrict,
  kind text not null constraint filing_requests_kind check (kind in ('filer_code', 'importer_number')),
  number text not null,
  state text not null default 'open' constraint filing_requests_state check (state in ('open', 'confirmed', 'refused')),
  asked_by uuid references users (id) on delete set null,
  asked_at timestamptz(3) not null,
  letter_name text,
  letter_type text,
  letter_size integer,
  letter text,
  -- Why the operator refused.
  reason text not null default '',
  decided_at timestamptz(3),
  unique (org_id, id),
  constraint filing_requests_letter check ((letter is null) = (letter_name is null))
);
create index filing_requests_of_organization on filing_requests (org_id, asked_at desc);
create index filing_requests_open on filing_requests (asked_at) where state = 'open';
select protect_org_table('filing_requests');
grant select, insert, delete on filing_requests to app;
-- The operator decides, outside every organization's transaction.
grant select, update (state, reason, decided_at, number, letter) on filing_requests to app_server;
create policy operator on filing_requests to app_server
  using (app_server_purpose() = 'operator') with check (app_server_purpose() = 'operator');
