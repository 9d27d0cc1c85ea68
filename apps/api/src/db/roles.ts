import type { RunSql } from './engine.ts'

/**
 * The two roles of the product. `app` sees the rows of one organization at a time, by row-level security. `app_server`
 * is what sessions run as: it owns nothing and must set the role `app` to reach an organization's rows. Both belong to
 * the whole cluster, so another database may have made them already, perhaps at this moment. A login that may not make
 * roles finds them made (docs/operations.md).
 */
const ROLES = `
do $$
begin
  if not exists (select from pg_roles where rolname = 'app') then create role app nologin; end if;
exception when duplicate_object or unique_violation then null;
end $$;

do $$
begin
  if not exists (select from pg_roles where rolname = 'app_server') then
    create role app_server nologin noinherit;
  end if;
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
end $$;`

/** Makes the roles that the tables are granted to; a database is migrated or restored after them. */
export async function ensureRoles(run: RunSql): Promise<void> {
  await run(ROLES)
}
