import { Effect } from "effect"
import { Unavailable } from "#core/kernel/failure.ts"
import type { Language } from "#core/kernel/text.ts"
import type { ShopPorts } from "#core/shop/ports.ts"

/**
 * The shop's ports over HTTP, fetched with the first question: a page that came from the server needs none of it before
 * somebody touches it.
 */
export const lazyPorts = (language: Language): ShopPorts => {
  let ports: Promise<ShopPorts> | undefined
  const load = () => {
    ports ??= import("./browser-ports.ts").then(({ browserPorts }) => browserPorts(language))
    ports.catch(() => {
      ports = undefined
    })
    return ports
  }
  const area = (name: keyof ShopPorts) =>
    new Proxy(
      {},
      {
        get: (_, call: string) => (input: unknown) =>
          Effect.tryPromise({ try: load, catch: () => new Unavailable() }).pipe(
            Effect.flatMap((loaded) => (loaded[name] as unknown as Record<string, Call>)[call]?.(input) ?? Effect.never)
          )
      }
    )
  return new Proxy({} as ShopPorts, { get: (_, name: keyof ShopPorts) => area(name) })
}
type Call = (input: unknown) => Effect.Effect<unknown, unknown>
