-- When the text of a review was last compared with others (D-41): never for those of an import. Readers see it beside the review.
alter table reviews add column compared_at timestamptz;
-- Members who have a row in review_writers have written here, where every text is compared.
update reviews set compared_at = coalesce(edited_at, created_at) where member_id in (select member_id from review_writers);
