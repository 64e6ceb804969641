import { Data } from "effect"

/** No member has this user name, or the account was removed. D-36c. */
export class ReviewerUnknown extends Data.TaggedError("ReviewerUnknown")<Record<never, never>> {}
