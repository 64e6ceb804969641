import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { CombinationId } from "#core/catalogue/combination.ts"
import {
  type HeldBy,
  holdProblems,
  holdRefusal,
  holdRequirements,
  isOfHolds,
  kindsOf,
  type OpenOrder
} from "#core/checkout/holds.rule.ts"
import { OrderId } from "#core/orders/order.ts"
import { runs } from "../arbitraries.ts"
import { lineOf, someGoods } from "../pricing/some-goods.ts"

const combination = CombinationId("1")
const openOrders = (count: number, quantity: number, ...by: ReadonlyArray<HeldBy>): ReadonlyArray<OpenOrder> =>
  Array.from({ length: count }, (_, at) => ({ id: OrderId(`order-${at}`), by, units: [{ combination, quantity }] }))
const problemsOf = (open: ReadonlyArray<OpenOrder>, quantity: number, left: number, ...kinds: ReadonlyArray<HeldBy>) =>
  holdProblems(open, [{ combination, quantity }], () => left, kinds)

/** Decision 0033. */
describe("what may be held without payment", () => {
  it.each([
    ["mailbox", 3],
    ["phone", 3],
    ["browser", 3],
    ["member", 5],
    ["network", 60]
  ] as const)("is, for a %s, %i open orders", (kind, most) => {
    const asked = (count: number) => problemsOf(openOrders(count, 0, kind), 1, 1_000, kind)
    expect(asked(most - 1)).toEqual([])
    expect(asked(most)).toEqual([{ kind: kind === "network" ? "network" : "orders" }])
  })

  it.each([
    // A guest without open orders: a quarter of what is left, at least 5.
    ["mailbox", 0, 127, 31],
    ["mailbox", 0, 24, 6],
    ["mailbox", 0, 23, 5],
    ["phone", 0, 3, 5],
    ["network", 0, 127, 31],
    // A member: at least 20.
    ["member", 0, 79, 20],
    ["member", 0, 84, 21],
    // Their own open orders count to what was there: of 127, 20 are held, and 11 may still be.
    ["browser", 20, 107, 11],
    ["browser", 31, 96, 0],
    ["member", 20, 0, 0]
  ] as const)("is, for a %s that holds %i of a combination with %i left, %i more", (kind, held, left, most) => {
    const open = held === 0 ? [] : openOrders(1, held, kind)
    expect(problemsOf(open, most, left, kind)).toEqual([])
    const isOwn = kind !== "network" && most === 0
    expect(problemsOf(open, most + 1, left, kind)).toEqual([{ kind: "units", combination, most, isOwn }])
  })

  it("is the least of everything a guest is known by; only what others in the network hold is not their own", () => {
    const all: ReadonlyArray<HeldBy> = ["mailbox", "phone", "browser", "network"]
    expect(problemsOf(openOrders(1, 5, "network"), 1, 15, ...all)).toEqual([
      { kind: "units", combination, most: 0, isOwn: false }
    ])
    expect(problemsOf(openOrders(1, 5, "phone", "network"), 1, 15, ...all)).toEqual([
      { kind: "units", combination, most: 0, isOwn: true }
    ])
  })

  it("is never more than a quarter of what is there, and the least besides, in however many orders", () =>
    fc.assert(
      fc.property(
        fc.constantFrom<HeldBy>("member", "phone"),
        fc.integer({ min: 0, max: 300 }),
        fc.array(fc.integer({ min: 1, max: 20 }), { maxLength: 12 }),
        (kind, stock, wishes) => {
          let open: ReadonlyArray<OpenOrder> = []
          let held = 0
          for (const quantity of wishes) {
            if (held + quantity > stock || problemsOf(open, quantity, stock - held, kind).length > 0) continue
            open = [...open, ...openOrders(1, quantity, kind)]
            held += quantity
          }
          expect(held).toBeLessThanOrEqual(Math.max(kind === "member" ? 20 : 5, stock / 4))
          expect(open.length).toBeLessThanOrEqual(kind === "member" ? 5 : 3)
        }
      ),
      runs(300)
    ))
})

describe("a buyer who holds too much", () => {
  const wanted = [{ combination, quantity: 1 }]
  const line = { id: "line-1" as never, ...lineOf(someGoods("1"), 1) }

  it("is refused for their open orders first, else for units or their network", () => {
    const refusal = (open: ReadonlyArray<OpenOrder>, ...kinds: ReadonlyArray<HeldBy>) =>
      holdRefusal(open, wanted, () => 0, kinds)?._tag
    expect(refusal(openOrders(3, 5, "phone"), "phone", "network")).toBe("TooManyOpenOrders")
    expect(refusal(openOrders(60, 0, "network"), "phone", "network")).toBe("HoldTooLarge")
    expect(refusal(openOrders(1, 5, "phone"), "phone")).toBe("HoldTooLarge")
    expect(refusal([], "phone", "network")).toBeUndefined()
  })

  it("sees at the checkout what to do: pay or cancel, take fewer, or log in", () => {
    const units = { kind: "units", combination } as const
    expect(
      holdRequirements(
        [
          { kind: "orders" },
          { kind: "network" },
          { ...units, most: 4, isOwn: true },
          { ...units, most: 0, isOwn: true },
          { ...units, most: 0, isOwn: false }
        ],
        [line]
      )
    ).toEqual([
      { code: "OPEN_ORDERS", values: {}, fix: "pay-or-cancel" },
      { code: "HOLD_LIMIT", values: {}, fix: "log-in" },
      { code: "HOLD_LIMIT", line: "line-1", values: { most: 4, name: "Lipstik 1" }, fix: "set-quantity" },
      { code: "HOLD_LIMIT", line: "line-1", values: { most: 0, name: "Lipstik 1" }, fix: "pay-or-cancel" },
      { code: "HOLD_LIMIT", line: "line-1", values: { most: 0, name: "Lipstik 1" }, fix: "log-in" }
    ])
    expect(isOfHolds({ code: "HOLD_LIMIT" }) && isOfHolds({ code: "OPEN_ORDERS" })).toBe(true)
    expect(isOfHolds({ code: "INSUFFICIENT_STOCK" })).toBe(false)
  })

  it("is known as a member alone, or as a guest by what is there of the four", () => {
    expect(kindsOf({ member: "m1" })).toEqual(["member"])
    expect(kindsOf({ mailbox: "a@b.id", phone: "+62", browser: "b", network: "n" })).toEqual([
      "mailbox",
      "phone",
      "browser",
      "network"
    ])
    expect(kindsOf({ network: "n" })).toEqual(["network"])
    expect(kindsOf({})).toEqual([])
  })
})
