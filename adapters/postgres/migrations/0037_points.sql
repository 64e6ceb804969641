-- The ledger of points (D-29): entries are added, never changed, but for the reasons of staff, which go with
-- a removed account. Those of a member add up to members.points, which a
-- conditional write changes together with each entry.
create table point_entries (
  id bigint generated always as identity primary key,
  member_id text not null references members (id),
  order_id text references orders (id),
  kind text not null check (kind in ('earn', 'redeem_hold', 'redeem', 'release', 'reverse', 'adjust')),
  points bigint not null,
  -- Why staff changed a balance.
  note text not null default '',
  at timestamptz not null,
  check ((order_id is null) = (kind = 'adjust'))
);
-- Each kind once for an order.
create unique index point_entries_order on point_entries (order_id, kind) where order_id is not null;
create index point_entries_member on point_entries (member_id, id desc);

-- Balances from before the ledger.
insert into point_entries (member_id, kind, points, at)
select id, 'adjust', points, now() from members where points <> 0;

-- Points that a member redeems for the bag.
alter table member_bags add column points bigint not null default 0 check (points >= 0);
