-- Accounts: what members are beside reviewers, and everything that lets them in. Of whatever opens something only a digest is
-- kept (SHA-256 of tokens, which are 256 random bits; an HMAC with the server's key of codes, which are six digits).

alter table members
  add column first_name text not null default '',
  -- Empty for people of one name (D-31).
  add column last_name text not null default '',
  add column nick_name text,
  -- '' where there is none; unique without regard to case.
  add column email text not null default '',
  add column email_verified boolean not null default false,
  -- "+62" and the rest without a zero; together unique among verified ones, wherever the code may end (D-30).
  add column phone_code text,
  add column phone_national text,
  add column phone_e164 text generated always as (phone_code || phone_national) stored,
  add column phone_verified boolean not null default false,
  add column gender text check (gender in ('female', 'male')),
  add column salute text check (salute in ('ms', 'mr')),
  -- 1998-03-31
  add column date_of_birth text,
  add column image text,
  add column bio text,
  add column social jsonb not null default '{}',
  -- {"id": "32", "name": "Jawa Barat"}, a copy (D-50).
  add column province jsonb,
  add column city jsonb,
  -- May fall below zero by a reversal (D-29).
  add column points bigint not null default 0,
  add column acquisition_source text not null default '',
  -- A half registration (D-35).
  add column pending boolean not null default false,
  -- argon2id with its salt and costs.
  add column password_hash text,
  -- Wrong passwords in a row; 5 lock passwords (D-34).
  add column fails integer not null default 0 check (fails between 0 and 5),
  add column interest jsonb not null default '[]',
  add column subscribings jsonb not null default '[]',
  add column subscribings_set boolean not null default false,
  add column coachmarks jsonb not null default '[]',
  -- With the moment of its own consent (D-36c).
  add column motherhood jsonb,
  -- Sessions begun before are over, whatever else says that they live.
  add column sessions_from timestamptz,
  -- From then on the row holds nothing that tells who it was.
  add column removed_at timestamptz;
comment on column members.traits is 'Codes of beauty tags: the beauty profile.';

drop index members_user_name;
create unique index members_user_name on members (lower(user_name)) where user_name <> '';
create unique index members_email on members (lower(email)) where email <> '';
create unique index members_phone on members (phone_e164) where phone_verified;
create index members_claimed_phone on members (phone_e164) where phone_e164 is not null;

-- SHA-256 of addresses and user names that removed members had, so that they hear what happened to their account.
create table removed_identifiers (
  digest text primary key,
  member_id text not null references members (id)
);

-- Whom providers vouch for: their own id, which begins with the issuer (D-35).
create table social_identities (
  provider text not null check (provider in ('google', 'facebook')),
  subject text not null,
  member_id text not null references members (id),
  primary key (provider, subject)
);
create index social_identities_member on social_identities (member_id);

-- What a provider's return left for the page, for some minutes; taken once.
create table social_returns (
  digest text primary key,
  provider text not null,
  -- A SocialIdentity, locked.
  identity text not null,
  until timestamptz not null
);
create index social_returns_until on social_returns (until);

create table sessions (
  -- SHA-256 of the cookie's token.
  id text primary key,
  member_id text not null references members (id),
  started_at timestamptz not null,
  seen_at timestamptz not null
);
create index sessions_member on sessions (member_id);
create index sessions_seen on sessions (seen_at);

-- Ends with its session.
create table bearers (
  digest text primary key,
  session_id text not null references sessions (id) on delete cascade,
  until timestamptz not null
);
create index bearers_session on bearers (session_id);
create index bearers_until on bearers (until);

-- One-time codes: one at a time for a scope and a destination (D-32).
create table codes (
  scope text not null,
  -- +6281234567890, or an address in lower case.
  destination text not null,
  ticket text not null unique,
  seal text not null,
  expires_at timestamptz not null,
  tries integer not null default 0,
  primary key (scope, destination)
);
create index codes_expires on codes (expires_at);

-- Sends to a destination on its last Jakarta day, all methods and scopes together (D-32).
create table code_sends (
  destination text primary key,
  day text not null,
  sends integer not null check (sends >= 0),
  last_sent_at timestamptz,
  -- The one before, should the last be given back.
  sent_before timestamptz
);

-- What a right code proved; taken once.
create table proofs (
  digest text primary key,
  scope text not null,
  destination text not null,
  until timestamptz not null
);
create index proofs_until on proofs (until);

-- Leave to set a password anew, one at a time for a member (D-9).
create table reset_links (
  member_id text primary key references members (id),
  digest text not null,
  proves_email boolean not null,
  until timestamptz not null
);

-- Telephone numbers that were registered at a till, until an account proves them.
create table store_registrations (
  phone_e164 text primary key,
  registered_at timestamptz not null
);

-- What happened to accounts, without secrets, numbers or addresses. Nothing of it is ever changed or taken away.
create table account_log (
  position bigint generated always as identity primary key,
  at timestamptz not null,
  kind text not null,
  member_id text
);
create index account_log_member on account_log (member_id, at);
create trigger account_log_append_only before update or delete or truncate on account_log
  for each statement execute function refuse_change();
