import { Data } from "effect"
import type { Pause } from "./pause.ts"

/** No published review has this id. */
export class ReviewUnknown extends Data.TaggedError("ReviewUnknown") {}

/** There is one of this member for this product already. Specification 4, Reviews; D-37. */
export class AlreadyReviewed extends Data.TaggedError("AlreadyReviewed") {}

/** Not for its content: too many were refused or written; reviews pause until then. Specification 4, Reviews; D-40. */
export class ReviewBlocked extends Data.TaggedError("ReviewBlocked")<Pause> {}

/** For its content: `PII`, `URL`, `PRI`, `CR`, `IMG`, `VAC`. Counts as a failed submission. D-40, D-41. */
export class ReviewRefused extends Data.TaggedError("ReviewRefused")<{ readonly codes: ReadonlyArray<string> }> {}
