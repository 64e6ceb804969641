-- A member's bag in one row: lines, what is kept for later and which guests' bags were joined change together, by one
-- conditional write (D-20, D-21). Nothing asks for a part of it.
create table member_bags (
  member_id text primary key references members (id),
  -- Rises with every change.
  version integer not null check (version > 0),
  lines jsonb not null,
  saved jsonb not null,
  joined jsonb not null
);

-- Whose order it is; a guest's is nobody's until its e-mail or phone is proven to be a member's.
alter table orders add column member_id text references members (id);
alter table orders add column phone text;
update orders set phone = (contact -> 'phone' ->> 'code') || (contact -> 'phone' ->> 'national');
alter table orders alter column phone set not null;
create index orders_member on orders (member_id, placed_at desc) where member_id is not null;
create index orders_unowned_email on orders (lower(email)) where member_id is null;
create index orders_unowned_phone on orders (phone) where member_id is null;
