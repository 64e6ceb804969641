-- The part of the shop that a text is about: while operations have it switched off, the text is not shown. Decision 0146.
alter table text_pages add column part text;
alter table text_questions add column part text;
-- Self checkouts whose code for the exit was never shown end a day after their payment: those from before are looked at now.
update orders set due_at = now() where status = 'ready_for_pickup' and delivery ->> 'selfCheckout' = 'true' and due_at is null;
