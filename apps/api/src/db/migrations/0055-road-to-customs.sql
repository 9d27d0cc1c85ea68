-- What the servers saw of the road to customs, and whether the operator holds up what is sent. One row for all servers;
-- it names no organization and nothing that one files.
create table customs_road (
  is_only boolean primary key default true check (is_only),
  -- When the other side last took a transmission or answered one, answered the question for messages, gave a message.
  sent_at timestamptz(3),
  heard_at timestamptz(3),
  received_at timestamptz(3),
  away_since timestamptz(3),
  paused_at timestamptz(3),
  -- When the operators were notified that messages wait too long; null once none does.
  alerted_at timestamptz(3)
);
insert into customs_road default values;
grant select, update on customs_road to app_server;

-- The operator sees how many transmissions wait and how long, and has them tried at once.
grant select (state, gateway, attempts, next_attempt_at, last_problem, disposition) on submissions to app_server;
create index submissions_waiting on submissions (submitted_at) where state in ('queued', 'sending', 'retrying');
