-- What the merchant puts together by hand.

-- `trending`, `new-arrivals`, `have-you-tried`, `new-exclusive`, …
create table shelf_lists (
  name text primary key,
  title jsonb not null
);
create table shelf_list_products (
  list text not null references shelf_lists (name) on delete cascade,
  position integer not null,
  product_id bigint not null references products (id) on delete cascade,
  primary key (list, position)
);

create table popular_categories (
  category_id text primary key references categories (id) on delete cascade,
  position integer not null
);

-- `search-fallback`: what trending searches offer where nobody has searched yet (specification 9); `featured`: the home page's.
create table brand_lists (
  list text not null,
  position integer not null,
  brand_id bigint not null references brands (id) on delete cascade,
  primary key (list, position)
);

-- Themed selections with an address of their own, /promo/{slug}.
create table promotions (
  slug text primary key,
  title jsonb not null,
  text jsonb not null,
  position integer not null
);
create table promotion_products (
  promotion text not null references promotions (slug) on delete cascade,
  position integer not null,
  product_id bigint not null references products (id) on delete cascade,
  primary key (promotion, position)
);
