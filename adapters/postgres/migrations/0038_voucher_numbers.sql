-- Digest of the verified number that the member of an order had at that moment: a member who has the number later is no new member (D-27).
alter table orders add column phone_digest text;
update orders set phone_digest = encode(sha256(convert_to(members.phone_e164, 'UTF8')), 'hex')
  from members where members.id = orders.member_id and members.phone_verified;
update orders set phone_digest = voucher_uses.phone_digest
  from voucher_uses where voucher_uses.order_id = orders.id and voucher_uses.phone_digest is not null;
create index orders_phone_digest on orders (phone_digest) where phone_digest is not null;

-- A voucher that is not listed works by its code alone.
alter table vouchers add column listed boolean not null default true;
