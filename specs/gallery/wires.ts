import { accountWire } from "#adapters/wire/account.wire.ts"
import { bannersWire } from "#adapters/wire/banners.wire.ts"
import { cartWire } from "#adapters/wire/cart.wire.ts"
import { catalogueWire } from "#adapters/wire/catalogue.wire.ts"
import { checkoutWire } from "#adapters/wire/checkout.wire.ts"
import type { AnyEndpoint, Wire } from "#adapters/wire/endpoint.ts"
import { memberBagWire } from "#adapters/wire/member-bag.wire.ts"
import { memberOrdersWire } from "#adapters/wire/member-orders.wire.ts"
import { notifyWire } from "#adapters/wire/notify-me.wire.ts"
import { ordersWire } from "#adapters/wire/orders.wire.ts"
import { peopleWire, profileWire } from "#adapters/wire/profile.wire.ts"
import { regionsWire } from "#adapters/wire/regions.wire.ts"
import { reviewsWire } from "#adapters/wire/reviews.wire.ts"
import { searchWire } from "#adapters/wire/search.wire.ts"
import { searchHistoryWire } from "#adapters/wire/search-history.wire.ts"
import { storesWire } from "#adapters/wire/stores.wire.ts"
import { togglesWire } from "#adapters/wire/toggles.wire.ts"
import type { ShopPorts } from "#core/shop/ports.ts"

const tables: { readonly [A in keyof ShopPorts]: Wire<ShopPorts[A]> } = {
  account: accountWire,
  bags: cartWire,
  banners: bannersWire,
  catalogue: catalogueWire,
  checkout: checkoutWire,
  memberBag: memberBagWire,
  memberOrders: memberOrdersWire,
  notify: notifyWire,
  orders: ordersWire,
  people: peopleWire,
  profile: profileWire,
  regions: regionsWire,
  reviews: reviewsWire,
  search: searchWire,
  searchHistory: searchHistoryWire,
  stores: storesWire,
  toggles: togglesWire
}

/** Every call of the shop and its row of the wire, by the names of core: "account.sendCode". */
export const wires: ReadonlyMap<string, AnyEndpoint> = new Map(
  Object.entries(tables).flatMap(([area, wire]) =>
    Object.entries<AnyEndpoint>(wire).map(([call, endpoint]) => [`${area}.${call}`, endpoint] as const)
  )
)
