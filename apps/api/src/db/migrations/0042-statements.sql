-- Statements of CBP (PF daily, MS monthly) as they came, each message once. A booked one counts; any other is kept and
-- shown with the reason, and changes nothing. Images are sealed, as they hold importers' numbers.
create table statements (
  id uuid primary key default gen_random_uuid(),
  org_id uuid not null references organizations (id) on delete restrict,
  -- The gateway's id of the message.
  message_id text not null,
  cadence text not null constraint statements_cadence check (cadence in ('daily', 'monthly')),
  booking text not null constraint statements_booking check (booking in ('booked', 'repeated', 'late', 'refused')),
  -- What the block says; null where a refused message does not say it.
  number text,
  status text constraint statements_status check (status in ('preliminary', 'final')),
  print_date date,
  payment_type text,
  due_on date,
  -- What is due, of a final statement what was paid.
  amount numeric(14, 2),
  -- The numbers of its entries, of a monthly statement those of its daily ones.
  lines text[] not null,
  faults jsonb not null default '[]',
  images text not null,
  -- The day on which a person authorized the payment.
  authorized_on date,
  authorized_by uuid references users (id) on delete set null,
  received_at timestamptz(3) not null,
  unique (org_id, id),
  unique (org_id, message_id),
  constraint statements_whole check (booking <> 'booked' or
    num_nulls(number, status, print_date, payment_type, amount) = 0)
);
create unique index statements_booked on statements (org_id, cadence, number, status) where booking = 'booked';
create index statements_newest on statements (org_id, received_at desc);
create index statements_lines on statements using gin (lines);
select protect_org_table('statements'::regclass);
grant select, insert, delete, update (authorized_on, authorized_by) on statements to app;

-- The server finds the organization of a statement by its filer code, by its entries, or by the daily statements that it
-- lists. npm run keys:rotate encrypts the messages anew; nobody changes what they say.
grant select, update (images) on statements to app_server;
create policy server_purpose on statements for select to app_server using (app_server_purpose() = 'customs');
create policy operator on statements to app_server
  using (app_server_purpose() = 'operator') with check (app_server_purpose() = 'operator');
create policy server_purpose on filing_claims for select to app_server
  using (app_server_purpose() = 'customs' and kind = 'filer_code');

-- The summaries on file that were filed for the statement of a day.
create index entries_of_statement on entries (org_id, (draft_data #>> '{totals_declarations,statement_date}'))
  where summary_state = 'on_file';
