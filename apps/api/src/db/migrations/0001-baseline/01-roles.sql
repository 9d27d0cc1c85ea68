-- `app` sees the rows of one organisation at a time, by row-level security. `app_server` is what sessions run as:
-- it owns nothing and must set the role `app` to reach an organisation's rows. Both belong to the whole cluster,
-- so another database may have made them already, perhaps at this moment.
do $$
begin
  create role app nologin;
exception when duplicate_object or unique_violation then null;
end $$;

do $$
begin
  create role app_server nologin noinherit;
exception when duplicate_object or unique_violation then null;
end $$;

do $$
begin
  if not pg_has_role('app_server', 'app', 'member') then
    grant app to app_server;
  end if;
  -- The owner steps down to the server's role where one login does both.
  if not pg_has_role(current_user, 'app_server', 'member') then
    execute format('grant app_server to %I', current_user);
  end if;
exception when unique_violation or internal_error then null;
end $$;

revoke create on schema public from public;
grant usage on schema public to app, app_server;

-- The organisation and the person of the current transaction; null outside one.
create function app_org_id() returns uuid
  language sql stable parallel safe
  as $$ select nullif(current_setting('app.org_id', true), '')::uuid $$;

create function app_user_id() returns uuid
  language sql stable parallel safe
  as $$ select nullif(current_setting('app.user_id', true), '')::uuid $$;

-- For what the server's own role reads or writes tables of organisations before it knows which organisation acts: it
-- names a purpose and sees the tables of that purpose only, so a query that forgot its tenant transaction finds
-- nothing. db/server-transaction.ts lists the purposes.
create function app_server_purpose() returns text
  language sql stable
  as $$ select nullif(current_setting('app.server_purpose', true), '') $$;

-- Binds a table to the organisation of the transaction, for its owner as well. Call it for every table with org_id.
create function protect_org_table(name regclass) returns void
  language plpgsql
  as $$
  begin
    execute format('alter table %s enable row level security', name);
    execute format('alter table %s force row level security', name);
    execute format(
      'create policy own_org on %s to app using (org_id = app_org_id()) with check (org_id = app_org_id())', name);
  end $$;
