-- Who asks is told apart by the browser: one that has logged in as a member before has counts of its own, so that strangers
-- cannot use up the owner's (decision 0031). And an address that is proven from outside keeps only what it vouches for
-- (decision 0030).

-- Browsers that logged in as a member, by the digest of their own cookie; ten for each member at most.
create table known_devices (
  member_id text not null references members (id),
  -- SHA-256 of the cookie's token.
  digest text not null,
  since timestamptz not null,
  seen_at timestamptz not null,
  primary key (member_id, digest)
);
create index known_devices_seen on known_devices (seen_at);

-- Wrong passwords in a row from known devices; `fails` counts those of strangers, the first of them at `guessed_from`.
alter table members add column known_fails integer not null default 0 check (known_fails between 0 and 5);
alter table members add column guessed_from timestamptz;

-- 'known' or 'stranger': neither uses up the sends of the other, nor ends its code or link.
alter table codes add column asker text not null default 'stranger' check (asker in ('known', 'stranger'));
alter table codes drop constraint codes_pkey;
alter table codes add primary key (scope, destination, asker);
alter table code_sends add column asker text not null default 'stranger' check (asker in ('known', 'stranger'));
alter table code_sends drop constraint code_sends_pkey;
alter table code_sends add primary key (destination, asker);
alter table reset_links add column asker text not null default 'stranger' check (asker in ('known', 'stranger'));
alter table reset_links drop constraint reset_links_pkey;
alter table reset_links add primary key (member_id, asker);

-- What an account held when an address was proven that did not vouch for it: waits for the identity that did.
create table set_aside (
  -- +6281234567890, or `google` and the provider's own id.
  identity text primary key,
  -- Columns of members.
  details jsonb not null,
  -- [{"id": "…", "address": {…}, "at": "…"}]
  addresses jsonb not null,
  at timestamptz not null
);
