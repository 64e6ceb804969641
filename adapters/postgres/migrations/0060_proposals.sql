-- Brands and products that members propose (D-45b). A proposal is seen by its author and by staff alone; of one author at most one
-- with the same folded name waits. Once accepted it belongs to the shop: the author's account may go.
create table brand_proposals (
  id text primary key,
  member_id text references members (id) on delete cascade,
  name text not null,
  -- Folded name, as proposals are compared.
  key text not null,
  -- Language in which the author is written to.
  language text not null check (language in ('id', 'en')),
  status text not null default 'pending' check (status in ('pending', 'accepted', 'refused')),
  version integer not null default 1 check (version > 0),
  created_at timestamptz not null,
  changed_at timestamptz not null,
  decided_at timestamptz,
  reason text,
  words text,
  -- The brand that came of it.
  became bigint,
  check ((status = 'pending') = (decided_at is null)),
  check (member_id is not null or status = 'accepted')
);
create unique index brand_proposals_waiting on brand_proposals (member_id, key) where status = 'pending';
create index brand_proposals_member on brand_proposals (member_id, created_at);
create index brand_proposals_due on brand_proposals (changed_at, id) where status = 'pending';

create table product_proposals (
  id text primary key,
  member_id text references members (id) on delete cascade,
  -- A brand of the shop, or the name of a new one.
  brand_id bigint references brands (id),
  brand_name text,
  name text not null,
  -- Folded brand and name, as proposals are compared.
  key text not null,
  category_id text not null references categories (id),
  note text not null default '',
  language text not null check (language in ('id', 'en')),
  status text not null default 'pending' check (status in ('pending', 'accepted', 'refused')),
  version integer not null default 1 check (version > 0),
  created_at timestamptz not null,
  changed_at timestamptz not null,
  decided_at timestamptz,
  reason text,
  words text,
  -- The product that came of it, or that it was.
  became bigint,
  check ((brand_id is null) <> (brand_name is null)),
  check ((status = 'pending') = (decided_at is null)),
  check (member_id is not null or status = 'accepted')
);
create unique index product_proposals_waiting on product_proposals (member_id, key) where status = 'pending';
create index product_proposals_member on product_proposals (member_id, created_at);
create index product_proposals_due on product_proposals (changed_at, id) where status = 'pending';

-- Photos are taken by a review or by a proposal. Those of an accepted one are the shop's: they show the product.
alter table review_photos
  add column proposal_id text references product_proposals (id) on delete cascade,
  alter column member_id drop not null,
  drop constraint review_photos_check,
  add constraint review_photos_taken check (num_nonnulls(review_id, proposal_id) = num_nonnulls(position)),
  add constraint review_photos_owner check (member_id is not null or proposal_id is not null);
create index review_photos_proposal on review_photos (proposal_id) where proposal_id is not null;
drop index review_photos_waiting;
create index review_photos_waiting on review_photos (created_at) where review_id is null and proposal_id is null;
