-- Servers keep who a session belongs to in memory, and drop it when one of these rows changes, whoever changes it. The
-- notification carries the id of the session, account, person or organization; the trigger names the column. It is
-- sent when the transaction commits (auth/session-changes.ts).
create function announce_session_change() returns trigger
  language plpgsql
  as $$
  begin
    perform pg_notify('edfe_sessions', to_jsonb(coalesce(new, old)) ->> tg_argv[0]);
    return null;
  end $$;

create trigger session_change
  after delete or update of "token", "expiresAt", "userId", active_org_id, proven_at on auth."session"
  for each row execute function announce_session_change('id');
create trigger session_change
  after update of "name", "email", "twoFactorEnabled" on auth."user"
  for each row execute function announce_session_change('id');
create trigger session_change
  after insert or delete or update of "password" on auth."account"
  for each row execute function announce_session_change('userId');
create trigger session_change
  after insert or delete on auth.disabled_account
  for each row execute function announce_session_change('userId');
create trigger session_change
  after delete or update of auth_id, email, given_name, family_name, timezone on users
  for each row execute function announce_session_change('id');
create trigger session_change
  after insert or delete or update of org_id, user_id, role, status on memberships
  for each row execute function announce_session_change('user_id');
create trigger session_change
  after update of requires_second_factor on organizations
  for each row execute function announce_session_change('id');
