import type { OrderingPort } from "#core/checkout/ordering.usecases.ts"
import { lazyPort } from "#core/kernel/port-actors.ts"
import type { Language } from "#core/kernel/text.ts"
import type { Mirrors } from "#core/shop/mirrors.ts"
import type { LoadedPorts, LoadPort, ShopPorts } from "#core/shop/ports.ts"
import type { TrackedQueue } from "#core/tracking/queue.usecases.ts"
import type { BrowserPorts } from "./browser-ports.ts"

/** The shop's ports over HTTP, fetched with the first question. */
export interface LazyPorts {
  /** For machines: each call fetches what it needs. */
  readonly ports: ShopPorts
  readonly loadPort: LoadPort
  /** For code that combines several ports. */
  readonly loadPorts: () => Promise<LoadedPorts>
  /** Ordering, with what this browser stores of it. */
  readonly ordering: OrderingPort
  /** What waits to be counted in this browser. D-72. */
  readonly loadTracked: () => Promise<TrackedQueue>
}

/** Limits the time that fetching code may take. D-80. */
type InTime = <A>(code: Promise<A>) => Promise<A>

/** Creates ports that fetch their code with the first call: a page drawn by the server needs none of it before the first touch. */
export const lazyPorts = (language: Language, mirrors?: Mirrors, inTime: InTime = (code) => code): LazyPorts => {
  let loaded: Promise<BrowserPorts> | undefined
  const code = (): Promise<BrowserPorts> => {
    loaded ??= inTime(import("./browser-ports.ts")).then(({ browserPorts }) => browserPorts(language, mirrors))
    loaded.catch(() => {
      loaded = undefined
    })
    return loaded
  }
  const loadPort: LoadPort = async (name) => inTime((await code()).load(name))
  const made: Record<PropertyKey, unknown> = {}
  return {
    // Named by no list: every page begins with this code.
    ports: new Proxy({} as ShopPorts, {
      get: (_, name) => {
        made[name] ??= lazyPort(() => loadPort(name as keyof ShopPorts))
        return made[name]
      }
    }),
    loadPort,
    loadPorts: async () => (await code()).all,
    loadTracked: async () => (await import("./tracking/tracked-queue.ts")).trackedQueue(loadPort),
    ordering: lazyPort(async () => {
      const [{ browserOrdering }, checkout] = await Promise.all([import("./ordering.ts"), loadPort("checkout")])
      return browserOrdering(checkout)
    })
  }
}
