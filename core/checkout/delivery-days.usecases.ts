import { Effect } from "effect"
import { knownGoods } from "../cart/cart.usecases.ts"
import type { Reader } from "../catalogue/catalogue.port.ts"
import { GoodsUnknown } from "../pricing/pricing.errors.ts"
import { DistrictUnknown } from "../regions/regions.errors.ts"
import { optionsFor } from "../shipping/options.rule.ts"
import type { DeliveryDaysPort } from "../shipping/shipping.port.ts"
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
      const best = optionsFor(parcel, to, dispatch, reader.now).find(({ recommended }) => recommended)
      return { district: place, ...(best?.arrives && { days: best.arrives }) }
    })
