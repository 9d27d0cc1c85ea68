-- People, organisations, memberships and their settings (specification 1, section 3).

create table users (
  id uuid primary key default gen_random_uuid(),
  -- Null once the person has deleted the account: what stays is the name on audit events and declarations.
  auth_id uuid unique references auth."user" ("id") on delete restrict,
  email text not null,
  given_name text not null,
  family_name text not null,
  job_title text,
  phone text,
  language text not null default 'EN' constraint users_language check (language in ('EN', 'ES', 'FR')),
  timezone text not null default 'America/New_York',
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  updated_by uuid
);

create table user_preferences (
  user_id uuid primary key references users (id) on delete cascade,
  theme text not null default 'System' constraint user_preferences_theme check (theme in ('Light', 'Dark', 'System')),
  density text not null default 'Comfortable'
    constraint user_preferences_density check (density in ('Comfortable', 'Compact')),
  table_page_size integer not null default 25
    constraint user_preferences_page_size check (table_page_size in (10, 25, 50, 100)),
  kb_shortcuts boolean not null default true,
  show_tips boolean not null default true,
  updated_by uuid,
  updated_at timestamptz not null default now()
);

create table user_notifications (
  user_id uuid primary key references users (id) on delete cascade,
  email_tasks boolean not null default true,
  email_mentions boolean not null default true,
  email_entry_status boolean not null default true,
  inapp_enabled boolean not null default true,
  digest text not null default 'immediate'
    constraint user_notifications_digest check (digest in ('immediate', 'daily', 'weekly')),
  -- {"start": "22:00", "end": "08:00"} in the person's time zone; null switches quiet hours off.
  quiet_hours jsonb default '{"start": "22:00", "end": "08:00"}',
  updated_by uuid,
  updated_at timestamptz not null default now()
);

create table organizations (
  id uuid primary key default gen_random_uuid(),
  name text not null constraint organizations_name check (btrim(name) <> ''),
  dba text,
  ein text,
  importer_number text,
  cbp_filer_code text constraint organizations_filer_code check (cbp_filer_code ~ '^[A-Z0-9]{3}$'),
  timezone text not null default 'America/New_York',
  default_port text,
  -- Null until an administrator chooses: then the setting CUSTOMS_RULES of the installation decides.
  rules_profile text constraint organizations_rules_profile check (rules_profile in ('specification', 'cbp')),
  primary_address_id uuid,
  entry_id_prefix text constraint organizations_entry_prefix check (entry_id_prefix ~ '^[0-9]{3}$'),
  next_entry_sequence integer not null default 1
    constraint organizations_entry_sequence check (next_entry_sequence between 1 and 10000),
  -- Whether signing and submitting ask again who does it, as they always do where entries go to CBP.
  asks_for_proof boolean not null default false,
  -- Whether a member without a second factor is kept out until they set one up.
  requires_second_factor boolean not null default false,
  -- Set when an administrator deleted it; the row stays with its audit log and the numbers that it used.
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  updated_by uuid
);

-- Where a session works, of the organizations that the person belongs to; null is the first one. A new session begins
-- where the person worked last.
alter table auth."session" add column active_org_id uuid references organizations (id) on delete set null;
-- When its person last proved who they are, by whatever they sign in with.
alter table auth."session" add column proven_at timestamptz not null default now();
alter table users add column last_org_id uuid references organizations (id) on delete set null;

create table addresses (
  id uuid primary key default gen_random_uuid(),
  org_id uuid not null references organizations (id) on delete cascade,
  line1 text not null,
  line2 text,
  city text not null,
  state text not null,
  postal text not null,
  country text not null constraint addresses_country check (country in ('US', 'CA')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  updated_by uuid,
  unique (org_id, id)
);
alter table organizations
  add constraint organizations_primary_address foreign key (id, primary_address_id) references addresses (org_id, id);

create table org_preferences (
  org_id uuid primary key references organizations (id) on delete cascade,
  preferences jsonb not null default '{}',
  updated_by uuid,
  updated_at timestamptz not null default now()
);

create table org_notifications (
  org_id uuid primary key references organizations (id) on delete cascade,
  email_incidents boolean not null default true,
  email_releases boolean not null default true,
  email_compliance boolean not null default true,
  inapp_enabled boolean not null default true,
  digest text not null default 'daily'
    constraint org_notifications_digest check (digest in ('immediate', 'daily', 'weekly')),
  updated_by uuid,
  updated_at timestamptz not null default now()
);

-- The standing bond, which prefills the bond of a formal entry.
create table org_bonds (
  org_id uuid primary key references organizations (id) on delete cascade,
  bond jsonb not null,
  updated_by uuid,
  updated_at timestamptz not null default now()
);

create table memberships (
  id uuid primary key default gen_random_uuid(),
  org_id uuid not null references organizations (id) on delete cascade,
  user_id uuid references users (id) on delete cascade,
  role text not null constraint memberships_role check (role in ('admin', 'preparer', 'approver', 'auditor')),
  status text not null constraint memberships_status check (status in ('active', 'invited', 'disabled')),
  -- Whom an open invitation is for; the person is not known before acceptance.
  invited_email text,
  last_login timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  updated_by uuid,
  unique (org_id, id),
  unique (org_id, user_id),
  constraint memberships_person check (user_id is not null or (status = 'invited' and invited_email is not null))
);
create index memberships_user on memberships (user_id, status);
create unique index memberships_open_invitation on memberships (org_id, invited_email) where user_id is null;

create table invitations (
  id uuid primary key default gen_random_uuid(),
  org_id uuid not null,
  membership_id uuid not null,
  email text not null,
  -- SHA-256 of the token in the mail, so that a copy of this table opens no door.
  token_hash text not null unique,
  invited_by uuid,
  expires_at timestamptz not null,
  accepted_at timestamptz,
  created_at timestamptz not null default now(),
  foreign key (org_id, membership_id) references memberships (org_id, id) on delete cascade
);
create index invitations_membership on invitations (org_id, membership_id);

-- What the bell and the dashboard show a member.
create table notifications (
  id uuid primary key default gen_random_uuid(),
  org_id uuid not null references organizations (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  kind text not null,
  -- A message: {"id": "notification.assigned.title", "params": {"number": "…"}}. It becomes a sentence when it is shown.
  title jsonb not null,
  -- Messages, in their order.
  body jsonb not null default '[]',
  href text,
  read_at timestamptz,
  created_at timestamptz not null default now()
);
create index notifications_newest on notifications (org_id, user_id, created_at desc);

-- Mail that waits for the end of quiet hours or for the next digest.
create table mail_deferrals (
  id uuid primary key default gen_random_uuid(),
  org_id uuid not null references organizations (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  kind text not null,
  -- A message, and messages in their order; they become sentences when they are mailed.
  subject jsonb not null,
  body jsonb not null,
  href text,
  digest text not null,
  due_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index mail_deferrals_due on mail_deferrals (due_at);
create index mail_deferrals_person on mail_deferrals (org_id, user_id);

-- Not an organisation's: visitors write too.
create table contact_messages (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  email text not null,
  subject text not null,
  message text not null,
  user_id uuid references users (id) on delete set null,
  user_agent text,
  created_at timestamptz not null default now()
);
