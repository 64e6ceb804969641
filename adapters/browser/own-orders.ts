import { Effect } from "effect"
import type { OrderAsked, OrdersPort } from "#core/orders/orders.port.ts"
import type { ReturnsPort } from "#core/orders/returns/returns.port.ts"

/**
 * Wraps a call about an order that its member opens without a key: it is unknown to the shop if the session has ended. The session
 * is asked for, the log-in opens over the page, and the call is sent once more for the same member. D-36; decision 0073.
 */
const asOwner =
  <I extends OrderAsked, A, E extends { readonly _tag: string }>(call: (input: I) => Effect.Effect<A, E>) =>
  (input: I): Effect.Effect<A, E> =>
    Effect.catch(call(input), (refusal) =>
      refusal._tag === "OrderUnknown" && !input.key
        ? Effect.flatMap(
            Effect.promise(async () => (await import("./account-actor.ts")).isReadAgain("orders")),
            (isBack) => (isBack ? call(input) : Effect.fail(refusal))
          )
        : Effect.fail(refusal)
    )

/** Orders in a browser: a member's session may end while the page of an order is open. */
export const ownOrders = (orders: OrdersPort): OrdersPort => ({
  read: asOwner(orders.read),
  cancel: asOwner(orders.cancel),
  keepReceipt: asOwner(orders.keepReceipt),
  confirmTransfer: asOwner(orders.confirmTransfer),
  received: asOwner(orders.received),
  keepWaiting: asOwner(orders.keepWaiting),
  sendKeyAgain: orders.sendKeyAgain
})

/** Returns of orders in a browser, by the session of their member as well. */
export const ownReturns = (returns: ReturnsPort): ReturnsPort => ({
  check: asOwner(returns.check),
  keepPhoto: asOwner(returns.keepPhoto),
  claim: asOwner(returns.claim)
})
