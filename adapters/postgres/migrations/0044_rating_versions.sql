-- Stars and numbers of reviews change one product at a time: the version of the reviews at the last change, so that the index of a
-- process reads those that changed since, as with stock, and is not built again.
alter table products add column rating_version bigint not null default 0;
create index products_rating_version on products (rating_version);
