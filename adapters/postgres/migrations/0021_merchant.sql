-- What a merchant sets up: the shop's identity, bank accounts, courier services, which stores ship. A change raises versions.content.

-- At most one row; none until the merchant has named the shop.
create table shop_identity (
  only_row boolean primary key default true check (only_row),
  name text not null,
  -- The logo's text.
  sign text not null,
  -- Address that letters come from.
  sender text,
  help_email text,
  -- Digits with the country: 6281234567890.
  help_whatsapp text,
  -- Every day: 08.00–21.00.
  help_hours text,
  -- The demo shop, in which nothing is real.
  sample boolean not null default false
);

-- Accounts of the company that buyers transfer to (D-56).
create table bank_accounts (
  id text primary key,
  bank text not null,
  number text not null,
  holder text not null,
  position integer not null
);

-- Services that are offered, with their rates (D-52).
create table courier_services (
  id text primary key,
  courier text not null,
  courier_name text not null,
  service text not null,
  kind text not null check (kind in ('regular', 'next-day', 'same-day', 'instant')),
  flies text not null check (flies in ('always', 'overseas', 'never')),
  -- {zone: [fee in rupiah, from working days, to working days]}
  rates jsonb not null,
  -- {from, until} hours in Jakarta, for services within a city.
  hours jsonb,
  most_kg double precision,
  most_km double precision,
  position integer not null
);

-- Whether parcels leave from a store.
alter table stores add column ships boolean not null default true;
