-- The data layer's records of an entry, projected from its draft in the transaction that saves it.
create table entry_lines (
  org_id uuid not null,
  entry_id uuid not null,
  line_id text not null,
  line_number integer not null check (line_number between 1 and 999),
  description text not null default '' check (length(description) <= 500),
  htsus text not null default '',
  quantity numeric,
  uom text not null default '',
  unit_value numeric,
  line_value numeric,
  origin_country text not null default '',
  manufacturer_mid text not null default '',
  mid_status text not null check (mid_status in ('generated', 'error')),
  currency_code text not null default 'USD',
  gross_weight_kg numeric,
  manifest_qty numeric,
  net_qty numeric,
  net_uom text not null default '',
  entered_value_usd numeric,
  charges_usd numeric,
  relationship text not null default '',
  duty_amount numeric,
  adcvd_amount numeric,
  ir_tax_amount numeric,
  hts_rate numeric,
  adcvd_rate numeric,
  irc_rate numeric,
  adcvd_case_number text not null default '',
  -- The fields of the named pages as they stand in the draft: manufacturer, agency data, visas, invoice currency.
  line_data jsonb not null default '{}',
  primary key (org_id, entry_id, line_id),
  constraint entry_lines_line_number unique (org_id, entry_id, line_number) deferrable initially deferred,
  foreign key (org_id, entry_id) references entries (org_id, id) on delete cascade
);

create table entry_parties (
  org_id uuid not null,
  entry_id uuid not null,
  party_type text not null check (party_type in ('ior', 'seller', 'consignee', 'shipper', 'manufacturer')),
  party_data jsonb not null,
  name text not null default '',
  updated_at timestamptz(3) not null default now(),
  primary key (org_id, entry_id, party_type),
  foreign key (org_id, entry_id) references entries (org_id, id) on delete cascade
);
create index entry_parties_directory on entry_parties (org_id, name);

create table entry_party_profiles (
  org_id uuid not null,
  entry_id uuid not null,
  location_goods text not null default '',
  firms_code text not null default '',
  consignee_number text not null default '',
  importer_number text not null default '',
  reference_number text not null default '',
  primary key (org_id, entry_id),
  foreign key (org_id, entry_id) references entries (org_id, id) on delete cascade
);

create table entry_shipments (
  org_id uuid not null,
  entry_id uuid not null,
  importing_carrier text not null default '',
  mode_of_transport text not null default '',
  country_of_origin text not null default '',
  import_date date,
  bl_awb text not null default '',
  it_number text not null default '',
  it_date date,
  foreign_port_lading text not null default '',
  us_port_unlading text not null default '',
  manufacturer_id text not null default '',
  exporting_country text not null default '',
  missing_documents text[] not null default '{}',
  is_ftz boolean not null default false,
  ftz_number text not null default '',
  primary key (org_id, entry_id),
  foreign key (org_id, entry_id) references entries (org_id, id) on delete cascade
);

create table entry_trade_remedies (
  org_id uuid not null,
  entry_id uuid not null,
  section232_applicable boolean not null default false,
  material_scope text not null default '',
  is_recycled_aluminum boolean not null default false,
  country_melt_pour text not null default '',
  primary_country_smelt text not null default '',
  secondary_country_smelt text not null default '',
  country_cast text not null default '',
  primary key (org_id, entry_id),
  foreign key (org_id, entry_id) references entries (org_id, id) on delete cascade
);

create table entry_fee_summaries (
  org_id uuid not null,
  entry_id uuid not null,
  row_id text not null,
  code text not null default '',
  class_code text not null default '',
  amount_usd numeric(16, 2) not null default 0,
  note text not null default '',
  primary key (org_id, entry_id, row_id),
  foreign key (org_id, entry_id) references entries (org_id, id) on delete cascade
);

-- What a validation run found; resolved when a newer run replaces it.
create table validations (
  id uuid primary key default gen_random_uuid(),
  org_id uuid not null,
  entry_id uuid not null,
  rule_code text not null,
  severity text not null check (severity in ('error', 'warning', 'info')),
  field_path text not null,
  message text not null,
  finding jsonb not null,
  created_at timestamptz(3) not null default now(),
  resolved_at timestamptz(3),
  foreign key (org_id, entry_id) references entries (org_id, id) on delete cascade
);
create index validations_open on validations (org_id, entry_id) where resolved_at is null;
