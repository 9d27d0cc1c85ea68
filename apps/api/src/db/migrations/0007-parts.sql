-- The parts of an organization: goods that it imports again and again, under its own part numbers.
create table parts (
  org_id uuid not null references organizations (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  part_number text not null check (length(part_number) between 1 and 60),
  -- What part numbers are compared by: upper case, without spaces.
  part_key text collate "C" not null check (part_key <> ''),
  -- The fields of a line that belong to the goods, as a line stores them.
  goods jsonb not null default '{}',
  hts_key text collate "C" not null generated always as (regexp_replace(coalesce(goods ->> 'htsus', ''), '[^0-9]', '', 'g')) stored,
  -- What the search looks for words in.
  search_text text collate "C" not null generated always as (
    lower(part_number || ' ' || coalesce(goods ->> 'description', '') || ' ' || coalesce(goods ->> 'htsus', '') || ' '
      || coalesce(goods ->> 'manufacturer_mid', '') || ' ' || coalesce(goods -> 'manufacturer' ->> 'name', ''))
  ) stored,
  -- The edition of the tariff with which the part was last checked, and the rates of its number there; '' for a number
  -- that the edition does not have.
  checked_edition text not null default '',
  checked_general text not null default '',
  checked_special text not null default '',
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  updated_by uuid,
  primary key (org_id, id),
  unique (org_id, part_key)
);

grant select, insert, update, delete on parts to app;
select protect_org_table('parts'::regclass);

-- Lines name their part, so that a part says in how many entries it is used.
alter table entry_lines
  add column part_number text not null default '',
  add column part_key text collate "C" not null default '';
create index entry_lines_part on entry_lines (org_id, part_key, entry_id) where part_key <> '';
