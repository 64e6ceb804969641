import { Effect } from "effect"
import { type OrderingPort, orderingOver, type ShopCalls } from "#core/checkout/ordering.usecases.ts"
import { hasSession } from "./bearer.ts"
import { loginAgain } from "./login-again.ts"
import { bagInText } from "./persisted-bag.ts"
import { browserStores } from "./storage.ts"

/** Ordering in this browser: the calls of the server, and what is stored here of an order. */
export const browserOrdering = (checkout: ShopCalls): OrderingPort => {
  const ordering = orderingOver(
    checkout,
    browserStores.ordering,
    () => crypto.randomUUID(),
    () =>
      hasSession() && browserStores.tabMember.read() !== undefined ? Effect.promise(loginAgain.wanted) : undefined,
    () => (hasSession() ? undefined : (bagInText(browserStores.bag.read() ?? "")?.declined ?? []))
  )
  return {
    ...ordering,
    // The page of the next product says when it arrives there. Rule 24.
    change: (input) =>
      Effect.tap(ordering.change(input), () =>
        Effect.sync(() => {
          if (input.address) browserStores.district.write(input.address.district)
        })
      )
  }
}
