-- The answers to requests of keys that named an Idempotency-Key, for a day: the same request is answered alike and done once.
create table api_requests (
  org_id uuid not null references organizations (id) on delete cascade,
  key_id uuid not null,
  idempotency_key text not null check (length(idempotency_key) between 1 and 200),
  -- SHA-256 of method, address and body.
  fingerprint text not null,
  begun_at timestamptz not null,
  -- Null until it is answered.
  status smallint,
  content_type text,
  -- Encrypted: an entry may hold personal numbers.
  answer text,
  primary key (org_id, key_id, idempotency_key),
  foreign key (org_id, key_id) references api_keys (org_id, id) on delete cascade
);
create index api_requests_old on api_requests (org_id, key_id, begun_at);
select protect_org_table('api_requests');
grant select, insert, update, delete on api_requests to app;
