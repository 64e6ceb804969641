-- Tables under the names that the code uses for them.
alter table shelf_lists rename to product_lists;
alter table shelf_list_products rename to product_list_products;
alter table hands_log rename to ops_log;
