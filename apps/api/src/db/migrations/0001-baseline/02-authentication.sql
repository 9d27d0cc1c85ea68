-- The tables of better-auth 1.7.7 (user, session, account, verification, two-factor), reviewed and in a schema of
-- their own. Column names are the library's.
create schema auth;
grant usage on schema auth to app_server;

create table auth."user" (
  "id" uuid primary key default gen_random_uuid(),
  "name" text not null,
  "email" text not null unique,
  "emailVerified" boolean not null,
  "image" text,
  "createdAt" timestamptz not null default current_timestamp,
  "updatedAt" timestamptz not null default current_timestamp,
  "twoFactorEnabled" boolean
);

create table auth."session" (
  "id" uuid primary key default gen_random_uuid(),
  "expiresAt" timestamptz not null,
  "token" text not null unique,
  "createdAt" timestamptz not null default current_timestamp,
  "updatedAt" timestamptz not null,
  "ipAddress" text,
  "userAgent" text,
  "userId" uuid not null references auth."user" ("id") on delete cascade
);
create index "session_userId_idx" on auth."session" ("userId");

create table auth."account" (
  "id" uuid primary key default gen_random_uuid(),
  "accountId" text not null,
  "providerId" text not null,
  "userId" uuid not null references auth."user" ("id") on delete cascade,
  "accessToken" text,
  "refreshToken" text,
  "idToken" text,
  "accessTokenExpiresAt" timestamptz,
  "refreshTokenExpiresAt" timestamptz,
  "scope" text,
  "password" text,
  "createdAt" timestamptz not null default current_timestamp,
  "updatedAt" timestamptz not null
);
create index "account_userId_idx" on auth."account" ("userId");

create table auth."verification" (
  "id" uuid primary key default gen_random_uuid(),
  "identifier" text not null,
  "value" text not null,
  "expiresAt" timestamptz not null,
  "createdAt" timestamptz not null default current_timestamp,
  "updatedAt" timestamptz not null default current_timestamp
);
create index "verification_identifier_idx" on auth."verification" ("identifier");

create table auth."twoFactor" (
  "id" uuid primary key default gen_random_uuid(),
  "secret" text not null,
  "backupCodes" text not null,
  "userId" uuid not null references auth."user" ("id") on delete cascade,
  "verified" boolean,
  "failedVerificationCount" integer,
  "lockedUntil" timestamptz
);
create index "twoFactor_secret_idx" on auth."twoFactor" ("secret");
create index "twoFactor_userId_idx" on auth."twoFactor" ("userId");

-- One-time codes that opened a session a moment ago, so that none opens a second one.
create table auth.used_totp_code (
  user_id uuid not null references auth."user" ("id") on delete cascade,
  code_hash text not null,
  used_at timestamptz not null default now(),
  primary key (user_id, code_hash)
);

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

-- Accounts that the operator has shut: their sessions end, and nobody signs in to them.
create table auth.disabled_account (
  "userId" uuid primary key references auth."user" ("id") on delete cascade,
  since timestamptz(3) not null default now()
);

-- How often something was tried in the current window of time: wrong passwords per account, mails per address. The
-- key is a keyed hash, so the table names nobody.
create table auth.attempt (
  key text primary key,
  attempts integer not null,
  window_start timestamptz not null default now()
);
create index attempt_window_start_idx on auth.attempt (window_start);

grant select, insert, update, delete on all tables in schema auth to app_server;
