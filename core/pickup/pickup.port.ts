import type { Effect } from "effect"
import type { Unauthenticated } from "../account/account.errors.ts"
import type { OrderLimit } from "../cart/cart.errors.ts"
import type { WantedLine } from "../cart/cart.ts"
import type { ProductId } from "../catalogue/product.ts"
import type { Unavailable } from "../kernel/failure.ts"
import type { GoodsUnknown } from "../pricing/pricing.errors.ts"
import type { Location } from "../regions/address.ts"
import type { StockPage } from "../stores/store-stock.port.ts"
import type { StoreUnknown } from "../stores/stores.errors.ts"
import type { PickupOff } from "../toggles/parts.errors.ts"
import type { PickupStore } from "./pickup.ts"

type Answer<A, E = never> = Effect.Effect<A, E | Unavailable>

/** Which store has what. Specification 7, Cart service and others; D-65. */
export interface PickupPort {
  /** Every store that offers pickup, with what it has of the bag of the member who asks. */
  readonly forBag: (input: {
    readonly location?: Location
  }) => Answer<ReadonlyArray<PickupStore>, Unauthenticated | GoodsUnknown | OrderLimit | PickupOff>
  /** The same for these lines: a guest's bag, or a part of a member's. */
  readonly forLines: (input: {
    readonly lines: ReadonlyArray<WantedLine>
    readonly location?: Location
  }) => Answer<ReadonlyArray<PickupStore>, GoodsUnknown | OrderLimit | PickupOff>
  /** What one store has, by combination: for point-of-sale systems. */
  readonly stockOf: (input: {
    readonly id: number
    readonly product?: ProductId
    readonly skip?: number
    readonly limit?: number
  }) => Answer<StockPage, StoreUnknown>
}
