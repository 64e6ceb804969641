import { Effect } from "effect"
import { type Asked, type OrderingPort, orderingOver } from "#core/checkout/ordering.usecases.ts"
import { hasSession } from "./bearer.ts"
import { loginAgain } from "./login-again.ts"
import { browserStores } from "./storage.ts"

/**
 * Wraps a call about a checkout: a member's own is unknown to the shop if the session has ended. The log-in opens over the
 * page, and the call is sent once more. If the member declines, this page is being left: the call has no answer. D-36, 0073.
 */
const asMember =
  <I, A, E extends { readonly _tag: string }>(call: (input: I) => Effect.Effect<A, E>) =>
  (input: I): Effect.Effect<A, E> =>
    Effect.catch(call(input), (refusal) =>
      refusal._tag === "CheckoutUnknown" && hasSession() && browserStores.tabMember.read() !== undefined
        ? Effect.flatMap(Effect.promise(loginAgain.wanted), (isBack) => (isBack ? call(input) : Effect.never))
        : Effect.fail(refusal)
    )

/** Ordering in this browser: the calls of the server, and what is stored here of an order. */
export const browserOrdering = ({ open, paymentMethods, ...own }: Asked): OrderingPort =>
  orderingOver(
    {
      open,
      paymentMethods,
      read: asMember(own.read),
      change: asMember(own.change),
      shippingOptions: asMember(own.shippingOptions),
      place: asMember(own.place),
      orderByCheckout: asMember(own.orderByCheckout)
    },
    browserStores.ordering,
    () => crypto.randomUUID()
  )
