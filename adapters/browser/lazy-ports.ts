import type { OrderingPort } from "#core/checkout/ordering.usecases.ts"
import { lazyPort } from "#core/kernel/port-actors.ts"
import type { Language } from "#core/kernel/text.ts"
import type { ShopPorts } from "#core/shop/ports.ts"

/** The shop's ports over HTTP, fetched with the first question. */
export interface LazyPorts {
  /** For machines: each call fetches what it needs. */
  readonly ports: ShopPorts
  /** For code that combines several calls. */
  readonly loadPorts: () => Promise<ShopPorts>
  /** Ordering, with what this browser stores of it. */
  readonly ordering: OrderingPort
}

/** Creates ports that fetch their code with the first call: a page drawn by the server needs none of it before the first touch. */
export const lazyPorts = (language: Language): LazyPorts => {
  let loaded: Promise<ShopPorts> | undefined
  const loadPorts = (): Promise<ShopPorts> => {
    const ports = loaded ?? import("./browser-ports.ts").then(({ browserPorts }) => browserPorts(language))
    loaded = ports
    ports.catch(() => {
      loaded = undefined
    })
    return ports
  }
  const area = <K extends keyof ShopPorts>(name: K): ShopPorts[K] => lazyPort(async () => (await loadPorts())[name])
  return {
    ports: {
      catalogue: area("catalogue"),
      search: area("search"),
      reviews: area("reviews"),
      banners: area("banners"),
      stores: area("stores"),
      regions: area("regions"),
      bags: area("bags"),
      memberBag: area("memberBag"),
      memberOrders: area("memberOrders"),
      profile: area("profile"),
      people: area("people"),
      searchHistory: area("searchHistory"),
      checkout: area("checkout"),
      orders: area("orders"),
      notify: area("notify"),
      account: area("account"),
      toggles: area("toggles")
    },
    loadPorts,
    ordering: lazyPort(async () => {
      const [{ browserOrdering }, ports] = await Promise.all([import("./ordering.ts"), loadPorts()])
      return browserOrdering(ports)
    })
  }
}
