-- Products that members have bookmarked (specification 7). Rows go with the product and with the account (D-36c).
create table product_bookmarks (
  member_id text not null references members (id) on delete cascade,
  product_id bigint not null references products (id) on delete cascade,
  at timestamptz not null,
  primary key (member_id, product_id)
);
create index product_bookmarks_product on product_bookmarks (product_id);
