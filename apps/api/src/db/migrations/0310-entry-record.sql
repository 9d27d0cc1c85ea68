-- The entry record in full: what was derived nowhere or kept nowhere yet.

-- Steps that were skipped and not done since: {"parties_locations": true}.
create function entry_skip_flags(progress jsonb) returns jsonb
language sql immutable parallel safe
as $$
  select coalesce(jsonb_object_agg(step, true), '{}')
  from jsonb_each(progress) as steps (step, item)
  where item ->> 'skipped' = 'true'
$$;

alter table entries
  add column deferred_tax numeric(18, 2) not null default 0,
  add column skip_flags jsonb not null generated always as (entry_skip_flags(step_progress)) stored,
  -- By page, numbered and named: when it was first opened and when it was last saved as done.
  add column page_progress jsonb not null default '{}',
  -- The last place in the wizard: page, line, who and when.
  add column navigation_state jsonb,
  -- How each person looks at this entry, by user id.
  add column user_preferences jsonb not null default '{}',
  -- Which projection the record tables were written by; an older one is written anew at the next save.
  add column records_version smallint not null default 1,
  add column snapshot_id uuid;

alter table entry_json_snapshots
  add column id uuid not null default gen_random_uuid(),
  add constraint entry_json_snapshots_id unique (org_id, id);

alter table entries add constraint entries_latest_snapshot
  foreign key (org_id, snapshot_id) references entry_json_snapshots (org_id, id);

-- Row-level security is forced on the owner too, whom these statements run as.
alter table entries no force row level security;
alter table entry_json_snapshots no force row level security;
-- The column held every AD/CVD amount; none could be bonded so far.
update entries set bonded_adcvd = 0 where bonded_adcvd <> 0;
update entries e set snapshot_id = latest.id
  from (select distinct on (org_id, entry_id) org_id, entry_id, id
    from entry_json_snapshots order by org_id, entry_id, version desc) latest
  where e.org_id = latest.org_id and e.id = latest.entry_id;
alter table entries force row level security;
alter table entry_json_snapshots force row level security;

alter table entry_lines
  add column hts_validated boolean,
  add column calculation_status text check (calculation_status in ('calculated', 'entered', 'incomplete')),
  add column pga_data jsonb not null default '{}';

alter table entry_parties
  add column address_normalized boolean,
  add column tin_validated boolean,
  add column duplicate_check jsonb;

alter table entry_fee_summaries
  add column created_at timestamptz(3) not null default now(),
  add column updated_at timestamptz(3) not null default now();

alter table validations rename column finding to validation_results;
alter table validations
  add column severity_level smallint not null
    generated always as (case severity when 'error' then 3 when 'warning' then 2 else 1 end) stored,
  -- Which rule said it: reading, source and page group.
  add column validation_rules jsonb not null default '{}';

-- By field, what the latest validation run found there, and in which words.
create view entry_field_validations with (security_invoker = true) as
  select org_id, entry_id,
    jsonb_object_agg(field_path,
      jsonb_build_object('severity', severity, 'count', findings, 'rule_codes', rule_codes)) as field_validation,
    jsonb_object_agg(field_path, messages) as error_messages
  from (
    select org_id, entry_id, field_path, count(*) as findings,
      (array_agg(severity order by severity_level desc))[1] as severity,
      jsonb_agg(rule_code order by severity_level desc, rule_code) as rule_codes,
      jsonb_agg(message order by severity_level desc, rule_code) as messages
    from validations where resolved_at is null
    group by org_id, entry_id, field_path
  ) by_field
  group by org_id, entry_id;
grant select on entry_field_validations to app;
