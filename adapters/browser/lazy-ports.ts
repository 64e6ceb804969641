import type { OrderingPort } from "#core/checkout/ordering.usecases.ts"
import { lazyPort } from "#core/kernel/port-actors.ts"
import type { Language } from "#core/kernel/text.ts"
import type { LoadPort, ShopPorts } from "#core/shop/ports.ts"
import type { BrowserPorts } from "./browser-ports.ts"

/** The shop's ports over HTTP, fetched with the first question. */
export interface LazyPorts {
  /** For machines: each call fetches what it needs. */
  readonly ports: ShopPorts
  readonly loadPort: LoadPort
  /** For code that combines several ports. */
  readonly loadPorts: () => Promise<ShopPorts>
  /** Ordering, with what this browser stores of it. */
  readonly ordering: OrderingPort
}

/** Creates ports that fetch their code with the first call: a page drawn by the server needs none of it before the first touch. */
export const lazyPorts = (language: Language): LazyPorts => {
  let loaded: Promise<BrowserPorts> | undefined
  const code = (): Promise<BrowserPorts> => {
    loaded ??= import("./browser-ports.ts").then(({ browserPorts }) => browserPorts(language))
    loaded.catch(() => {
      loaded = undefined
    })
    return loaded
  }
  const loadPort: LoadPort = async (name) => (await code()).load(name)
  const area = <K extends keyof ShopPorts>(name: K): ShopPorts[K] => lazyPort(() => loadPort(name))
  return {
    ports: {
      catalogue: area("catalogue"),
      search: area("search"),
      reviews: area("reviews"),
      writing: area("writing"),
      reactions: area("reactions"),
      banners: area("banners"),
      stores: area("stores"),
      regions: area("regions"),
      bags: area("bags"),
      memberBag: area("memberBag"),
      points: area("points"),
      memberOrders: area("memberOrders"),
      profile: area("profile"),
      people: area("people"),
      searchHistory: area("searchHistory"),
      checkout: area("checkout"),
      orders: area("orders"),
      returns: area("returns"),
      notify: area("notify"),
      account: area("account"),
      toggles: area("toggles")
    },
    loadPort,
    loadPorts: async () => (await code()).all,
    ordering: lazyPort(async () => {
      const [{ browserOrdering }, checkout] = await Promise.all([import("./ordering.ts"), loadPort("checkout")])
      return browserOrdering(checkout)
    })
  }
}
