-- The catalogue as core/catalogue/stored.ts describes it. Words in two languages are jsonb {"id": …, "en": …},
-- money is bigint rupiah, instants are timestamptz, pictures are jsonb of StoredPicture.

-- Counters that rise with every change: what an in-process copy compares itself with.
-- `catalogue`: anything the shelf is built from; `stock`: units alone; `content`: banners, stores, texts; `reviews`: published reviews.
create table versions (
  name text primary key,
  value bigint not null
);
insert into versions (name, value) values ('catalogue', 0), ('stock', 0), ('content', 0), ('reviews', 0);

-- What was put into this database as a whole, by name (`demo`), so that it is not put in twice.
create table seeds (
  name text primary key,
  fingerprint text not null,
  at timestamptz not null
);

-- Countries brands come from; `tag` is what the origin filter uses.
create table countries (
  code text primary key,
  name jsonb not null,
  phone_code text not null,
  tag text not null unique,
  position integer not null
);

-- Three levels (D-12); the id is public: /category/{id}/{slug}.
create table categories (
  id text primary key,
  slug text not null unique,
  name jsonb not null,
  level smallint not null check (level between 1 and 3),
  parent_id text references categories (id),
  featured boolean not null default false,
  position integer not null,
  picture jsonb,
  check ((level = 1) = (parent_id is null))
);
create index categories_parent on categories (parent_id, position);

create table brands (
  id bigint primary key,
  slug text not null unique,
  name text not null,
  -- Folded name: an import finds the brand it means by it.
  folded text not null unique,
  wordmark text not null,
  letter text not null,
  country_code text references countries (code),
  story jsonb not null
);
create index brands_letter on brands (letter, name);

-- Addresses of the shape /{slug}: no category and brand share one, none is a reserved word. D-6.
create table slugs (
  slug text primary key,
  category_id text unique references categories (id) on delete cascade,
  brand_id bigint unique references brands (id) on delete cascade,
  check ((category_id is null) <> (brand_id is null))
);

-- `tag_group`: skin, tone, concern, body-concern, hair, hair-concern; claim for halal and bpom (D-60).
create table tags (
  id text primary key,
  tag_group text not null,
  name jsonb not null,
  position integer not null
);

create table products (
  id bigint primary key,
  -- The feed and the number there: the same source never makes two products.
  source text not null,
  source_id text not null,
  -- Number in the sister shop; without it the product can be reviewed, not sold (D-1).
  sold_as bigint,
  slug text not null,
  name text not null,
  brand_id bigint not null references brands (id),
  category_id text references categories (id),
  description jsonb not null,
  how_to_use jsonb not null,
  ingredients text not null default '',
  -- [{inci, name, text: {id, en}}]
  key_ingredients jsonb not null default '[]',
  net_weight text,
  pao text,
  halal_status text not null default 'unknown' check (halal_status in ('certified', 'non_halal', 'in_process', 'unknown')),
  halal_number text,
  bpom text,
  dangerous boolean not null default false,
  active boolean not null default true,
  -- Taken out: page gone (410), reviews stay (D-8).
  removed boolean not null default false,
  available_for_order boolean not null default true,
  discount_kind text check (discount_kind in ('amount', 'percentage')),
  discount_value bigint check (discount_value > 0),
  discount_sale boolean not null default false,
  first_active timestamptz,
  sales_90d integer not null default 0,
  -- Floored to 3 decimals, 0 without reviews (D-14).
  average_rating double precision not null default 0 check (average_rating between 0 and 5),
  total_reviews integer not null default 0 check (total_reviews >= 0),
  gift_card boolean not null default false,
  sister_url text,
  pictures jsonb not null default '[]',
  -- Of everything a feed says about it: an unchanged product is not written again.
  fingerprint text not null default '',
  -- `versions.catalogue` when it last changed: a shelf reads only what is newer.
  version bigint not null,
  unique (source, source_id),
  check ((discount_kind is null) = (discount_value is null))
);
create index products_category on products (category_id) where active;
create index products_brand on products (brand_id) where active;
create index products_slug on products (slug);
create index products_version on products (version);

-- Buyable shades, sizes, variants. An order takes stock by one conditional write (house.md 12).
create table combinations (
  product_id bigint not null references products (id) on delete cascade,
  id text not null unique,
  position integer not null,
  attribute text not null check (attribute in ('shade', 'size', 'variant', 'none')),
  name text not null default '',
  hex text,
  price bigint not null check (price >= 0),
  discount_kind text check (discount_kind in ('amount', 'percentage')),
  discount_value bigint check (discount_value > 0),
  discount_sale boolean not null default false,
  stock integer not null check (stock >= 0),
  -- `versions.stock` when its stock last changed.
  stock_version bigint not null default 0,
  weight_gram integer not null default 250 check (weight_gram >= 0),
  is_default boolean not null default false,
  active boolean not null default true,
  active_in_review boolean not null default true,
  available_for_guest boolean not null default true,
  pre_order boolean not null default false,
  delivery_date timestamptz,
  sku text,
  barcode text,
  picture jsonb,
  primary key (product_id, id),
  check ((discount_kind is null) = (discount_value is null))
);
create unique index combinations_default on combinations (product_id) where is_default;
create index combinations_stock_version on combinations (stock_version);
create index combinations_barcode on combinations (barcode) where barcode is not null;

-- Prices that hold for a while, where nothing else is taken off (D-26 step 1).
create table special_prices (
  product_id bigint not null,
  combination_id text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  price bigint not null check (price >= 0),
  campaign text,
  primary key (product_id, combination_id, starts_at),
  foreign key (product_id, combination_id) references combinations (product_id, id) on delete cascade
);
create index special_prices_campaign on special_prices (campaign, starts_at);

create table product_tags (
  product_id bigint not null references products (id) on delete cascade,
  tag_id text not null references tags (id) on delete cascade,
  primary key (product_id, tag_id)
);
create index product_tags_tag on product_tags (tag_id, product_id);
