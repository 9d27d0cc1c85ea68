-- What a validation run found; resolved when a newer run replaces it.
create table validations (
  id uuid primary key default gen_random_uuid(),
  org_id uuid not null,
  entry_id uuid not null,
  rule_code text not null,
  severity text not null check (severity in ('error', 'warning', 'info')),
  field_path text not null,
  -- The message of the rule or of customs; it becomes a sentence when it is shown.
  message jsonb not null,
  validation_results jsonb not null,
  severity_level smallint not null
    generated always as (case severity when 'error' then 3 when 'warning' then 2 else 1 end) stored,
  -- Which rule found it: reading, source and page group.
  validation_rules jsonb not null default '{}',
  created_at timestamptz(3) not null default now(),
  resolved_at timestamptz(3),
  foreign key (org_id, entry_id) references entries (org_id, id) on delete cascade
);
create index validations_open on validations (org_id, entry_id) where resolved_at is null;

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

-- Who has acknowledged the final review of an entry, and when: each person for themselves. A change after signing
-- deletes all rows of the entry; entry_activities keeps the history.
create table entry_acknowledgements (
  org_id uuid not null,
  entry_id uuid not null,
  user_id uuid not null references users (id) on delete cascade,
  acknowledged_at timestamptz(3) not null,
  primary key (org_id, entry_id, user_id),
  foreign key (org_id, entry_id) references entries (org_id, id) on delete cascade
);
