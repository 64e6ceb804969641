import { Data } from "effect"
import type { Shortage } from "./goods.port.ts"
import type { GoodsId } from "./goods.ts"

/** A price or discount that no shop can mean; `field` names the wrong part. */
export class PriceInvalid extends Data.TaggedError("PriceInvalid")<{
  readonly field: "price" | "discount" | "specialPrice"
}> {}

/** Nothing is sold under these names: no such product or combination, or not one of the other. */
export class GoodsUnknown extends Data.TaggedError("GoodsUnknown")<{ readonly goods: ReadonlyArray<GoodsId> }> {}

/** More is wanted than is left. Specification 8: "Beberapa stock produk tidak cukup". */
export class InsufficientStock extends Data.TaggedError("InsufficientStock")<{
  readonly short: ReadonlyArray<Shortage>
}> {}

/** A sum beyond what whole rupiah can hold exactly. Wire conventions, Money. */
export class AmountTooLarge extends Data.TaggedError("AmountTooLarge") {}
