-- Photos of published reviews, newest first: `GET /review-images`.
create index reviews_with_pictures on reviews (created_at desc, id) where status = 'published' and pictures <> '[]';
