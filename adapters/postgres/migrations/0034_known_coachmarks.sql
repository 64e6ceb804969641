-- A profile holds the coachmarks of tours and no others; until now it took any. Decision 0080.
update members set coachmarks = (
  select coalesce(jsonb_agg(distinct mark), '[]') from jsonb_array_elements_text(coachmarks) as mark
  where mark in ('product-combinations', 'product-buy', 'product-reviews', 'review-filters', 'review-sort', 'order-couriers',
    'order-insurance', 'self-checkout-scan', 'self-checkout-exit'))
where coachmarks <> '[]';
-- Results that members opened: the newest 100 of each.
delete from search_clicks where (member_id, id) in (
  select member_id, id from (
    select member_id, id, row_number() over (partition by member_id order by at desc, id) as place from search_clicks
  ) as numbered where place > 100);
