-- One entry: its draft as a document, its status, and the columns that lists and reports read.
create table entries (
  id uuid primary key,
  org_id uuid not null references organizations (id) on delete cascade,
  -- Searched by ranges of characters, so numbers compare as bytes whatever the database's language.
  entry_number text collate "C" not null,
  -- 1 for the first summary of a number; a correction or replacement of it is the next one.
  summary_version smallint not null default 1 check (summary_version >= 1),
  check_digit_rule text not null check (check_digit_rule in ('weights-731', 'appendix-e')),
  check_digit_offset integer not null default 0 check (check_digit_offset between 0 and 9),

  type text not null default 'informal' check (type in ('informal', 'formal')),
  entry_type text not null default '',
  port_code text not null default '',
  summary_date date,
  entry_date date,
  eta date,
  incoterm text check (incoterm ~ '^[A-Z]{3}$'),
  currency_code text not null default 'USD' check (currency_code ~ '^[A-Z]{3}$'),
  surety_no text not null default '',
  bond_type text not null default '',
  bond_number text,
  bond_type_detail text,
  bond_amount numeric(16, 2),
  surety_company text,
  surety_address text,
  surety_contact jsonb,

  status text not null default 'draft'
    check (status in ('draft', 'validated', 'submitted', 'accepted', 'rejected', 'hold', 'released')),
  previous_status text
    check (previous_status in ('draft', 'validated', 'submitted', 'accepted', 'rejected', 'hold', 'released')),
  status_changed_at timestamptz(3),
  status_changed_by uuid,
  -- A message; it becomes a sentence when it is shown.
  status_reason jsonb,
  release_status text,
  validation_status text not null default 'pending' check (validation_status in ('pending', 'passed', 'failed')),
  conflict_flag boolean not null default false,

  draft_data jsonb not null,
  schema_version text not null default '1.0',
  -- Which projection wrote the record tables; rows of an older one are written anew at the next save.
  records_version smallint not null default 1,
  -- The latest canonical JSON.
  snapshot_id uuid,
  last_saved_at timestamptz(3),
  -- Where work on the entry goes on (EntryProgress in db/entry-tables.ts). Not part of the draft or of its version.
  progress jsonb not null default '{"current_step": "header"}'
    check (progress ->> 'current_step' in ('header', 'step-2', 'step-3', 'step-4', 'step-5', 'step-6')),

  -- What people know the shipment by; lists and reports read them.
  goods text not null default '',
  supplier text not null default '',
  bill_of_lading text not null default '',
  import_date date,
  -- By when duty and fees are paid.
  payment_due_on date,

  line_count integer not null default 0,
  total_weight numeric(18, 3) not null default 0,
  total_entered_value numeric(18, 2) not null default 0,
  total_duty numeric(18, 2) not null default 0,
  total_tax numeric(18, 2) not null default 0,
  total_other numeric(18, 2) not null default 0,
  grand_total numeric(18, 2) not null default 0,
  bonded_adcvd numeric(18, 2) not null default 0,
  deferred_tax numeric(18, 2) not null default 0,
  -- When a member says that duty and fees were paid; CBP's own word for it is the final statement.
  duty_paid_on date,

  broker_name text,
  broker_license text,
  broker_filer_info jsonb,
  file_reference_no text,
  declarant_role text check (declarant_role in ('admin', 'preparer', 'approver')),
  declarant_name text,
  declarant_title text,
  declaration_text text,
  signature text,
  signature_date date,
  -- Who signed the declaration; whoever submits it is in submissions.submitted_by.
  signed_by uuid,

  archived boolean not null default false,
  archived_at timestamptz(3),
  archived_by uuid,
  corrects_entry_id uuid,
  owner_user_id uuid,
  assigned_to uuid,
  created_by uuid,
  updated_by uuid,
  created_at timestamptz(3) not null default now(),
  -- The day of creation in the organisation's time zone: what the list's date ranges compare.
  created_day date not null,
  updated_at timestamptz(3) not null default now(),

  unique (org_id, id),
  constraint entries_org_entry_number unique (org_id, entry_number, summary_version),
  constraint entries_entry_number_shape check (entry_number ~ '^[A-Z0-9]{3}[0-9]{8}$'),
  constraint entries_entry_number_check_digit
    check (entry_check_digit(left(entry_number, 10), check_digit_rule, check_digit_offset) = right(entry_number, 1)),
  -- A number belongs to one chain of versions.
  constraint entries_later_version check (summary_version = 1 or corrects_entry_id is not null),
  foreign key (org_id, corrects_entry_id) references entries (org_id, id)
);

-- A real filer's number is given once in the whole database; ZZZ only within its organisation.
create unique index entries_real_entry_number on entries (entry_number)
  where left(entry_number, 3) <> 'ZZZ' and summary_version = 1;

-- One index per sort order of the list, each ending in the key, so that a page is read without sorting.
create index entries_by_created on entries (org_id, archived, created_at, id)
  -- What filters and the search look at, so that they read the index alone and not the drafts.
  include (status, release_status, created_day, entry_number, port_code, broker_name);
create index entries_by_status_created on entries (org_id, archived, status, created_at, id);
create index entries_by_number on entries (org_id, archived, entry_number, id);
create index entries_by_port on entries (org_id, archived, port_code, id);
create index entries_by_value on entries (org_id, archived, total_entered_value, id);
create unique index entries_by_corrected on entries (org_id, corrects_entry_id) where corrects_entry_id is not null;
create index entries_by_broker on entries (org_id, archived, broker_name, id);
create index entries_drafts on entries (org_id, updated_at, id) where status = 'draft' and not archived;

-- Open entries by the date from which their summary's ten working days count, and drafts that have none yet, the
-- newest first: what the dashboard's tasks read.
create index entries_due on entries (org_id, entry_date, id)
  where status in ('draft', 'validated') and not archived and entry_date is not null;
create index entries_undated on entries (org_id, created_at)
  where status = 'draft' and not archived and entry_date is null;
-- Duty and fees that are to be paid by their last day, and those that were paid.
create index entries_unpaid on entries (org_id, payment_due_on) include (grand_total)
  where status in ('accepted', 'released') and duty_paid_on is null and not archived;
create index entries_paid on entries (org_id, duty_paid_on) include (grand_total) where duty_paid_on is not null;
-- What reports sum: the entries that CBP has, by their date.
create index entries_filed_date on entries (org_id, entry_date)
  include (supplier, total_entered_value, total_duty, total_tax, total_other, grand_total)
  where status in ('submitted', 'accepted', 'hold', 'released');
-- To whom a message of customs goes.
create index entries_filed_number on entries (entry_number) where status not in ('draft', 'validated');
