-- A confirmed transfer is looked for three working days (decision 0053). Those that wait already get five days from today.
update orders set due_at = now() + interval '5 days' where status = 'payment_review' and due_at is null;
