-- Decisions of staff on reviews, and changes by their authors (D-37, D-41). Each of them is written only on the version that was
-- read: of two at once one counts.
alter table reviews
  add column version integer not null default 1 check (version > 0),
  -- When the author changed it last.
  add column edited_at timestamptz,
  -- Held until staff decide, whatever the checks find: it was hidden before, or changed after the free days.
  add column must_be_read boolean not null default false,
  -- Staff have hidden it before: every change is held until staff decide.
  add column was_hidden boolean not null default false,
  -- Language in which the author is written to.
  add column language text not null default 'id' check (language in ('id', 'en')),
  -- The last decision of staff on the review as it is, and their words for its author.
  add column decided_at timestamptz,
  add column decision_words text;

-- Numbers of products whose next review by this writer is held until staff decide: an earlier one waited for them when it was removed.
alter table review_writers add column read_first jsonb not null default '[]';

create index reviews_waiting on reviews ((coalesce(edited_at, created_at)), id) where status in ('held', 'hidden');
