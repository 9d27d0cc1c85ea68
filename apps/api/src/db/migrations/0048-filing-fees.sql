-- The operator's own fee for filings, where the settings have a price (FEE_PRICES).

-- The prices that organizations were notified of, and when: one that is not here is not charged.
create table fee_prices (
  from_day date not null,
  amount numeric(10, 2) not null check (amount >= 0),
  announced_on date not null,
  announced_at timestamptz(3) not null default clock_timestamp(),
  primary key (from_day, amount)
);
grant select on fee_prices to app;
grant select, insert on fee_prices to app_server;

-- The last number of a month: invoices are numbered without a gap over all organizations.
create table fee_invoice_numbers (
  month text primary key check (month ~ '^\d{4}-\d{2}$'),
  last integer not null check (last > 0)
);
grant select, insert, update on fee_invoice_numbers to app;

create table fee_invoices (
  id uuid primary key default gen_random_uuid(),
  org_id uuid not null references organizations (id) on delete restrict,
  number text not null unique,
  month text not null,
  issued_on date not null,
  due_on date not null check (due_on >= issued_on),
  amount numeric(12, 2) not null check (amount > 0),
  -- Who charged and who is charged, as the settings and the organization had them on that day.
  seller text not null,
  buyer text not null,
  created_at timestamptz(3) not null default now(),
  unique (org_id, id)
);
create index fee_invoices_newest on fee_invoices (org_id, issued_on desc);
select protect_org_table('fee_invoices'::regclass);
grant select, insert, delete on fee_invoices to app;

-- One line for each filing that is charged, written with CBP's answer.
create table fee_lines (
  id uuid primary key default gen_random_uuid(),
  org_id uuid not null references organizations (id) on delete restrict,
  submission_id uuid not null,
  entry_id uuid,
  entry_number text not null,
  kind text not null check (kind in ('summary', 'replacement', 'correction', 'rejection')),
  charged_on date not null,
  amount numeric(10, 2) not null check (amount > 0),
  invoice_id uuid,
  created_at timestamptz(3) not null default now(),
  unique (org_id, id),
  unique (org_id, submission_id),
  foreign key (org_id, entry_id) references entries (org_id, id) on delete set null (entry_id),
  foreign key (org_id, invoice_id) references fee_invoices (org_id, id)
);
create index fee_lines_newest on fee_lines (org_id, charged_on desc);
create index fee_lines_of_entry on fee_lines (org_id, entry_id);
create index fee_lines_of_invoice on fee_lines (org_id, invoice_id);
select protect_org_table('fee_lines'::regclass);
grant select, insert, delete, update (invoice_id) on fee_lines to app;

create table fee_payments (
  id uuid primary key default gen_random_uuid(),
  org_id uuid not null references organizations (id) on delete restrict,
  invoice_id uuid not null,
  method text not null check (method in ('bank_transfer', 'stripe')),
  amount numeric(12, 2) not null check (amount > 0),
  received_on date not null,
  -- What the bank or the provider calls it.
  reference text not null,
  -- The provider's id of the payment, which is booked once.
  provider_id text unique,
  created_at timestamptz(3) not null default now(),
  unique (org_id, id),
  foreign key (org_id, invoice_id) references fee_invoices (org_id, id)
);
create index fee_payments_of_invoice on fee_payments (org_id, invoice_id);
select protect_org_table('fee_payments'::regclass);
grant select, insert, delete on fee_payments to app;

-- The events of the payment provider that were handled: each once.
create table fee_provider_events (
  id text primary key,
  kind text not null,
  received_at timestamptz(3) not null default now()
);
grant select, insert on fee_provider_events to app;

-- Prices are announced to, and invoices made for, every organization; the operator sees what is owed and books transfers.
create policy fees on organizations for select to app_server using (app_server_purpose() = 'fees');
create policy operator on fee_lines for select to app_server using (app_server_purpose() = 'operator');
create policy operator on fee_invoices for select to app_server using (app_server_purpose() = 'operator');
create policy operator on fee_payments to app_server
  using (app_server_purpose() = 'operator') with check (app_server_purpose() = 'operator');
grant select on fee_lines, fee_invoices to app_server;
grant select, insert on fee_payments to app_server;
