import type { Wire } from "#adapters/wire/endpoint.ts"
import { lazyEffects } from "#core/kernel/lazy-effects.ts"
import type { ShopPorts } from "#core/shop/ports.ts"
import type { Send } from "./client.ts"
import { portOverHttp } from "./port-over-http.ts"

/** A port over a table of the wire that is fetched with the first call: a page asks few of them. */
const over = <P extends object>(send: Send, load: () => Promise<Wire<P>>): P => {
  let loaded: Promise<P> | undefined
  const port = (): Promise<P> => {
    loaded ??= load().then((wire) => portOverHttp(send, wire))
    loaded.catch(() => {
      loaded = undefined
    })
    return loaded
  }
  return lazyEffects(port)
}

/** The shop as it is asked over HTTP. */
export const httpPorts = (send: Send): ShopPorts => ({
  catalogue: over(send, async () => (await import("#adapters/wire/catalogue.wire.ts")).catalogueWire),
  search: over(send, async () => (await import("#adapters/wire/search.wire.ts")).searchWire),
  reviews: over(send, async () => (await import("#adapters/wire/reviews.wire.ts")).reviewsWire),
  banners: over(send, async () => (await import("#adapters/wire/banners.wire.ts")).bannersWire),
  stores: over(send, async () => (await import("#adapters/wire/stores.wire.ts")).storesWire),
  regions: over(send, async () => (await import("#adapters/wire/regions.wire.ts")).regionsWire),
  bags: over(send, async () => (await import("#adapters/wire/selling/cart.wire.ts")).cartWire),
  memberBag: over(send, async () => (await import("#adapters/wire/selling/member-bag.wire.ts")).memberBagWire),
  memberOrders: over(send, async () => (await import("#adapters/wire/selling/member-orders.wire.ts")).memberOrdersWire),
  profile: over(send, async () => (await import("#adapters/wire/account/profile.wire.ts")).profileWire),
  people: over(send, async () => (await import("#adapters/wire/account/profile.wire.ts")).peopleWire),
  searchHistory: over(send, async () => (await import("#adapters/wire/search-history.wire.ts")).searchHistoryWire),
  checkout: over(send, async () => (await import("#adapters/wire/selling/checkout.wire.ts")).checkoutWire),
  orders: over(send, async () => (await import("#adapters/wire/selling/orders.wire.ts")).ordersWire),
  notify: over(send, async () => (await import("#adapters/wire/selling/notify-me.wire.ts")).notifyWire),
  account: over(send, async () => (await import("#adapters/wire/account/account.wire.ts")).accountWire),
  toggles: over(send, async () => (await import("#adapters/wire/toggles.wire.ts")).togglesWire)
})
