-- Makes the roles and logins of the product, once per database server, and its database. Run it as a superuser:
--
--   psql -v owner_password=… -v server_password=… -v backup_password=… -f apps/api/src/db/logins.sql
--
-- No login may make roles, databases or other logins, and none is a superuser.

\if :{?database} \else \set database edfe \endif
\if :{?owner} \else \set owner edfe_owner \endif
\if :{?server} \else \set server edfe \endif
\if :{?backup} \else \set backup edfe_backup \endif

-- What a session may do: `app` within one organization, `app_server` before the organization is known (db/roles.ts).
select 'create role app nologin' where not exists (select from pg_roles where rolname = 'app') \gexec
select 'create role app_server nologin noinherit' where not exists (select from pg_roles where rolname = 'app_server') \gexec
grant app to app_server;

-- Owns and migrates the tables: DATABASE_OWNER_URL.
create role :"owner" login nocreaterole nocreatedb password :'owner_password';
-- Serves requests: DATABASE_URL. It owns nothing.
create role :"server" login noinherit nocreaterole nocreatedb password :'server_password';
-- Reads every row for a backup: DATABASE_BACKUP_URL.
create role :"backup" login nocreaterole nocreatedb bypassrls password :'backup_password';

grant app_server to :"owner", :"server";
grant pg_read_all_data to :"backup";

-- The product stores Unicode; a server that was set up without a locale would make a database of bytes.
create database :"database" owner :"owner" encoding 'UTF8' template template0;
