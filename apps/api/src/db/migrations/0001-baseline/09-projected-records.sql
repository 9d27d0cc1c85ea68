-- The organisation's parties can be found by name, street and number, however they were typed. The same words as
-- plainWords of @edfe/domain/parties; a test holds the two together.
create function party_words(typed text) returns text
language sql immutable parallel safe
as $$
  select btrim(regexp_replace(
    replace(
      regexp_replace(
        regexp_replace(
          -- Letters beyond A to Z that have no form without their mark, since upper() knows A to Z alone here.
          translate(upper(normalize(coalesce(typed, ''), NFD) collate "C"), 'æøœđłþ', 'ÆØŒĐŁÞ'),
          '[\u0300-\u036f]', '', 'g'),
        '[''’.]', '', 'g'),
      '&', ' AND '),
    -- Anything but letters and digits: ASCII signs, Latin-1 signs, general punctuation and symbols, CJK punctuation.
    '[^0-9A-Z\u00aa\u00b5\u00ba\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u1fff\u2c00-\u2dff\u3040-\uffff]+', ' ', 'g'))
$$;

-- Names its schema: a restored copy of the database computes the columns made of it while nothing is searched for.
-- A number without hyphens; sealed ones, which are social security numbers, cannot be looked for.
create function party_number(party jsonb) returns text
language sql immutable parallel safe
as $$
  select case when number like 'sealed:%' then '' else replace(public.party_words(number), ' ', '') end
  from (select coalesce(party ->> 'importer_number', party ->> 'consignee_number', '') as number) typed
$$;

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
  origin_country text collate "C" not null default '',
  manufacturer_mid text collate "C" not null default '',
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
  hts_validated boolean,
  calculation_status text check (calculation_status in ('calculated', 'entered', 'incomplete')),
  pga_data jsonb not null default '{}',
  -- What the list's search looks lines up by, as ranges of characters.
  hts_key text collate "C" generated always as (regexp_replace(htsus, '[^0-9]', '', 'g')) stored,
  manufacturer_key text collate "C"
    generated always as (party_words(line_data -> 'manufacturer' ->> 'name')) stored,
  description_key text collate "C" generated always as (party_words(description)) stored,
  primary key (org_id, entry_id, line_id),
  constraint entry_lines_line_number unique (org_id, entry_id, line_number) deferrable initially deferred,
  foreign key (org_id, entry_id) references entries (org_id, id) on delete cascade
);

create index entry_lines_hts on entry_lines (org_id, hts_key, entry_id);
create index entry_lines_origin on entry_lines (org_id, origin_country, entry_id);
create index entry_lines_mid on entry_lines (org_id, manufacturer_mid, entry_id);
create index entry_lines_manufacturer on entry_lines (org_id, manufacturer_key, entry_id);
create index entry_lines_description on entry_lines (org_id, description_key, entry_id);

create table entry_parties (
  org_id uuid not null,
  entry_id uuid not null,
  party_type text not null check (party_type in ('ior', 'seller', 'consignee', 'shipper', 'manufacturer')),
  party_data jsonb not null,
  name text not null default '',
  name_key text collate "C"
    generated always as (regexp_replace(public.party_words(party_data ->> 'name'), '^THE ', '')) stored,
  address_key text collate "C" generated always as (party_words(party_data ->> 'address_line1')) stored,
  number_key text collate "C" generated always as (party_number(party_data)) stored,
  address_normalized boolean,
  tin_validated boolean,
  duplicate_check jsonb,
  updated_at timestamptz(3) not null default now(),
  primary key (org_id, entry_id, party_type),
  foreign key (org_id, entry_id) references entries (org_id, id) on delete cascade
);
create index entry_parties_directory on entry_parties (org_id, name_key, address_key, updated_at desc);
create index entry_parties_address on entry_parties (org_id, address_key);
create index entry_parties_number on entry_parties (org_id, number_key) where number_key <> '';

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
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (org_id, entry_id, row_id),
  foreign key (org_id, entry_id) references entries (org_id, id) on delete cascade
);
