-- An order that staff accepted without a transfer has one linked, and no second one.
create unique index order_events_linked on order_events (order_id) where type = 'transfer.linked';
