-- Photos that members upload for their reviews (D-39): one waits until a review takes it, for 24 hours. `reviews.pictures` shows those
-- that a review has taken, in their order.
create table review_photos (
  id text primary key,
  member_id text not null references members (id) on delete cascade,
  -- The review that has taken it, and its place there.
  review_id text references reviews (id) on delete cascade,
  position integer,
  name text,
  description text,
  -- Name of its files, without width and ending.
  file text not null unique check (file ~ '^[0-9a-f]{32}$'),
  -- StoredPicture; `alt` are the words for a photo without a description.
  picture jsonb not null,
  created_at timestamptz not null,
  check ((review_id is null) = (position is null))
);
create index review_photos_member on review_photos (member_id, created_at);
create index review_photos_review on review_photos (review_id) where review_id is not null;
create index review_photos_waiting on review_photos (created_at) where review_id is null;

-- Files that are to be removed: those of photos whose row went, in whatever way.
create table removed_photos (
  file text primary key,
  picture jsonb not null
);

create function note_removed_photo() returns trigger language plpgsql as $$
begin
  insert into removed_photos (file, picture) values (old.file, old.picture) on conflict do nothing;
  return old;
end
$$;
create trigger review_photos_removed after delete on review_photos for each row execute function note_removed_photo();
