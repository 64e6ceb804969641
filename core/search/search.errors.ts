import { Data } from "effect"

/** Fewer than 3 characters: nothing is searched. Specification 5. */
export class SearchTooShort extends Data.TaggedError("SearchTooShort") {}

/** A price filter of 0 to 1,000,000, or from a price to itself, narrows nothing and is ignored. Specification 5. */
export class PriceFilterIdle extends Data.TaggedError("PriceFilterIdle") {}

/** Stars are whole numbers from 1 to 5. Specification 5. */
export class RatingUnknown extends Data.TaggedError("RatingUnknown") {}

/** No search has that id, or it belongs to another member. */
export class SearchUnknown extends Data.TaggedError("SearchUnknown") {}
