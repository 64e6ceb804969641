-- Units that are sold at a special price at most; null: as many as there are (decision 0135).
alter table special_prices add column quota integer check (quota > 0);
-- Units of a quota that orders have. Apart from the prices: these are written again by imports, what was sold stays.
create table special_sales (
  product_id bigint not null,
  combination_id text not null,
  starts_at timestamptz not null,
  sold integer not null check (sold >= 0),
  -- Of the quotas at the last change.
  version bigint not null,
  primary key (product_id, combination_id, starts_at),
  foreign key (product_id, combination_id) references combinations (product_id, id) on delete cascade
);
create index special_sales_version on special_sales (version);
-- Which orders have them; each gives them back once.
create table special_uses (
  order_id text not null references orders (id),
  product_id bigint not null,
  combination_id text not null,
  starts_at timestamptz not null,
  units integer not null check (units > 0),
  given_back boolean not null default false,
  primary key (order_id, product_id, combination_id, starts_at)
);
insert into versions (name, value) values ('quotas', 0);
-- How many hours before its start a banner is shown; null: it is not.
alter table banners add column announced_hours integer check (announced_hours between 1 and 72);
