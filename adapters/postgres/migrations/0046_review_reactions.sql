-- What members do with reviews of others (D-43): they like, bookmark and report them. Rows go with the review and with the member.
-- `reviews.likes` is the likes a review was imported with, and one for each row of `review_likes`.
alter table reviews add column imported_likes integer not null default 0 check (imported_likes >= 0);
update reviews set imported_likes = likes;

create table review_likes (
  review_id text not null references reviews (id) on delete cascade,
  member_id text not null references members (id) on delete cascade,
  at timestamptz not null,
  primary key (review_id, member_id)
);
create index review_likes_member on review_likes (member_id, at desc);

create table review_bookmarks (
  review_id text not null references reviews (id) on delete cascade,
  member_id text not null references members (id) on delete cascade,
  at timestamptz not null,
  primary key (review_id, member_id)
);
create index review_bookmarks_member on review_bookmarks (member_id, at desc);

create table review_reports (
  review_id text not null references reviews (id) on delete cascade,
  member_id text not null references members (id) on delete cascade,
  at timestamptz not null,
  type text not null check (type in ('spam', 'promotion', 'irrelevant', 'abusive', 'privacy', 'fake')),
  note text,
  -- When the shop decided about it. Reports without it count towards hiding the review (D-41).
  settled_at timestamptz,
  primary key (review_id, member_id)
);
create index review_reports_member on review_reports (member_id, at desc);
create index review_reports_open on review_reports (review_id) where settled_at is null;
