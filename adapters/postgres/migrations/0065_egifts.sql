-- E-gifts (D-22, D-68; decision 0122): the merchant's designs, and one row for each unit that was paid. Its code is computed from the
-- secret of the shop: only what it is found by is stored.
create table egift_templates (
  id text primary key,
  position integer not null,
  name jsonb not null,
  picture jsonb not null
);

create table egifts (
  id text primary key,
  order_id text not null references orders (id),
  line_id text not null,
  unit integer not null check (unit >= 0),
  digest text not null unique,
  value bigint not null check (value > 0),
  -- Template, recipient and message, as they were bought.
  info jsonb not null,
  sender text not null,
  language text not null,
  send_at timestamptz not null,
  sent_at timestamptz,
  expires_at timestamptz,
  opened_at timestamptz,
  withdrawn_at timestamptz,
  saved_at timestamptz,
  -- Null of an account that was removed.
  saved_by text,
  voucher text,
  unique (order_id, line_id, unit),
  check ((sent_at is null) = (expires_at is null)),
  check (opened_at is null or (sent_at is not null and withdrawn_at is null)),
  check (saved_at is null or opened_at is not null),
  check ((saved_at is null) = (voucher is null))
);
create index egifts_due on egifts (send_at) where sent_at is null and withdrawn_at is null;
create index egifts_saved_by on egifts (saved_by) where saved_by is not null;
