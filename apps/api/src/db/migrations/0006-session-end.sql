-- When a session ends however often it is used (OWASP ASVS 5.0.0, V7.3.2). The server sets it at sign-in from
-- SESSION_DAYS; sessions of before, and of servers of the version before, last 30 days more. The library moves
-- "expiresAt" on with each day of use, at most to here.
alter table auth."session" add column ends_at timestamptz not null default now() + interval '30 days';

create function end_session_in_time() returns trigger
  language plpgsql
  as $$
  begin
    new."expiresAt" := least(new."expiresAt", new.ends_at);
    return new;
  end $$;

create trigger session_end
  before insert or update of "expiresAt", ends_at on auth."session"
  for each row execute function end_session_in_time();
