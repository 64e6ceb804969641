import { bannersWire } from "#adapters/wire/banners.wire.ts"
import { cartWire } from "#adapters/wire/cart.wire.ts"
import { catalogueWire } from "#adapters/wire/catalogue.wire.ts"
import { checkoutWire } from "#adapters/wire/checkout.wire.ts"
import { notifyWire } from "#adapters/wire/notify-me.wire.ts"
import { ordersWire } from "#adapters/wire/orders.wire.ts"
import { regionsWire } from "#adapters/wire/regions.wire.ts"
import { reviewsWire } from "#adapters/wire/reviews.wire.ts"
import { searchWire } from "#adapters/wire/search.wire.ts"
import { storesWire } from "#adapters/wire/stores.wire.ts"
import type { ShopPorts } from "#core/shop/ports.ts"
import type { Send } from "./client.ts"
import { portOverHttp } from "./port-over-http.ts"

/** The shop as it is asked over HTTP. */
export const httpPorts = (send: Send): ShopPorts => ({
  catalogue: portOverHttp(send, catalogueWire),
  search: portOverHttp(send, searchWire),
  reviews: portOverHttp(send, reviewsWire),
  banners: portOverHttp(send, bannersWire),
  stores: portOverHttp(send, storesWire),
  regions: portOverHttp(send, regionsWire),
  bags: portOverHttp(send, cartWire),
  checkout: portOverHttp(send, checkoutWire),
  orders: portOverHttp(send, ordersWire),
  notify: portOverHttp(send, notifyWire)
})
