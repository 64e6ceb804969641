-- Ways to pay that the bank reports by itself: virtual accounts and QRIS (D-56, decision 0102). Absent: transfers with a unique code.
alter table bank_accounts add column method text check (method in ('virtual-account', 'qris'));
-- What a payment costs the buyer, in whole rupiah.
alter table bank_accounts add column fee bigint check (fee > 0);
