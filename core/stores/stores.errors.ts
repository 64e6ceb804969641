import { Data } from "effect"

/** The shop has no store of this number, or not for what was asked. */
export class StoreUnknown extends Data.TaggedError("StoreUnknown") {}
