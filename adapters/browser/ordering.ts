import { Effect } from "effect"
import { type OrderingPort, orderingOver, type ShopCalls } from "#core/checkout/ordering.usecases.ts"
import { hasSession } from "./bearer.ts"
import { loginAgain } from "./login-again.ts"
import { browserStores } from "./storage.ts"

/** Ordering in this browser: the calls of the server, and what is stored here of an order. */
export const browserOrdering = (checkout: ShopCalls): OrderingPort =>
  orderingOver(
    checkout,
    browserStores.ordering,
    () => crypto.randomUUID(),
    () => (hasSession() && browserStores.tabMember.read() !== undefined ? Effect.promise(loginAgain.wanted) : undefined)
  )
