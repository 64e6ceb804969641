import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { LineUnknown } from "#core/cart/cart.errors.ts"
import {
  CheckoutExpired,
  CheckoutUnknown,
  HoldTooLarge,
  RequirementsUnmet,
  TooManyOpenOrders
} from "#core/checkout/checkout.errors.ts"
import type { CheckoutPort } from "#core/checkout/checkout.port.ts"
import { orderingOver } from "#core/checkout/ordering.usecases.ts"
import { orderingIn, persistedOrdering } from "#core/checkout/persisted-ordering.rule.ts"
import { Unavailable } from "#core/kernel/failure.ts"
import { CheckoutId } from "#core/orders/order.ts"
import { AmountTooLarge, GoodsUnknown, InsufficientStock } from "#core/pricing/pricing.errors.ts"
import { heldText } from "../held-text.ts"

type Refused = Effect.Error<ReturnType<CheckoutPort["place"]>>

const checkout = CheckoutId("checkout-1")
const key = "0f8fad5b-d9cb-469f-a165-70867728950e"

/** What is stored after an order was refused that was sent with the stored key. */
const storedAfter = (refusal: Refused, stored = key) => {
  const never = () => Effect.die("not asked")
  const store = heldText(persistedOrdering({ checkout, key: stored, bought: 2 }))
  const shop = {
    open: never,
    read: never,
    change: never,
    shippingOptions: never,
    paymentMethods: never,
    orderByCheckout: never,
    place: () => Effect.fail(refusal)
  }
  const ordering = orderingOver(shop, store, () => "another key")
  const placed = ordering.place({ id: checkout, version: 1, quoteHash: "hash", idempotencyKey: key })
  expect(Effect.runSync(Effect.flip(placed))).toBe(refusal)
  return orderingIn(store.read())
}

describe("the key of an order that was refused", () => {
  it.each([
    new LineUnknown(),
    new InsufficientStock({ short: [] }),
    new RequirementsUnmet({ requirements: [] }),
    new TooManyOpenOrders(),
    new HoldTooLarge(),
    new GoodsUnknown({ goods: [] }),
    new AmountTooLarge()
  ])("is removed after $_tag: no order came of it; the checkout stays", (refusal) => {
    expect(storedAfter(refusal)).toEqual({ checkout, bought: 2 })
  })

  it.each([new Unavailable(), new CheckoutExpired(), new CheckoutUnknown()])(
    "stays after $_tag: an earlier call with it may have made the order",
    (refusal) => {
      expect(storedAfter(refusal)).toEqual({ checkout, key, bought: 2 })
    }
  )

  it("stays if another tab has stored its own meanwhile", () => {
    expect(storedAfter(new LineUnknown(), "of another tab")?.key).toBe("of another tab")
  })
})
