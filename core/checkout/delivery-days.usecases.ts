import { Effect } from "effect"
import { knownGoods } from "../cart/cart.usecases.ts"
import type { Reader } from "../catalogue/catalogue.port.ts"
import { GoodsUnknown } from "../pricing/pricing.errors.ts"
import { DistrictUnknown } from "../regions/regions.errors.ts"
import type { DeliveryDays } from "../shipping/delivery-days.ts"
import { optionsFor } from "../shipping/options.rule.ts"
import type { DeliveryDaysPort } from "../shipping/shipping.port.ts"
import type { ShippingOption } from "../shipping/shipping.ts"
import type { CheckoutStores } from "./checkout.port.ts"

/** Returns when one unit of goods arrives in a kecamatan, whatever their stock. Refuses gift cards. Rule 24; D-52. */
export const deliveryDaysOver =
  (
    stores: Pick<CheckoutStores, "goods" | "regions" | "origins" | "couriers">,
    reader: Reader
  ): DeliveryDaysPort["deliveryDays"] =>
  ({ district, ...asked }) =>
    Effect.gen(function* () {
      const place = yield* stores.regions.district(district)
      if (place === undefined) return yield* new DistrictUnknown()
      const goods = (yield* knownGoods(stores, [asked], reader))(asked)
      if (goods === undefined || goods.giftCard) return yield* new GoodsUnknown({ goods: [asked] })
      const parcel = { lines: [{ id: asked.combination, goods, quantity: 1 }], worth: goods.price.priceAfterDiscount }
      const to = { city: place.city.id, province: place.province.id }
      const dispatch = { origins: yield* stores.origins, couriers: yield* stores.couriers }
      const days = promisedDays(optionsFor(parcel, to, dispatch, reader.now))
      return { district: place, ...(days && { days }) }
    })

/**
 * Returns the days of the proposed offer if it is a regular one; else of the quickest regular one, which is the one that becomes
 * free: a dearer service is not promised unless there is no other. Decision 0094.
 */
const promisedDays = (options: ReadonlyArray<ShippingOption>): DeliveryDays["days"] => {
  const sent = options.filter(({ eligible, needsLocation }) => eligible && !needsLocation)
  const proposed = sent.find(({ recommended }) => recommended)
  if (proposed?.kind === "regular") return proposed.arrives
  const [quickest] = sent
    .filter(({ kind }) => kind === "regular")
    .toSorted((one, other) => endOf(one).localeCompare(endOf(other)))
  return (quickest ?? proposed)?.arrives
}

const endOf = ({ arrives }: ShippingOption): string => `${arrives?.to} ${arrives?.from}`
