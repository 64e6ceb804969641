-- Feedback may name the click on a result instead of the words searched. Specification 7, POST /search/feedbacks.
alter table search_feedback add column click uuid;
