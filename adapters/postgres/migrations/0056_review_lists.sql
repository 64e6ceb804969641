-- Lists of reviews in every order, without sorting all reviews of a product. D-43.
create index reviews_highest on reviews (product_id, rating desc, helpful desc, id) where status = 'published';
create index reviews_lowest on reviews (product_id, rating, helpful desc, id) where status = 'published';
-- Photos of a product's reviews, and their number, without reading the reviews that have none.
create index reviews_pictured on reviews (product_id, helpful desc, id) where status = 'published' and pictures <> '[]';
-- The most liked reviews of a brand or a category: those of each of its products. And those of experts.
create index reviews_liked on reviews (product_id, likes desc, id) where status = 'published';
create index members_experts on members (id) where expert;

-- The version of the reviews at which those of a product last changed, or those who wrote them: a process drops the answers about
-- these products alone, and keeps what it stores of all others. A change of reviews locks their version first.
create table review_changes (
  product_id bigint primary key,
  version bigint not null
);
create index review_changes_version on review_changes (version);

create function note_changed_reviews() returns trigger language plpgsql as $$
begin
  insert into review_changes (product_id, version)
    select product_id, (select value + 1 from versions where name = 'reviews')
    from (select distinct product_id from changed order by product_id) as products
    on conflict (product_id) do update set version = excluded.version where review_changes.version < excluded.version;
  return null;
end
$$;
create trigger reviews_inserted after insert on reviews referencing new table as changed
  for each statement execute function note_changed_reviews();
create trigger reviews_updated after update on reviews referencing new table as changed
  for each statement execute function note_changed_reviews();
create trigger reviews_deleted after delete on reviews referencing old table as changed
  for each statement execute function note_changed_reviews();

create function note_changed_reviewer() returns trigger language plpgsql as $$
begin
  insert into review_changes (product_id, version)
    select product_id, (select value + 1 from versions where name = 'reviews')
    from (select distinct product_id from reviews where member_id = new.id order by product_id) as products
    on conflict (product_id) do update set version = excluded.version where review_changes.version < excluded.version;
  return null;
end
$$;
create trigger reviewer_changed after update of user_name, level, expert, expert_title, joined_at on members
  for each row when ((old.user_name, old.level, old.expert, old.expert_title, old.joined_at)
    is distinct from (new.user_name, new.level, new.expert, new.expert_title, new.joined_at))
  execute function note_changed_reviewer();
