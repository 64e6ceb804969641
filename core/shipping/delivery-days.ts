import type { GoodsId } from "../pricing/goods.ts"
import type { District, DistrictId } from "../regions/region.ts"

/** Asks when one unit of these goods arrives in a kecamatan. */
export interface DeliveryDaysAsked extends GoodsId {
  readonly district: DistrictId
}

/** When one unit arrives that is ordered now. Rule 24; D-52. */
export interface DeliveryDays {
  readonly district: District
  /**
   * Jakarta days, `2026-11-24`, both inclusive, of a regular service if there is one (decision 0094). Absent if nothing is sent
   * there by a service that needs no exact point.
   */
  readonly days?: { readonly from: string; readonly to: string }
}
