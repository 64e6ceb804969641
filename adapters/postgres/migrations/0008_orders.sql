-- Orders and everything on the way to one. Money is bigint rupiah, instants are timestamptz; what an order keeps as it was
-- (lines, address, steps of its total) is jsonb of the nouns of core/orders, since nothing asks for a part of it.

-- An order in the making: choices only, no money. An id is known to whoever made the checkout, and to nobody else.
create table checkouts (
  id text primary key,
  version integer not null,
  -- A KeptCheckout of core/checkout without id and version.
  choices jsonb not null,
  expires_at timestamptz not null
);
create index checkouts_expires on checkouts (expires_at);

-- Amounts that checkouts and open orders wait for: no two on one account (D-56). Without `until` an order keeps it.
create table transfer_codes (
  bank text not null,
  amount bigint not null,
  code integer not null check (code > 0),
  -- Id of the checkout.
  holder text not null unique,
  until timestamptz,
  primary key (bank, amount)
);

create table orders (
  id text primary key,
  code text not null unique,
  -- A checkout becomes one order, however often it is placed (D-63).
  checkout_id text not null unique,
  status text not null check (status in ('awaiting_bank_wire_payment', 'payment_review', 'paid', 'waiting_release', 'processing',
    'shipped', 'delivered', 'completed', 'expired', 'cancelled', 'refunded')),
  language text not null check (language in ('id', 'en')),
  email text not null,
  contact jsonb not null,
  delivery jsonb not null,
  -- Number of the parcel with its courier.
  tracking text,
  steps jsonb not null,
  totals jsonb not null,
  note text,
  payment_method text not null,
  payment_state text not null,
  payable bigint not null check (payable >= 0),
  bank text,
  account jsonb,
  unique_code integer,
  pay_until timestamptz,
  paid_at timestamptz,
  placed_at timestamptz not null,
  -- When the clock moves it next, if nobody does before.
  due_at timestamptz
);
create index orders_placed on orders (placed_at desc);
create index orders_status on orders (status, placed_at desc);
create index orders_due on orders (due_at) where due_at is not null;
create index orders_amount on orders (bank, payable, placed_at desc);
create index orders_email on orders (lower(email), placed_at desc);

-- Lines as they were ordered, by the place they stand at.
create table order_lines (
  order_id text not null references orders (id),
  position integer not null,
  id text not null,
  product_id bigint not null,
  combination_id text not null,
  quantity integer not null check (quantity > 0),
  total bigint not null check (total >= 0),
  -- The goods as they were sold.
  goods jsonb not null,
  egift jsonb,
  primary key (order_id, position)
);
create index order_lines_combination on order_lines (combination_id);

-- Who moved an order from where to where (D-62). Nothing of it is ever changed or taken away.
create table order_events (
  order_id text not null references orders (id),
  -- Rises, with gaps.
  position bigint generated always as identity,
  at timestamptz not null,
  type text not null,
  from_status text not null,
  to_status text not null,
  actor text not null check (actor in ('shopper', 'hands', 'clock', 'provider')),
  actor_name text,
  note text,
  primary key (order_id, position)
);
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is only ever added to', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger order_events_append_only before update or delete or truncate on order_events
  for each statement execute function refuse_change();

-- What buyers said they have transferred.
create table transfer_confirmations (
  order_id text not null references orders (id),
  at timestamptz not null,
  bank text not null,
  sender text not null,
  amount bigint not null check (amount >= 0),
  day text not null,
  receipt text,
  primary key (order_id, at)
);

-- Pictures of receipts, re-encoded; the file is called like its row.
create table receipts (
  id text primary key,
  order_id text not null references orders (id),
  created_at timestamptz not null
);
create index receipts_order on receipts (order_id);
create index receipts_created on receipts (created_at);

-- Money that came in, once for each number the bank or a provider gave it.
create table transfers (
  reference text primary key,
  bank text not null,
  amount bigint not null check (amount > 0),
  at timestamptz not null,
  fate text check (fate in ('matched', 'late', 'unmatched', 'excess')),
  order_id text references orders (id)
);
create index transfers_at on transfers (at desc);

-- "Tell me when it is back" (D-49): once for an address and a combination while it is open.
create table notify_wishes (
  combination_id text not null,
  email text not null,
  product_id bigint not null,
  language text not null check (language in ('id', 'en')),
  at timestamptz not null,
  closed_at timestamptz,
  primary key (combination_id, email, at)
);
create unique index notify_wishes_open on notify_wishes (combination_id, email) where closed_at is null;
create index notify_wishes_waiting on notify_wishes (combination_id, at) where closed_at is null;

-- What people behind the counter did to goods, each with their name (D-75). Nothing of it is ever changed or taken away.
create table hands_log (
  position bigint generated always as identity primary key,
  at timestamptz not null,
  name text not null,
  action text not null,
  subject text not null,
  detail jsonb not null
);
create trigger hands_log_append_only before update or delete or truncate on hands_log
  for each statement execute function refuse_change();
