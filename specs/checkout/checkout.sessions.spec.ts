import { Effect } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { Placed } from "#core/checkout/checkout.ts"
import type { BankId } from "#core/orders/payment.ts"
import { freeShippingLimit } from "#core/shipping/free-shipping.rule.ts"
import type { ServiceId } from "#core/shipping/shipping.ts"
import { runs } from "../arbitraries.ts"
import { priced } from "../pricing/some-goods.ts"
import { type Fate, well } from "../selling-line.ts"
import { type Browser, type CheckoutTab, details, type Mutant, openBrowser, shelf, wanted } from "./checkout-rig.ts"

const banks = ["bca", "mandiri", "bni"] as ReadonlyArray<string> as ReadonlyArray<BankId>
const services = [
  "jne.reg",
  "pos.reguler",
  "gosend.same-day",
  "jne.yes"
] as ReadonlyArray<string> as ReadonlyArray<ServiceId>

type Deed = (tab: CheckoutTab, browser: Browser) => void
const anyDeed: fc.Arbitrary<Deed> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constant<Deed>((tab) => {
      tab.say({ type: "draft.changed", draft: details })
      tab.say({ type: "details.sent" })
    })
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(...services).map(
      (service): Deed =>
        (tab) =>
          tab.say({ type: "service.chosen", service })
    )
  },
  {
    weight: 3,
    arbitrary: fc.constantFrom(...banks).map(
      (bank): Deed =>
        (tab) =>
          tab.say({ type: "bank.chosen", bank })
    )
  },
  {
    weight: 2,
    arbitrary: fc.boolean().map(
      (insured): Deed =>
        (tab) =>
          tab.say({ type: "insurance.chosen", insured })
    )
  },
  {
    weight: 6,
    arbitrary: fc.constant<Deed>((tab) => {
      tab.say({ type: "place.wanted" })
      tab.say({ type: "place.wanted" })
    })
  },
  {
    weight: 4,
    arbitrary: fc
      .constantFrom(
        "delivery.sent" as const,
        "total.accepted" as const,
        "shortage.accepted" as const,
        "retry.wanted" as const,
        "connection.returned" as const,
        "page.seen" as const
      )
      .map(
        (type): Deed =>
          (tab) =>
            tab.say({ type })
      )
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom("details" as const, "delivery" as const, "payment" as const).map(
      (step): Deed =>
        (tab) =>
          tab.say({ type: "step.wanted", step })
    )
  },
  { weight: 2, arbitrary: fc.constant<Deed>((tab) => tab.reload()) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(
        fc.constantFrom(shelf.red, shelf.plum),
        fc.integer({ min: 60_000, max: 130_000 }),
        fc.integer({ min: 0, max: 5 })
      )
      .map(
        ([goods, price, stock]): Deed =>
          (_, { shop }) => {
            // What is sold is sold: the shelf only gets what orders do not hold.
            const held = [...shop.state().orders.values()]
              .flatMap(({ lines }) => lines)
              .some((line) => line.goods.combination === goods.combination)
            shop.put({ ...goods, price: priced(price), stock: held ? 0 : stock })
          }
      )
  }
)
const anyStep = fc.record({
  tab: fc.nat(1),
  deed: anyDeed,
  wait: fc.oneof(
    { weight: 12, arbitrary: fc.integer({ min: 0, max: 6_000 }) },
    { weight: 1, arbitrary: fc.integer({ min: 60_000, max: 40 * 60_000 }) }
  )
})
/** Answers get lost, requests arrive up to 20 s late. */
const anyFate: fc.Arbitrary<Fate> = fc.record({
  there: fc.oneof({ weight: 8, arbitrary: fc.integer({ min: 0, max: 900 }) }, fc.integer({ min: 900, max: 20_000 })),
  back: fc.integer({ min: 0, max: 2_000 }),
  lost: fc.oneof(
    { weight: 7, arbitrary: fc.constant("no" as const) },
    fc.constantFrom("call" as const, "answer" as const)
  )
})

const bag = [wanted(shelf.red, 2), wanted(shelf.plum)]
const sum = (amounts: ReadonlyArray<number>): number => amounts.reduce((all, amount) => all + amount, 0)

/** What every tab promises at every moment. */
const sound = (tab: CheckoutTab, browser: Browser): void => {
  const { checkout, mayPlace, step, steps } = tab.view()
  expect(steps).toContain(step)
  // H1: however often it is pressed, in however many tabs: nothing is ordered twice.
  const ordered = browser.orders().flatMap(({ lines }) => lines)
  for (const { combination, quantity } of bag)
    expect(
      sum(ordered.filter(({ goods }) => goods.combination === combination).map((line) => line.quantity))
    ).toBeLessThanOrEqual(quantity)
  if (checkout === null) return
  expect(sum(checkout.steps.map(({ amount }) => amount))).toBe(checkout.totals.payable)
  // H2: only what is complete can be placed.
  if (mayPlace) expect([checkout.requirements, checkout.placed]).toEqual([[], undefined])
  // H3: shipping is free exactly where the limit is reached, for regular services, and never more than free.
  const fee = checkout.steps.find(({ rule }) => rule === "shipping")
  const freed = checkout.steps.find(({ rule }) => rule === "free-shipping")
  const free = checkout.totals.goods >= freeShippingLimit && checkout.delivery?.option?.kind === "regular"
  if (fee) expect(freed ? -freed.amount : 0).toBe(free ? fee.amount : 0)
}

const session = (mutant?: Mutant) =>
  fc.asyncProperty(
    fc.array(anyStep, { minLength: 3, maxLength: 22 }),
    fc.infiniteStream(anyFate),
    fc.integer(),
    async (steps, fates, seed) => {
      let good = false
      const browser = openBrowser({
        lines: bag,
        fate: () => (good ? well : fates.next().value),
        seed,
        ...(mutant && { mutant })
      })
      const tabs: [CheckoutTab, CheckoutTab] = [browser.openTab(), browser.openTab()]
      const shown = new Set<number>()
      for (const { tab, deed, wait } of steps) {
        const one = tabs[tab === 0 ? 0 : 1]
        const { checkout, mayPlace } = one.view()
        if (mayPlace && checkout) shown.add(checkout.totals.payable)
        deed(one, browser)
        await browser.clock.advance(wait)
        for (const any of tabs) sound(any, browser)
      }
      // H2: what is asked is what somebody saw before they pressed.
      for (const { payment } of browser.orders()) expect(shown.has(payment.amount)).toBe(true)
      // Once the line is good again, whoever goes on gets their order.
      good = true
      await browser.clock.advance(60_000)
      // What no order holds is there again: also what one order left in the bag can be ordered then.
      const held = browser.orders().flatMap(({ lines }) => lines.map(({ goods }) => goods.combination))
      for (const goods of [shelf.red, shelf.plum]) if (!held.includes(goods.combination)) browser.shop.put(goods)
      for (let left = 12; left > 0 && tabs[0].view().stage !== "placed"; left--) {
        const [tab] = tabs
        tab.say({ type: "retry.wanted" })
        tab.say({ type: "total.accepted" })
        tab.say({ type: "shortage.accepted" })
        await browser.clock.advance(6_000)
        // Nothing was left of it: back to the bag and here again.
        if (tab.view().stage === "nothing" || tab.view().checkout?.lines.length === 0) tab.reload()
        await browser.clock.advance(6_000)
        for (const deed of [
          () => tab.say({ type: "draft.changed", draft: details }),
          () => tab.say({ type: "details.sent" }),
          () => tab.say({ type: "service.chosen", service: "pos.reguler" as ServiceId }),
          () => tab.say({ type: "bank.chosen", bank: "bca" as BankId }),
          () => tab.say({ type: "place.wanted" })
        ]) {
          deed()
          await browser.clock.advance(6_000)
          sound(tab, browser)
        }
      }
      // Placed here, or by the other tab before this one was opened again: then nothing is left to order.
      const { stage, problem, checkout } = tabs[0].view()
      const done = stage === "placed" || (stage === "nothing" && browser.browser.bag.length === 0)
      expect({ done, stage, problem, missing: checkout?.requirements }).toMatchObject({ done: true })
      expect(browser.orders().length).toBeGreaterThan(0)
      tabs[1].say({ type: "page.seen" })
      tabs[1].say({ type: "retry.wanted" })
      await browser.clock.advance(120_000)
      for (const tab of tabs) sound(tab, browser)
      // Whatever a tab says was placed is there, and every order was told of.
      const told = new Set(tabs.flatMap((tab) => tab.placed().map(({ code }) => code)))
      expect(told).toEqual(new Set(browser.orders().map(({ code }) => code)))
    }
  )

describe("in every session, of two tabs, reloaded at any moment, on a line that loses calls and answers,", () => {
  it(
    "there is one order, at a total that was shown, and the shopper gets it in the end",
    () => fc.assert(session(), { ...runs(500) }),
    1_200_000
  )

  it("a shop that makes an order of every call is found out", async () => {
    const naive: Mutant = (port) => ({
      ...port,
      place: (input) =>
        Effect.gen(function* () {
          // Another checkout of the same lines each time: neither key nor checkout is honoured.
          const { lines, contact, delivery } = yield* port.read({ id: input.id })
          const { id } = yield* port.open({
            lines: lines.map(({ goods, quantity }) => ({
              product: goods.product,
              combination: goods.combination,
              quantity
            }))
          })
          const again = yield* port.change({
            id,
            ...(contact && { contact }),
            ...(delivery && {
              address: { ...delivery.address, district: delivery.address.district.id },
              service: "pos.reguler" as ServiceId
            }),
            bank: "bca" as BankId
          })
          return yield* port.place({ ...input, id, version: again.version, quoteHash: again.quoteHash })
        }).pipe(Effect.catch(() => port.place(input))) as Effect.Effect<Placed, never>
    })
    await expect(fc.assert(session(naive), { ...runs(200), seed: 7, endOnFailure: true })).rejects.toThrow()
  })
})
