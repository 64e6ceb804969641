import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { LineId } from "#core/cart/cart.ts"
import { rupiah } from "#core/kernel/money.ts"
import type { Order } from "#core/orders/order.ts"
import { creditOf, mostReturned, pointsReturned, returnSum } from "#core/orders/returns/return-sum.rule.ts"
import type { Step } from "#core/pricing/quote.ts"
import { someNow } from "#specs/arbitraries.ts"
import { someGoods, someOrder } from "../some-order.ts"

/** An order of these lines at their price, of which voucher and points took `off`, with Rp12.000 of shipping. */
const bought = (
  lines: ReadonlyArray<readonly [units: number, price: number]>,
  off = 0,
  steps: ReadonlyArray<Step> = []
): Order => {
  const goods = lines.reduce((sum, [units, price]) => sum + units * price, 0)
  const amount = rupiah(goods - off + 12_000)
  return someOrder(1, {
    status: "delivered",
    lines: lines.map(([quantity, price], place) => ({
      id: LineId(`l${place}`),
      goods: someGoods,
      quantity,
      total: rupiah(quantity * price)
    })),
    steps,
    totals: {
      goods: rupiah(goods),
      afterDiscount: rupiah(goods - off),
      extraCharge: rupiah(12_000),
      payable: amount
    },
    payment: { ...someOrder(1).payment, state: "paid", amount, paidAt: someNow }
  })
}
const claim = (reason: "damaged" | "sealed", ...units: ReadonlyArray<number>) => ({
  reason,
  lines: units.flatMap((quantity, place) => (quantity === 0 ? [] : [{ line: LineId(`l${place}`), quantity }]))
})
const points = (count: number): Step => ({
  slot: "points",
  rule: "points",
  amount: rupiah(-count * 1_000),
  reason: "points",
  values: { points: count }
})

describe("what a return gives back", () => {
  it("is what was paid for the units, after voucher and points", () => {
    const order = bought([
      [2, 100_000],
      [1, 50_000]
    ])
    expect(returnSum(order, claim("damaged", 1))).toBe(100_000)
    // A voucher took a tenth of everything.
    const cheaper = bought(
      [
        [2, 100_000],
        [1, 50_000]
      ],
      25_000
    )
    expect(returnSum(cheaper, claim("damaged", 1))).toBe(90_000)
    expect(returnSum(cheaper, claim("damaged", 0, 1))).toBe(45_000)
  })

  it("is everything, shipping included, if all goods go back for a fault of the shop; else the goods alone", () => {
    const order = bought([[2, 100_000]], 20_000)
    expect(returnSum(order, claim("damaged", 2))).toBe(192_000)
    expect(returnSum(order, claim("sealed", 2))).toBe(180_000)
    expect(mostReturned(order)).toBe(192_000)
  })

  it("leaves gift cards out, which voucher and points do not touch", () => {
    const order = bought([
      [1, 100_000],
      [1, 60_000]
    ])
    const [first, second] = order.lines
    if (first === undefined || second === undefined) throw new Error("no lines")
    const mixed = { ...order, lines: [first, { ...second, goods: { ...someGoods, giftCard: true } }] }
    expect(returnSum(mixed, claim("damaged", 1))).toBe(100_000)
  })

  it("adds up: units that go back one by one cost what their line did, and never more than was paid", () => {
    const anyOrder = fc
      .array(fc.tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 300_000 })), {
        minLength: 1,
        maxLength: 4
      })
      .chain((lines) => {
        const goods = lines.reduce((sum, [units, price]) => sum + units * price, 0)
        return fc.tuple(fc.constant(lines), fc.integer({ min: 0, max: goods }))
      })
    fc.assert(
      fc.property(anyOrder, ([lines, off]) => {
        const order = bought(lines, off)
        const all = lines.map(([units]) => units)
        const whole = returnSum(order, claim("sealed", ...all))
        const byLine = all.map((units, place) =>
          returnSum(order, claim("sealed", ...all.map((_, at) => (at === place ? units : 0))))
        )
        expect(byLine.reduce((sum, part) => sum + part, 0)).toBe(whole)
        expect(whole).toBe(order.totals.afterDiscount)
        const some = all.map((units, place) => (place === 0 ? units - 1 : 0))
        const [first = 0] = byLine
        expect(returnSum(order, claim("sealed", ...some))).toBeLessThanOrEqual(first)
      })
    )
  })

  it("is what is stored of each line, if an order has it", () => {
    const order = bought(
      [
        [1, 50_000],
        [1, 50_000]
      ],
      50_000
    )
    // A voucher for the first of them alone.
    const [first, second] = order.lines
    if (first === undefined || second === undefined) throw new Error("no lines")
    const lines = [
      { ...first, paid: rupiah(0) },
      { ...second, paid: rupiah(50_000) }
    ]
    expect(returnSum({ ...order, lines }, claim("damaged", 0, 1))).toBe(50_000)
    expect(returnSum({ ...order, lines }, claim("damaged", 1))).toBe(0)
  })

  it("is as much less as the order was paid with less than its amount", () => {
    const order = bought([[2, 100_000]])
    const half = { at: someNow, actor: { kind: "staff" }, from: "awaiting_bank_wire_payment", to: "paid" } as const
    const events = [{ ...half, type: "transfer.accepted", amount: rupiah(106_000) }]
    expect(returnSum({ ...order, events }, claim("damaged", 1))).toBe(50_000)
  })

  it("counts the voucher of an earlier return as money, and no other", () => {
    const step = (code: string): Step => ({
      slot: "voucher",
      rule: "voucher",
      amount: rupiah(-100_000),
      reason: "voucher",
      values: { code }
    })
    const order = bought([[1, 100_000]], 100_000, [step("RETUR-PDR-261120-7K3QX")])
    expect([creditOf(order), mostReturned(order)]).toEqual([100_000, 112_000])
    expect(creditOf(bought([[1, 100_000]], 100_000, [step("HEMAT")]))).toBe(0)
  })

  it("returns redeemed points by the share of the price, rounded down, and all with everything", () => {
    const order = bought(
      [
        [2, 100_000],
        [1, 100_000]
      ],
      100_000,
      [points(100)]
    )
    expect(pointsReturned(order, claim("sealed", 1))).toBe(33)
    expect(pointsReturned(order, claim("sealed", 2))).toBe(66)
    expect(pointsReturned(order, claim("sealed", 2, 1))).toBe(100)
    expect(pointsReturned(bought([[1, 100_000]]), claim("sealed", 1))).toBe(0)
  })
})
