-- Words that a review takes to describe the goods, in the order of the shop: ["satin", "light"].
alter table reviews add column tags jsonb not null default '[]';
