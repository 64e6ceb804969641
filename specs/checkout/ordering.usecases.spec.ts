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
import { GiftId } from "#core/gifts/gift.ts"
import { Unavailable } from "#core/kernel/failure.ts"
import { CheckoutId } from "#core/orders/order.ts"
import { AmountTooLarge, GoodsUnknown, InsufficientStock } from "#core/pricing/pricing.errors.ts"
import { heldText } from "../held-text.ts"
import { someGoods } from "../pricing/some-goods.ts"
import { assessedWith, factsWith, someStored } from "./some-checkout.ts"

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

describe("the calls of a checkout that is not there for a guest", () => {
  const calls = ["read", "change", "shippingOptions", "place", "orderByCheckout"] as const

  it.each(calls)("%s asks for the log-in again, and is repeated after it", (name) => {
    const asked: Array<string> = []
    const call = (own: string) => () =>
      Effect.andThen(
        Effect.sync(() => asked.push(own)),
        Effect.fail(new CheckoutUnknown())
      )
    const shop = {
      open: call("open"),
      paymentMethods: call("paymentMethods"),
      ...Object.fromEntries(calls.map((own) => [own, call(own)]))
    } as unknown as CheckoutPort
    let logins = 0
    const ordering = orderingOver(
      shop,
      heldText(),
      () => key,
      () => (logins++ === 0 ? Effect.succeed(true) : undefined)
    )
    const wanted = ordering[name] as unknown as (input: object) => Effect.Effect<unknown, unknown>
    Effect.runSync(Effect.exit(wanted({ id: checkout, idempotencyKey: key })))
    expect([logins, asked]).toEqual([1, [name, name]])
  })
})

describe("the gifts that a guest does not want (D-67)", () => {
  const [balm, mask] = [GiftId("balm"), GiftId("mask")]
  const shown = (state: "given" | "declined") => ({
    ...assessedWith(someStored([]), factsWith([])).checkout,
    gifts: [{ id: balm, gift: someGoods("1"), state }]
  })
  const asked: Array<unknown> = []
  const orderingWith = (declined: ReadonlyArray<GiftId> | undefined, state: "given" | "declined" = "given") => {
    const answer = (input: unknown) =>
      Effect.sync(() => {
        asked.push(input)
        return shown(state)
      })
    const never = () => Effect.die("not asked")
    const shop = {
      open: answer,
      read: () => Effect.succeed(shown(state)),
      change: answer,
      shippingOptions: never,
      paymentMethods: never,
      place: never,
      orderByCheckout: never
    }
    asked.length = 0
    return orderingOver(
      shop,
      heldText(),
      () => key,
      () => undefined,
      () => declined
    )
  }

  it("go to the shop with the lines and with every change", () => {
    const ordering = orderingWith([balm])
    Effect.runSync(ordering.open({ lines: [] }))
    Effect.runSync(ordering.change({ id: checkout, note: "titip" }))
    expect(asked).toEqual([
      { lines: [], declined: [balm] },
      { id: checkout, note: "titip", declined: [balm] }
    ])
  })

  it.each([
    { declined: [balm], state: "given", sent: true },
    { declined: [], state: "declined", sent: true },
    { declined: [balm, mask], state: "declined", sent: false },
    { declined: [mask], state: "given", sent: false }
  ] as const)("are sent when a checkout is read that does not know them: $declined, $state: $sent", (so) => {
    Effect.runSync(orderingWith(so.declined, so.state).read({ id: checkout }))
    expect(asked).toEqual(so.sent ? [{ id: checkout, declined: so.declined }] : [])
  })

  it("are not said where there are none: a server of the version before knows no gifts", () => {
    const ordering = orderingWith([])
    Effect.runSync(ordering.open({ lines: [] }))
    Effect.runSync(ordering.change({ id: checkout, note: "titip" }))
    expect(asked).toEqual([{ lines: [] }, { id: checkout, note: "titip" }])
  })

  it("are the shop's own for a member", () => {
    const ordering = orderingWith(undefined)
    Effect.runSync(ordering.open({ lines: [] }))
    Effect.runSync(ordering.read({ id: checkout }))
    expect(asked).toEqual([{ lines: [] }])
  })
})
