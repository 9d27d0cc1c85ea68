-- What an organization noted on its road to the first filing: the plan of its imports, and the days on which steps were
-- done. Members share it.
create table org_roads (
  org_id uuid primary key references organizations (id) on delete cascade,
  plan jsonb not null,
  -- Days by step: {"bond": "2026-11-25"}
  done jsonb not null,
  updated_by uuid,
  updated_at timestamptz not null default now()
);

alter table org_roads enable row level security;
alter table org_roads force row level security;
create policy own_org on org_roads to app using (org_id = app_org_id()) with check (org_id = app_org_id());
grant select, insert, update, delete on org_roads to app;
