-- The part of the shop that a text is about: while operations have it switched off, the text is not shown. Decision 0146.
alter table text_pages add column part text;
alter table text_questions add column part text;
