import { Effect } from "effect"
import { Unavailable } from "#core/kernel/failure.ts"
import type { ShopPorts } from "#core/shop/ports.ts"

/** While a page is drawn on the server nothing may be asked: the facts were found before. */
export const askLater = new Proxy({} as ShopPorts, {
  get: () => new Proxy({}, { get: () => () => Effect.fail(new Unavailable()) })
})
