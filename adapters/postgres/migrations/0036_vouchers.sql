-- Vouchers (D-27). Their rules name products, brands, categories and members; an empty array asks nothing.
create table vouchers (
  id text primary key,
  -- In capitals and without spaces, as codes are compared.
  code text not null unique check (code <> ''),
  type text not null check (type in ('manual', 'auto')),
  discount text not null check (discount in ('amount', 'percentage', 'free_shipping', 'paper_bag')),
  -- Rupiah of an amount, whole percent of a percentage, else 0.
  value bigint not null check (value >= 0 and (discount <> 'percentage' or value between 1 and 100)),
  max_discount bigint check (max_discount >= 0),
  shipping_fee_discount bigint check (shipping_fee_discount >= 0),
  -- All there ever are, and those that orders have taken by a conditional write.
  redemptions integer not null check (redemptions >= 0),
  taken integer not null default 0 check (taken >= 0),
  per_user_limit integer not null check (per_user_limit > 0),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  for_guests boolean not null,
  products integer[] not null,
  brands integer[] not null,
  categories text[] not null,
  users text[] not null,
  min_amount bigint not null check (min_amount >= 0),
  header text not null,
  terms jsonb not null,
  paused boolean not null default false
);
create index vouchers_ends on vouchers (ends_at);

-- Redemptions of orders. One that was given back stays, so that it is given back once.
create table voucher_uses (
  order_id text not null references orders (id),
  voucher_id text not null references vouchers (id),
  member_id text not null references members (id),
  -- Digest of the verified number of the member at that moment: it uses the voucher once, whichever account has it, and also
  -- after an account was removed (D-27).
  phone_digest text,
  given_back boolean not null default false,
  primary key (order_id, voucher_id)
);
create index voucher_uses_member on voucher_uses (member_id, voucher_id) where not given_back;
create index voucher_uses_phone on voucher_uses (phone_digest, voucher_id) where not given_back and phone_digest is not null;

-- Redeemed vouchers of a member's bag, at most one for each slot (D-26).
alter table member_bags add column vouchers jsonb not null default '[]';
