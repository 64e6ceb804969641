-- The public API names a product by its number in the sister shop. Specification 7, Wishlist; D-1.
create index products_sold_as on products (sold_as, id) where sold_as is not null;
