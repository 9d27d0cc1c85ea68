-- The roles themselves are made before any migration (db/roles.ts).
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
