-- What members have saved (D-46, decision 0117): one row for each combination. Rows go with the member and with the combination.
-- `price` is what one unit cost when it was saved. A row that was removed is stored for a while, so that undoing brings it back.
create table wishlist_entries (
  member_id text not null references members (id) on delete cascade,
  combination_id text not null,
  product_id bigint not null,
  at timestamptz not null,
  price bigint not null check (price >= 0),
  removed_at timestamptz,
  primary key (member_id, combination_id),
  foreign key (product_id, combination_id) references combinations (product_id, id) on delete cascade
);
create index wishlist_entries_member on wishlist_entries (member_id, at desc) where removed_at is null;
create index wishlist_entries_combination on wishlist_entries (product_id, combination_id);
create index wishlist_entries_removed on wishlist_entries (removed_at) where removed_at is not null;
