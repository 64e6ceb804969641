-- Open orders of guests are counted by mailbox (decision 0033): core/kernel/mailbox.rule.ts computes it for each new order, and
-- the update below computes the same for those that are there. It is null for orders of an older version that still runs.
alter table orders add column mailbox text;
update orders set mailbox = case when host in ('gmail.com', 'googlemail.com')
    then replace(name, '.', '') || '@gmail.com' else name || '@' || host end
  from (select id, regexp_replace(regexp_replace(whole, '@[^@]*$', ''), '([^+])\+.*$', '\1') as name,
      regexp_replace(whole, '^.*@', '') as host
    from (select id, lower(trim(email)) as whole from orders) as address) as part
  where part.id = orders.id;
drop index orders_open_email;
create index orders_open_mailbox on orders (mailbox) where status in ('awaiting_bank_wire_payment', 'payment_review');
