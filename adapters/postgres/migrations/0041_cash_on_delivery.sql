-- Cash to the courier (D-57, decision 0103): an account without a number, services that take it, orders that wait for their courier.
alter table bank_accounts drop constraint bank_accounts_method_check;
alter table bank_accounts add constraint bank_accounts_method_check check (method in ('virtual-account', 'qris', 'cod'));
alter table courier_services add column takes_cash boolean not null default false;
alter table orders drop constraint orders_status_check;
alter table orders add constraint orders_status_check check (status in ('awaiting_bank_wire_payment', 'payment_review',
  'pay_on_delivery', 'paid', 'waiting_release', 'processing', 'shipped', 'delivered', 'completed', 'expired', 'cancelled', 'refunded'));
-- Parcels that were not accepted: who has two may not pay the courier.
create index order_events_refused on order_events (order_id) where type = 'parcel.refused';
