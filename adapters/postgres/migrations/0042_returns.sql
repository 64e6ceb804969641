-- Returns (D-62b, decision 0104): the claim of an order, and how it was decided. Its pictures lie beside those of receipts.
create table order_returns (
  order_id text primary key references orders (id),
  at timestamptz not null,
  reason text not null check (reason in ('damaged', 'wrong', 'missing', 'expired', 'sealed')),
  lines jsonb not null,
  note text,
  photos text[] not null,
  -- An account of the buyer, or a voucher.
  refund jsonb not null,
  state text not null check (state in ('open', 'accepted', 'refused')),
  answered_at timestamptz,
  amount bigint check (amount >= 0),
  voucher text,
  words text,
  check ((state = 'open') = (answered_at is null)),
  check ((state = 'accepted') = (amount is not null)),
  check (state <> 'refused' or words is not null)
);
create index order_returns_open on order_returns (at) where state = 'open';
-- What was paid for a line after voucher and points.
alter table order_lines add column paid bigint check (paid >= 0);
alter table point_entries drop constraint point_entries_kind_check;
alter table point_entries add constraint point_entries_kind_check
  check (kind in ('earn', 'redeem_hold', 'redeem', 'release', 'reverse', 'return', 'return_reverse', 'adjust'));
