-- The table of @better-auth/passkey 1.7.6, reviewed; its column names are the library's. A credential belongs to one
-- account only. A signature counter has 32 bits without a sign: double precision holds it exactly and, unlike bigint,
-- arrives as a number from both drivers.
create table auth."passkey" (
  "id" uuid primary key default gen_random_uuid(),
  "name" text,
  "publicKey" text not null,
  "userId" uuid not null references auth."user" ("id") on delete cascade,
  "credentialID" text not null unique,
  "counter" double precision not null,
  "deviceType" text not null,
  "backedUp" boolean not null,
  "transports" text,
  "createdAt" timestamptz not null default current_timestamp,
  "aaguid" text
);
create index "passkey_userId_idx" on auth."passkey" ("userId");

-- How often something was tried in the current window of time: wrong passwords per account, mails per address. The
-- key is a keyed hash, so the table names nobody.
create table auth.attempt (
  key text primary key,
  attempts integer not null,
  window_start timestamptz not null default now()
);
create index attempt_window_start_idx on auth.attempt (window_start);

grant select, insert, update, delete on auth."passkey", auth.attempt to app_server;
