-- A transfer is known by its account and the bank's reference (two banks may use the same one). The same reference with another
-- amount or on another day is stored too, for a person to look at: only the first of an account and reference is booked by itself.
alter table transfers drop constraint transfers_pkey;
alter table transfers add column id bigint generated always as identity primary key;
-- Whether it is the first with its reference on its account.
alter table transfers add column is_first boolean not null default true;
alter table transfers drop constraint transfers_fate_check;
alter table transfers add constraint transfers_fate_check
  check (fate in ('matched', 'late', 'unmatched', 'excess', 'conflicting'));
create unique index transfers_first on transfers (bank, reference) where is_first;
create unique index transfers_once on transfers (bank, reference, amount, ((at at time zone 'Asia/Jakarta')::date));
create index transfers_reference on transfers (reference);

-- Amounts of checkouts, which may be taken away while others need them; of open orders (`until` is null); and of orders that
-- ended, which rest before they are given again (`until`).
alter table transfer_codes add column placed boolean not null default false;
-- Since when its holder has it: the checkout that has one longest loses it first.
alter table transfer_codes add column taken_at timestamptz not null default now();
update transfer_codes set placed = true where until is null;
create index transfer_codes_unplaced on transfer_codes (bank, taken_at) where not placed;
