-- Vouchers whose value runs down (decision 0122): an order takes what it uses of it, and gives so much back if it is called off.
alter table vouchers add column runs_down boolean not null default false;
alter table voucher_uses add column amount bigint check (amount > 0);
