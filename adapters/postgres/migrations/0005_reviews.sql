-- Members, as far as the public may know them; accounts extend the table.
create table members (
  id text primary key,
  user_name text not null,
  level text not null default 'base' check (level in ('base', 'rising', 'diva', 'super')),
  expert boolean not null default false,
  -- Line under an expert's name, in both languages.
  expert_title jsonb,
  -- Beauty tags: ["skin-oily", "tone-tan", …]
  traits jsonb not null default '[]',
  joined_at timestamptz not null
);
create unique index members_user_name on members (lower(user_name));

-- One review per member and product (D-37). Traits and age are those at the time of writing (D-45);
-- the product's name is a copy, so that a removed product's reviews stay readable (D-8).
create table reviews (
  product_id bigint not null,
  id text not null unique,
  member_id text not null references members (id),
  product_name text not null,
  combination_id text,
  combination_name text,
  details text not null,
  -- Mean of the parts, floored to 3 decimals (D-38).
  rating double precision not null check (rating between 1 and 5),
  -- {"effectiveness": 5, …}
  stars jsonb not null,
  duration_of_use text,
  recommended boolean not null,
  repurchase boolean not null,
  verified boolean not null,
  likes integer not null default 0 check (likes >= 0),
  -- Rank of the sort "helpful" (D-43): core/reviews/helpful.rule.ts, written with every change of likes.
  helpful double precision not null default 0,
  traits jsonb not null default '[]',
  age_bucket text,
  -- Pictures in their order, [] for none.
  pictures jsonb not null default '[]',
  status text not null default 'published' check (status in ('published', 'held', 'hidden', 'removed')),
  created_at timestamptz not null,
  primary key (product_id, id),
  unique (product_id, member_id)
);
create index reviews_helpful on reviews (product_id, helpful desc, id) where status = 'published';
create index reviews_newest on reviews (product_id, created_at desc, id) where status = 'published';
create index reviews_popular on reviews (likes desc, id) where status = 'published';
create index reviews_member on reviews (member_id, created_at desc);
