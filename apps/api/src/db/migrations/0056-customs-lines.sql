-- How an organization files with customs, where the operator has set it: as whom the transmitter names itself, and whether
-- it goes over the live road or still practises. An organization without a row files as the installation is set.
create table customs_lines (
  org_id uuid primary key references organizations (id) on delete cascade,
  is_live boolean not null,
  site_code text not null check (site_code ~ '^[A-Z0-9]{4}$'),
  sender_id text not null check (sender_id ~ '^[A-Z0-9]{3}$'),
  office_code text check (office_code ~ '^[A-Z0-9]{2}$'),
  -- The password of record A, sealed; it is never shown again.
  password text not null,
  password_set_at timestamptz(3) not null,
  password_expires_on date,
  -- The day of expiry of which the operators were notified.
  expiry_notified date,
  updated_at timestamptz(3) not null
);
select protect_org_table('customs_lines');
-- Members file with it and never change it; it goes with their organization.
grant select, delete on customs_lines to app;
grant select, insert, update on customs_lines to app_server;
create policy operator on customs_lines to app_server
  using (app_server_purpose() = 'operator') with check (app_server_purpose() = 'operator');
