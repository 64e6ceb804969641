-- What a level is earned by (D-44) is read from the index alone, whenever a review is published or liked.
create index reviews_level on reviews (member_id, likes) where status = 'published';
