-- What members keep with the shop beside their own row: a book of addresses and what they searched for. All of it goes with
-- the account (D-36c).

create table member_addresses (
  member_id text not null references members (id),
  id text not null,
  -- An Address of core/regions: names are copies (D-50).
  address jsonb not null,
  is_default boolean not null default false,
  created_at timestamptz not null,
  primary key (member_id, id)
);
create unique index member_addresses_default on member_addresses (member_id) where is_default;

-- Searches of members, each once however it is written (D-17).
create table search_history (
  member_id text not null references members (id),
  id text not null,
  keyword text not null,
  folded text not null,
  entity_id text,
  entity_type text not null default 'product',
  source_from text,
  at timestamptz not null,
  primary key (member_id, id)
);
create unique index search_history_folded on search_history (member_id, folded);
create index search_history_newest on search_history (member_id, at desc);

-- What was opened from a list of results, and whether it helped.
create table search_clicks (
  member_id text not null references members (id),
  id text not null,
  keyword text not null,
  entity_id text not null,
  entity_type text not null,
  helpful boolean,
  at timestamptz not null,
  primary key (member_id, id)
);
create index search_clicks_newest on search_clicks (member_id, at desc);
