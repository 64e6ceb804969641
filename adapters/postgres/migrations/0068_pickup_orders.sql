-- Orders that are picked up in a store (decision 0123): their states, and the code that is shown at the counter.
alter table orders drop constraint orders_status_check;
alter table orders add constraint orders_status_check check (status in ('awaiting_bank_wire_payment', 'payment_review',
  'pay_on_delivery', 'paid', 'waiting_release', 'processing', 'shipped', 'delivered', 'ready_for_pickup', 'picked_up', 'completed',
  'expired', 'cancelled', 'refunded'));
create index orders_pickup_code on orders ((delivery ->> 'code')) where delivery ->> 'kind' = 'pickup';
