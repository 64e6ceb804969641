import { Effect } from "effect"
import type { WantedLine } from "../cart/cart.ts"
import type { TextStore } from "../kernel/text-store.ts"
import type { CheckoutId } from "../orders/order.ts"
import type { CheckoutPort } from "./checkout.port.ts"
import { digestOfLines, keptOrdering, orderingIn } from "./kept-ordering.rule.ts"

/** What ordering asks the shop. */
type Asked = Pick<
  CheckoutPort,
  "open" | "read" | "change" | "shippingOptions" | "paymentMethods" | "place" | "orderByCheckout"
>

/** What a checkout needs: the shop, and what this browser keeps of it. Machines 4, Persist. */
export interface OrderingPort extends Asked {
  /** Keeps which checkout these lines have. */
  readonly remember: (input: {
    readonly checkout: CheckoutId
    readonly lines: ReadonlyArray<WantedLine>
  }) => Effect.Effect<void>
  /** The key to place it with: the one that was kept, else a new one, kept before anybody uses it. */
  readonly claimKey: (input: { readonly checkout: CheckoutId }) => Effect.Effect<string>
  /** An order was made of it, or it is over: nothing of it is kept. */
  readonly forget: (input: { readonly checkout: CheckoutId }) => Effect.Effect<void>
}

/**
 * @param kept where the ordering is kept, one for all tabs
 * @param newKey makes a UUID
 */
export const orderingOver = (shop: Asked, kept: TextStore, newKey: () => string): OrderingPort => ({
  open: (input) => shop.open(input),
  read: (input) => shop.read(input),
  change: (input) => shop.change(input),
  shippingOptions: (input) => shop.shippingOptions(input),
  paymentMethods: (input) => shop.paymentMethods(input),
  place: (input) => shop.place(input),
  orderByCheckout: (input) => shop.orderByCheckout(input),
  remember: ({ checkout, lines }) =>
    Effect.sync(() => kept.write(keptOrdering({ checkout, lines: digestOfLines(lines) }))),
  claimKey: ({ checkout }) =>
    Effect.sync(() => {
      const held = orderingIn(kept.read())
      if (held?.checkout === checkout && held.key !== undefined) return held.key
      const key = newKey()
      kept.write(keptOrdering({ lines: "", ...held, checkout, key }))
      return key
    }),
  forget: ({ checkout }) =>
    Effect.sync(() => {
      if (orderingIn(kept.read())?.checkout === checkout) kept.clear()
    })
})
