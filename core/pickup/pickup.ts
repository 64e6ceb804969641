import type { LineId } from "../cart/cart.ts"
import { type Brand, brandConstructor } from "../kernel/brand.ts"
import type { Instant } from "../kernel/moment.ts"
import type { GoodsId } from "../pricing/goods.ts"
import type { Store } from "../stores/store.ts"

/** What a buyer shows at the counter: six letters without 0, O, 1 or I. D-65. */
export type PickupCode = Brand<string, "PickupCode">
/** Returns a primitive as a `PickupCode`. */
export const PickupCode = brandConstructor<PickupCode>()

/** Service of a store in which orders can be picked up. */
export const pickupService = "pickup"

/** Service of a store whose goods can be bought without its till. D-66. */
export const selfCheckoutService = "self_checkout"

/** A line as one store has it. */
export interface StoreLine extends GoodsId {
  readonly line: LineId
  readonly quantity: number
  /** Units of it that the store has, at most `quantity`. */
  readonly available: number
}

/** A store for the lines of a bag or of a checkout. Wire, `GET /user/me/carts/stores`; D-65. */
export interface PickupStore {
  readonly store: Store
  /** Straight distance, to 100 m; absent if it is not known where the shopper is. */
  readonly distanceKm?: number
  readonly lines: ReadonlyArray<StoreLine>
  /** It has every line. */
  readonly isComplete: boolean
  /** When an order that is paid now is ready; absent if the store's hours cannot be read. */
  readonly readyAt?: Instant
}

/** A store as an order is picked up there: a copy. D-63, D-65. */
export type PickupPlace = Omit<Store, "services" | "isDefault">

/** Why goods cannot be picked up; `off`: picking up is switched off. D-22; decision 0146. */
export type PickupProblem = "preorder" | "egift" | "off"
