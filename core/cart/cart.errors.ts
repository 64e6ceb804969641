import { Data } from "effect"

/** The bag holds goods of the other kind: pre-order beside goods in stock. Cured by `replaceWith`. Specification 4. */
export class PreOrderMix extends Data.TaggedError("PreOrderMix") {}

/** Pre-orders of two delivery dates. Cured by `replaceWith`. Specification 4. */
export class PreOrderDate extends Data.TaggedError("PreOrderDate") {}

/** A gift card beside anything else. Cured by `replaceWith`. Specification 4. */
export class EgiftMix extends Data.TaggedError("EgiftMix") {}

/** More than 20 of one combination, or more than 100 lines. Specification 9; D-23. */
export class OrderLimit extends Data.TaggedError("OrderLimit")<{
  readonly limit: number
  readonly of: "units" | "lines"
}> {}

/** The bag has no such line. */
export class LineUnknown extends Data.TaggedError("LineUnknown") {}
