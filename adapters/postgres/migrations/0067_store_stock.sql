-- Units that each store has to sell, apart from those of the web shop (`combinations.stock`): taken by orders that are picked up and
-- by purchases in the store. A combination without a row is not there. D-65.
create table store_stock (
  combination_id text not null,
  store_id integer not null,
  stock integer not null check (stock >= 0),
  primary key (combination_id, store_id)
);
create index store_stock_store on store_stock (store_id, combination_id);
