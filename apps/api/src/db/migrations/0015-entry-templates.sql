-- Templates of an organization: what its entries begin with when they are of one kind. A draft without days, bill, number
-- and signature; personal numbers in it are encrypted as in the draft of an entry.
create table entry_templates (
  org_id uuid not null references organizations (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  name text not null check (length(name) between 1 and 80 and name = btrim(name)),
  -- What names are compared by.
  name_key text collate "C" not null generated always as (lower(name)) stored,
  -- The parts of the entry that were taken: 'parties', 'lines', 'transport', 'declarant'.
  parts text[] not null,
  draft jsonb not null,
  created_at timestamptz(3) not null default now(),
  created_by uuid,
  updated_at timestamptz(3) not null default now(),
  updated_by uuid,
  primary key (org_id, id),
  unique (org_id, name_key)
);

grant select, insert, update, delete on entry_templates to app;
select protect_org_table('entry_templates'::regclass);
