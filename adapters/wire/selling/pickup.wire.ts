import { Schema } from "effect"
import { ProductId } from "#core/catalogue/product.ts"
import type { PickupPort } from "#core/pickup/pickup.port.ts"
import type { StockPage } from "#core/stores/store-stock.port.ts"
import { StoreUnknown } from "#core/stores/stores.errors.ts"
import { unauthenticated } from "../account/unauthenticated.ts"
import type { Mapping, Refusal, Wire } from "../endpoint.ts"
import { isPair } from "../pair.ts"
import { pickupOff } from "../part-refusals.ts"
import { brandCodec, Counts, limitTo, many, numberInPath, same, skip } from "../parts.ts"
import { goodsUnknown, orderLimit, wantedLines } from "./cart.wire.ts"
import { goodsIdFields, goodsIdNames } from "./goods-forms.wire.ts"
import { locationGiven, pickupStore } from "./pickup-forms.wire.ts"

export const storeUnknown: Refusal<StoreUnknown> = {
  status: 404,
  code: "STORE_NOT_FOUND",
  make: () => new StoreUnknown()
}

const degrees = (most: number) =>
  Schema.optionalKey(Schema.FiniteFromString.pipe(Schema.check(Schema.isBetween({ minimum: -most, maximum: most }))))
const BagAsked = Schema.Struct({ lat: degrees(90), lng: degrees(180) }).pipe(Schema.check(isPair("lat", "lng")))
const linesAsked = same(Schema.Struct({ lines: wantedLines, location: Schema.optionalKey(locationGiven) }))

const StockOnWire = Schema.Struct({
  data: Schema.Array(Schema.Struct({ ...goodsIdFields, stock: Schema.Int }).pipe(Schema.encodeKeys(goodsIdNames))),
  meta: Schema.Struct({ total: Counts.fields.total })
})
const stockPage: Mapping<StockPage, typeof StockOnWire.Type> = {
  schema: StockOnWire,
  to: ({ rows, total }) => ({ data: rows, meta: { total } }),
  from: ({ data, meta }) => ({ rows: data, total: meta.total })
}

const unpriceable = { GoodsUnknown: goodsUnknown, OrderLimit: orderLimit }

/** Endpoints that say which store has what. Wire, Bag, vouchers, points; Banners, tracking, others. */
export const pickupWire: Wire<PickupPort> = {
  forBag: {
    service: "cart",
    method: "get",
    path: "/user/me/carts/stores",
    summary: "The stores that hand over orders, each with what it has of a member's bag, its hours and its distance",
    input: {
      schema: BagAsked,
      to: ({ location }) => (location ? { lat: location.latitude, lng: location.longitude } : {}),
      from: ({ lat, lng }: typeof BagAsked.Type) =>
        lat === undefined || lng === undefined ? {} : { location: { latitude: lat, longitude: lng } }
    },
    output: many(pickupStore),
    refusals: { Unauthenticated: unauthenticated, ...unpriceable, ...pickupOff }
  },
  forLines: {
    service: "cart",
    method: "post",
    path: "/user/me/carts/stores",
    summary: "The same for these lines: a guest's bag, or a part of a member's",
    input: linesAsked,
    output: many(pickupStore),
    refusals: { ...unpriceable, ...pickupOff }
  },
  stockOf: {
    service: "stores",
    method: "get",
    path: "/stores/{id}/stock",
    summary: "What a store has, by combination: for point-of-sale systems",
    input: same(
      Schema.Struct({
        id: numberInPath,
        product: Schema.optionalKey(brandCodec(ProductId, numberInPath)),
        skip,
        limit: limitTo(100)
      }).pipe(Schema.encodeKeys({ product: "product_id" }))
    ),
    output: stockPage,
    refusals: { StoreUnknown: storeUnknown }
  }
}
