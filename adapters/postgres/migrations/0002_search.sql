-- Searching without extensions: a plain inverted index, and its vocabulary for prefixes and typing errors (stack.md 5).

-- Words of a product, folded, each with the weight of the best place it stands in.
create table terms (
  term text collate "C" not null,
  product_id bigint not null references products (id) on delete cascade,
  weight double precision not null check (weight > 0),
  primary key (term, product_id)
);
create index terms_product on terms (product_id);

-- Every word that occurs, and in how many products: kept by whoever writes `terms`.
create table vocabulary (
  term text collate "C" primary key,
  products integer not null check (products >= 0)
);

-- Groups of words that mean the same (D-19): ["sunscreen", "tabir surya", "sunblock"].
create table synonyms (
  position integer primary key,
  words jsonb not null
);

-- What people search for, most frequent first; `folded` is the form compared.
create table trending_searches (
  folded text primary key,
  keyword text not null,
  searches bigint not null check (searches >= 0)
);
create index trending_searches_count on trending_searches (searches desc, folded);

-- Whether results helped, with the words searched.
create table search_feedback (
  id text primary key,
  q text not null,
  helpful boolean not null,
  at timestamptz not null
);
create index search_feedback_at on search_feedback (at);
