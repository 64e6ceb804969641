-- Gifts with purchase (D-67): one unit of a combination for bags that hold enough of some goods; an empty array asks nothing.
create table gifts (
  id text primary key,
  product_id integer not null,
  combination_id text not null,
  min_amount bigint not null check (min_amount >= 0),
  min_units integer not null check (min_units >= 0),
  products integer[] not null,
  brands integer[] not null,
  categories text[] not null,
  for_guests boolean not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  paused boolean not null default false
);

-- Gifts that a member does not want for the bag of now.
alter table member_bags add column declined jsonb not null default '[]';

-- The rule that gave a line for nothing; the order stays as it was when the rule goes.
alter table order_lines add column gift text;
