-- Who holds stock without having paid is counted (decision 0033): open orders by network and browser, as keyed digests.
alter table orders add column network text;
alter table orders add column browser text;
create index orders_open_network on orders (network) where status in ('awaiting_bank_wire_payment', 'payment_review') and network is not null;
create index orders_open_browser on orders (browser) where status in ('awaiting_bank_wire_payment', 'payment_review') and browser is not null;
create index orders_open_email on orders (lower(email)) where status in ('awaiting_bank_wire_payment', 'payment_review');
create index orders_open_phone on orders (phone) where status in ('awaiting_bank_wire_payment', 'payment_review');
create index notify_wishes_address on notify_wishes (email) where closed_at is null;
