import { Data } from "effect"

/** No published review has this id. */
export class ReviewUnknown extends Data.TaggedError("ReviewUnknown") {}
