-- A transfer of an order that has ended is looked for three working days (decision 0053). Those that wait already get five days
-- from today.
update orders set due_at = now() + interval '5 days'
where status in ('expired', 'cancelled') and payment_state = 'held' and paid_at is null and due_at is null;
