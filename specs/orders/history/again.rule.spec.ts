import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { type BagLine, LineId } from "#core/cart/cart.ts"
import { GiftId } from "#core/gifts/gift.ts"
import { rupiah } from "#core/kernel/money.ts"
import { linesAgain, orderedAgain } from "#core/orders/history/again.rule.ts"
import type { OrderLine } from "#core/orders/order.ts"
import { runs } from "../../arbitraries.ts"
import { lineOf, priceOf, someGoods } from "../../pricing/some-goods.ts"

const ordered = (id: string, quantity: number): OrderLine => ({ id: LineId(id), ...lineOf(someGoods(id), quantity) })
/** A line as the shop sees it today, dearer than it was. */
const today = (id: string, quantity: number, counted: number): BagLine => ({
  id: LineId(id),
  ...lineOf(someGoods(id, { price: priceOf(120_000) }), quantity),
  counted
})

describe("an order that is ordered once more", () => {
  it("takes what there is at today's price, and names every line of which less is left", () => {
    const lines = [ordered("1", 3), ordered("2", 3), ordered("3", 2), ordered("4", 1)]
    const again = orderedAgain({ lines }, { items: [today("1", 3, 3), today("2", 3, 2), today("3", 2, 0)] })
    expect(again.wanted.map(({ line, goods }) => [line.combination, line.quantity, goods.price.price])).toEqual([
      ["1", 3, 120_000],
      ["2", 2, 120_000]
    ])
    // The shop no longer knows the fourth: it is named as it was sold.
    expect(
      again.short.map(({ goods, quantity, left }) => [goods.combination, goods.price.price, quantity, left])
    ).toEqual([
      ["2", 120_000, 3, 2],
      ["3", 120_000, 2, 0],
      ["4", 100_000, 1, 0]
    ])
  })

  it("leaves out what was given (D-67)", () => {
    const lines = [ordered("1", 3), { ...ordered("2", 1), total: rupiah(0), gift: GiftId("balm") }]
    expect(linesAgain({ lines }).map(({ combination }) => combination)).toEqual(["1"])
    const again = orderedAgain({ lines }, { items: [today("1", 3, 3)] })
    expect([again.wanted.length, again.short]).toEqual([1, []])
  })

  it("wants at most what was ordered and at most what is left; the rest is named", () =>
    fc.assert(
      fc.property(
        fc.array(fc.record({ quantity: fc.integer({ min: 1, max: 20 }), counted: fc.option(fc.nat(20)) }), {
          maxLength: 8
        }),
        (all) => {
          const lines = all.map(({ quantity }, place) => ordered(String(place + 1), quantity))
          const items = all.flatMap(({ quantity, counted }, place) =>
            counted === null ? [] : [today(String(place + 1), quantity, counted)]
          )
          const { wanted, short } = orderedAgain({ lines }, { items })
          all.forEach(({ quantity, counted }, place) => {
            const isThis = (goods: { readonly combination: string }) => goods.combination === String(place + 1)
            const got = wanted.find(({ line }) => isThis(line))?.line.quantity ?? 0
            expect(got).toBe(Math.min(quantity, counted ?? 0))
            const missing = short.find(({ goods }) => isThis(goods))
            expect(missing && missing.quantity - missing.left).toBe(got < quantity ? quantity - got : undefined)
          })
        }
      ),
      runs(200)
    ))

  it("asks the shop for its lines as a bag names them, gift cards with their receiver", () => {
    const egift = { template: "spring" } as unknown as NonNullable<OrderLine["egift"]>
    expect(linesAgain({ lines: [ordered("1", 3), { ...ordered("2", 1), egift }] })).toEqual([
      { product: 1, combination: "1", quantity: 3 },
      { product: 2, combination: "2", quantity: 1, egift }
    ])
  })
})
