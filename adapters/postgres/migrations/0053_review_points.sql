-- Points for reviews (D-29): what the author of a review has of it now, and whether it was among the rewarded ones of its day, which is
-- unknown before it is published. A review from before this brings none.
alter table reviews add column points_received smallint not null default 0 check (points_received between 0 and 2);
alter table reviews add column is_rewarded boolean;
update reviews set is_rewarded = false;

-- The review that an entry is about, which may be removed by now, and the name of its product.
alter table point_entries add column review_id text;
alter table point_entries add column product_name text;
create index point_entries_reviews on point_entries (member_id, review_id) where kind = 'review';

alter table point_entries drop constraint point_entries_kind_check;
alter table point_entries add constraint point_entries_kind_check
  check (kind in ('earn', 'redeem_hold', 'redeem', 'release', 'reverse', 'return', 'return_reverse', 'adjust',
    'review', 'review_photo', 'review_reverse'));
alter table point_entries drop constraint point_entries_check;
alter table point_entries add constraint point_entries_about
  check ((order_id is not null) = (kind not in ('adjust', 'review', 'review_photo', 'review_reverse'))
    and (review_id is not null) = (kind in ('review', 'review_photo', 'review_reverse')));
