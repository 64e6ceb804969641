import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { PersistedBag, PersistedLine } from "#core/cart/cart.ts"
import { lineIdOf } from "#core/cart/line-id.rule.ts"
import {
  asShown,
  linesWith,
  remembering,
  withBefore,
  withGiftChoice,
  withLine,
  withLines,
  withoutLine
} from "#core/cart/persisted-bag.rule.ts"
import { GiftId } from "#core/gifts/gift.ts"
import { decide } from "#core/kernel/decide.ts"
import { rupiah } from "#core/kernel/money.ts"
import type { Goods } from "#core/pricing/goods.ts"
import { runs } from "../arbitraries.ts"
import { priceOf, someGoods } from "../pricing/some-goods.ts"
import { lineId, openCart, someGoodsByName } from "./cart-fixture.ts"
import { bag, persistedLine, wantedLine } from "./some-bag.ts"

const anyPress = fc.record({
  goods: fc.constantFrom(someGoodsByName.red, someGoodsByName.plum),
  /** 0 takes it out. */
  quantity: fc.integer({ min: 0, max: 20 }),
  wait: fc.integer({ min: 0, max: 3_000 })
})

describe("a page that is left before the shop has answered", () => {
  it("leaves the bag as it showed it", () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(anyPress, { minLength: 1, maxLength: 8 }),
        fc.integer({ min: 0 }),
        async (presses, back) => {
          const cart = openCart({ fate: () => ({ there: 400, back: back % 4_000, lost: "no" }) })
          for (const goods of [someGoodsByName.red, someGoodsByName.plum]) cart.want(goods, 2)
          await cart.clock.advance(60_000)
          for (const { goods, quantity, wait } of presses) {
            cart.say({ type: "quantity.chosen", line: lineId(goods), quantity })
            await cart.clock.advance(wait)
          }
          const { inFlight, queue } = cart.context()
          const left = asShown(cart.store.now(), inFlight === null ? queue : [inFlight, ...queue])
          expect(left.lines.map((line) => [lineIdOf(line), line.quantity])).toEqual(cart.held())
          cart.actor.stop()
        }
      ),
      runs(200)
    ))

  it("does not put in what was still on its way", () => {
    const cart = openCart()
    cart.want(someGoodsByName.red)
    const { inFlight, queue } = cart.context()
    const changes = inFlight === null ? queue : [inFlight, ...queue]
    expect(changes).toHaveLength(1)
    expect(asShown(cart.store.now(), changes).lines).toEqual([])
    cart.actor.stop()
  })
})

describe("a guest's bag", () => {
  const { red, plum, soon, last } = someGoodsByName
  const stored = (...lines: ReadonlyArray<PersistedLine>) => ({ id: "bag-1", lines })
  const known =
    (...all: ReadonlyArray<Goods>) =>
    ({ combination }: { readonly combination: string }) =>
      all.find((one) => one.combination === combination)
  const putIn = (
    lines: ReadonlyArray<PersistedLine>,
    goods: Goods,
    quantity: number,
    how: "add" | "set" | "buy" = "add",
    now = goods
  ) =>
    decide(
      withLine(stored(...lines), { line: wantedLine(goods, quantity), goods }, how, known(now, red, plum)),
      ({ _tag }) => _tag
    )

  it("takes a line in, remembers what is known now, and the price that the shopper saw (D-25)", () => {
    const now = someGoods("1", { stock: 5, price: priceOf(120_000) })
    expect(putIn([persistedLine(plum, 1)], red, 2, "add", now)).toEqual(
      stored(persistedLine(plum, 1), { ...wantedLine(red, 2), seen: now, agreed: rupiah(100_000) })
    )
    expect(putIn([persistedLine(red, 2), persistedLine(plum, 1)], red, 1)).toEqual(
      stored(persistedLine(red, 3), persistedLine(plum, 1))
    )
  })

  it("refuses unknown and removed goods, another kind, more than 20 and more than there are", () => {
    const removed = someGoods("1", { sale: "removed" })
    expect(putIn([], red, 1, "add", removed)).toBe("GoodsUnknown")
    expect(
      decide(withLine(stored(), { line: wantedLine(last, 1), goods: last }, "add", known()), ({ _tag }) => _tag)
    ).toBe("GoodsUnknown")
    expect(putIn([persistedLine(red, 1)], soon, 1)).toBe("PreOrderMix")
    expect(putIn([persistedLine(red, 15)], red, 6)).toBe("OrderLimit")
    expect(putIn([], last, 4)).toBe("InsufficientStock")
    expect(putIn([], red, 1, "add", someGoods("1", { sale: "inactive" }))).toBe("InsufficientStock")
    expect(putIn([], last, 3)).toMatchObject({ lines: [{ quantity: 3 }] })
  })

  it("says how many are left of what is too much, with those that it holds already", () => {
    const put = withLine(stored(persistedLine(last, 2)), { line: wantedLine(last, 2), goods: last }, "add", known(last))
    expect(decide<unknown, unknown, unknown>(put, (refusal) => refusal)).toMatchObject({
      short: [{ quantity: 4, left: 3 }]
    })
  })

  it("loses one line alone, and goods that are no more", () => {
    const all = stored(persistedLine(red, 1), persistedLine(plum, 2))
    expect(withoutLine(all, lineId(red))).toEqual(stored(persistedLine(plum, 2)))
    const now = someGoods("2", { stock: 1 })
    expect(remembering(all, known(now), [wantedLine(red, 1)])).toEqual(stored({ ...persistedLine(plum, 2), seen: now }))
    expect(remembering(all, known(), [])).toEqual(all)
  })

  it("says what a line cost when it was put in, if that has changed", () => {
    const agreed: Readonly<Record<string, number>> = { 1: 90_000, 2: 100_000 }
    const shown = withBefore(bag([red, 1], [plum, 1], [last, 1]), (id) =>
      agreed[id] === undefined ? undefined : rupiah(agreed[id])
    )
    expect(shown.items.map(({ id, before }) => [id, before])).toEqual([
      ["1", 90_000],
      ["2", undefined],
      ["3", undefined]
    ])
  })

  it("has the lines of its numbers with one more: the changed one stands last", () => {
    expect(linesWith([wantedLine(red, 2), wantedLine(plum, 1)], wantedLine(red, 1), "add")).toEqual([
      wantedLine(plum, 1),
      wantedLine(red, 3)
    ])
    expect(linesWith([wantedLine(red, 2)], wantedLine(red, 1), "buy")).toEqual([wantedLine(red, 2)])
  })
})

describe("the gifts that a guest declined (D-67)", () => {
  const { red } = someGoodsByName
  const balm = GiftId("balm")
  const held = { id: "b", lines: [persistedLine(red, 2)] }

  it("are stored as the page showed them, and at most fifty", () => {
    expect(asShown(held, [{ op: "gift", gift: balm, isDeclined: true }]).declined).toEqual([balm])
    const many = Array.from({ length: 60 }, (_, at) => GiftId(`gift-${at}`))
    const full = many.reduce<PersistedBag>((bag, gift) => withGiftChoice(bag, { gift, isDeclined: true }), held)
    expect(full).toMatchObject({ declined: many.slice(10) })
  })

  it("go with the last line: what is put in later is another bag", () => {
    const declined = withGiftChoice(held, { gift: balm, isDeclined: true })
    expect(withoutLine(declined, lineId(red))).not.toHaveProperty("declined")
    expect(asShown(declined, [{ op: "clear" }])).not.toHaveProperty("declined")
    expect(withLines(declined, declined.lines).declined).toEqual([balm])
  })
})
