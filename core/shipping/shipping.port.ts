import type { Effect } from "effect"
import type { Unavailable } from "../kernel/failure.ts"
import type { GoodsUnknown } from "../pricing/pricing.errors.ts"
import type { DistrictUnknown } from "../regions/regions.errors.ts"
import type { CourierService } from "./couriers.ts"
import type { DeliveryDays, DeliveryDaysAsked } from "./delivery-days.ts"
import type { Origin } from "./shipping.ts"

/** What the page of a product asks about its delivery. Wire, `GET /delivery-days`. */
export interface DeliveryDaysPort {
  readonly deliveryDays: (
    input: DeliveryDaysAsked
  ) => Effect.Effect<DeliveryDays, GoodsUnknown | DistrictUnknown | Unavailable>
}

/** Origins of parcels: the shop's stores with their cities. */
export interface OriginsStore {
  readonly origins: Effect.Effect<ReadonlyArray<Origin>, Unavailable>
}

/** Store of the merchant's courier services and their rates. D-52. */
export interface CouriersStore {
  /** In the merchant's order; empty if the merchant offers none. */
  readonly couriers: Effect.Effect<ReadonlyArray<CourierService>, Unavailable>
}
