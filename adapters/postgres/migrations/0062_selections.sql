-- Selections that the merchant puts together (decision 0118): steps with a product each, and what can be taken instead.
create table selections (
  id text primary key,
  position integer not null,
  category_id text,
  title jsonb not null,
  promise jsonb not null,
  about jsonb not null
);

create table selection_steps (
  selection text not null,
  step integer not null check (step > 0),
  title jsonb not null,
  reason jsonb not null,
  product_id bigint not null,
  combination_id text,
  instead integer[] not null,
  primary key (selection, step)
);
