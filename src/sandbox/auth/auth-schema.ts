import { schemaOnce } from '../schema-once'

const statements = `
set local client_min_messages = warning;
create schema if not exists sandbox_auth;

create table if not exists sandbox_auth.users (
  id uuid primary key,
  email text not null,
  password_hash text,
  role text not null default 'authenticated',
  app_metadata jsonb not null,
  user_metadata jsonb not null,
  identities jsonb not null default '[]',
  email_confirmed_at timestamptz,
  invited_at timestamptz,
  confirmation_sent_at timestamptz,
  recovery_sent_at timestamptz,
  reauthentication_sent_at timestamptz,
  new_email text,
  email_change_sent_at timestamptz,
  email_change_half_done boolean not null default false,
  last_sign_in_at timestamptz,
  banned_until timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index if not exists users_email on sandbox_auth.users (email);

create table if not exists sandbox_auth.sessions (
  id uuid primary key,
  user_id uuid not null references sandbox_auth.users on delete cascade,
  refresh_key bytea not null,
  refresh_counter integer not null default 0,
  refreshed_at timestamptz not null,
  amr jsonb not null,
  user_agent text,
  created_at timestamptz not null
);
create index if not exists sessions_user on sandbox_auth.sessions (user_id);

create table if not exists sandbox_auth.one_time_tokens (
  user_id uuid not null references sandbox_auth.users on delete cascade,
  kind text not null,
  sent_to text not null,
  link_hash text not null unique,
  code_hash text not null,
  code_tries integer not null default 0,
  created_at timestamptz not null,
  primary key (user_id, kind)
);

create table if not exists sandbox_auth.flow_states (
  auth_code uuid primary key,
  user_id uuid not null references sandbox_auth.users on delete cascade,
  method text not null,
  challenge text not null,
  challenge_method text not null,
  created_at timestamptz not null,
  clicked_at timestamptz
);
create index if not exists flow_states_user on sandbox_auth.flow_states (user_id, method, created_at);

create table if not exists sandbox_auth.mail_requests (
  address text not null,
  purpose text not null,
  requested_at timestamptz not null,
  primary key (address, purpose)
);

create table if not exists sandbox_auth.mails (
  id bigint generated always as identity primary key,
  sent_to text not null,
  type text not null,
  subject text not null,
  otp text not null,
  link text,
  sent_at timestamptz not null
);
create index if not exists mails_sent_to on sandbox_auth.mails (sent_to, id);

-- Newer than the rest: installations that are older get it on their next start.
alter table sandbox_auth.users add column if not exists deleted_at timestamptz;
drop table if exists sandbox_auth.sign_in_failures;
create table if not exists sandbox_auth.attempts (
  key text primary key,
  count integer not null,
  ends_at timestamptz not null
);
alter table sandbox_auth.mails add column if not exists body text;

create table if not exists sandbox_auth.factors (
  id uuid primary key,
  user_id uuid not null references sandbox_auth.users on delete cascade,
  friendly_name text not null,
  status text not null,
  secret text not null,
  last_step integer,
  last_challenged_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (user_id, friendly_name)
);
create table if not exists sandbox_auth.factor_challenges (
  id uuid primary key,
  factor_id uuid not null references sandbox_auth.factors on delete cascade,
  address text not null,
  created_at timestamptz not null,
  verified_at timestamptz
);
create index if not exists factor_challenges_factor on sandbox_auth.factor_challenges (factor_id);
alter table sandbox_auth.sessions add column if not exists factor_id uuid;

create table if not exists sandbox_auth.passkeys (
  id uuid primary key,
  user_id uuid not null references sandbox_auth.users on delete cascade,
  credential_id text not null unique,
  public_key bytea not null,
  sign_count bigint not null,
  friendly_name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index if not exists passkeys_user on sandbox_auth.passkeys (user_id);
create table if not exists sandbox_auth.passkey_challenges (
  id uuid primary key,
  user_id uuid references sandbox_auth.users on delete cascade,
  challenge text not null,
  ends_at timestamptz not null
);
`

/** Creates schema `sandbox_auth` on first use. */
export const ensureAuthSchema = schemaOnce({
  lock: 'sandbox_auth',
  lastTable: 'sandbox_auth.passkey_challenges',
  statements,
})
