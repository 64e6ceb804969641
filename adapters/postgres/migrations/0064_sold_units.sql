-- Units that this shop has sold in the last 90 days, beside what the merchant's own figures say (D-16): counted from orders, so that
-- "most purchased" and best sellers are true. The version of the sales at the last change, as with stars.
alter table products add column sold_90d integer not null default 0;
alter table products add column sales_version bigint not null default 0;
create index products_sales_version on products (sales_version);
insert into versions (name, value) values ('sales', 0);
