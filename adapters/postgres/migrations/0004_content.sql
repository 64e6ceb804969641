-- What stands around the goods: banners, stores, texts. A change raises versions.content.

-- `location`: home, category, search, product, all; `targets`: ids of categories or brands it is meant for, [] for any.
-- `products`: ids in their order, for deals.
create table banners (
  id text primary key,
  banner_group text not null,
  position integer not null,
  title jsonb not null,
  text jsonb,
  action jsonb,
  link text,
  wide jsonb,
  narrow jsonb,
  apply text not null check (apply in ('everyday', 'other')),
  location text not null,
  targets jsonb not null default '[]',
  products jsonb not null default '[]',
  starts_at timestamptz not null,
  ends_at timestamptz check (ends_at > starts_at),
  -- A banner that runs for some hours of every day: milliseconds after midnight in Jakarta, a window with its end before its start goes over midnight.
  daily_from_ms integer,
  daily_to_ms integer,
  check ((daily_from_ms is null) = (daily_to_ms is null))
);
create index banners_running on banners (location, ends_at);

-- Shops one can walk into; codes are Kemendagri's, with leading zeros.
create table stores (
  id integer primary key,
  name text not null,
  city text not null,
  city_code text not null,
  province_code text not null,
  address text not null,
  phone text not null,
  latitude double precision not null,
  longitude double precision not null,
  -- {weekdays: [open, close], weekend: [open, close], zone}
  hours jsonb not null,
  services jsonb not null,
  is_default boolean not null default false
);
create unique index stores_default on stores (is_default) where is_default;

-- Texts of the shop itself, /pages/{slug}; paragraphs {"id": […], "en": […]}.
create table text_pages (
  slug text primary key,
  title jsonb not null,
  paragraphs jsonb not null,
  position integer not null
);
create table text_questions (
  page text not null references text_pages (slug) on delete cascade,
  position integer not null,
  question jsonb not null,
  answer jsonb not null,
  primary key (page, position)
);
