import { Data } from "effect"

/** Fewer than 3 characters: nothing is searched. Specification 5. */
export class SearchTooShort extends Data.TaggedError("SearchTooShort") {}
