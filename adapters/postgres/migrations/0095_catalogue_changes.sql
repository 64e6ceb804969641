-- What each version of the catalogue has changed: the index of a process reads that alone (decision 0147). Changed products have the
-- version in `products.version`. A version without a row here was raised by something that did not say what it did: then an index reads
-- everything.
create table catalogue_changes (
  version bigint primary key,
  products boolean not null,
  -- Countries, categories, brands, tags, synonyms.
  places boolean not null,
  -- The merchant's lists, promotions and searches.
  lists boolean not null
);
