-- Copies of a text are looked for over all products (D-41), by its first and last letters: a change at one end leaves the other. Plain
-- letters alone count, with those of other scripts that look like them.
create function review_letters(details text) returns text language sql immutable parallel safe as $$
  select regexp_replace(
    lower(translate(details, 'АВЕКМНОРСТХІЅЈаеорсухкмтнвіѕјΑΒΕΗΙΚΜΝΟΡΤΥΧΖαορνικτ', 'ABEKMHOPCTXISJaeopcyxkmthbisjABEHIKMNOPTYXZaopvikt')),
    '[^a-z]+', '', 'g')
$$;

create index reviews_first_letters on reviews (left(review_letters(details), 60));
create index reviews_last_letters on reviews (right(review_letters(details), 60));
