import { Data } from "effect"

/** The other side did not answer, or not in time. Cured by trying again. */
export class Unavailable extends Data.TaggedError("Unavailable") {}

/** A defect: shown as a plain apology and reported, never explained to a shopper. */
export class Unexpected extends Data.TaggedError("Unexpected")<{ readonly cause: unknown }> {}
