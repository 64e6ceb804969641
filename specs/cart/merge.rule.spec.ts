import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { linesPerBag, unitsPerCombination, type WantedLine } from "#core/cart/cart.ts"
import { lineIdOf } from "#core/cart/line-id.rule.ts"
import { withGuestBag } from "#core/cart/member-bag.rule.ts"
import type { MemberLine, StoredMemberCart } from "#core/cart/member-bag.ts"
import { newMemberCart } from "#core/cart/member-bag.ts"
import { type Merged, mergeCarts } from "#core/cart/merge.rule.ts"
import { conflictWithin } from "#core/cart/mixing.rule.ts"
import { rupiah } from "#core/kernel/money.ts"
import type { Goods } from "#core/pricing/goods.ts"
import { runs, someNow } from "../arbitraries.ts"
import { giftCard, preOrder, someGoods } from "../pricing/some-goods.ts"

const ordinary = ["1", "2", "3", "4", "5"].map((id) => someGoods(id, { stock: 40 }))
const few = someGoods("6", { stock: 3 })
const soldOut = someGoods("7", { stock: 0 })
const soon = [preOrder("11", 8, { stock: 40 }), preOrder("12", 8, { stock: 40 })]
const later = preOrder("13", 20, { stock: 40 })
const card = giftCard("21", { stock: 40 })
const stocked = [...ordinary, few, soldOut, ...soon, later, card]

const goodsOf = ({ combination }: WantedLine): Goods | undefined =>
  stocked.find((goods) => goods.combination === combination)
const wanted = ({ product, combination }: Goods, quantity: number): WantedLine => ({ product, combination, quantity })
const held = (goods: Goods, quantity: number): MemberLine => ({ ...wanted(goods, quantity), agreed: rupiah(1) })
const units = (lines: ReadonlyArray<WantedLine>) =>
  Object.fromEntries(lines.map((line) => [lineIdOf(line), line.quantity]))

/** Lines of one kind, each goods once, as a bag holds them. */
const anyBag = (kinds: ReadonlyArray<ReadonlyArray<Goods>>) =>
  fc
    .constantFrom(...kinds)
    .chain((goods) =>
      fc
        .subarray([...goods])
        .chain((some) =>
          fc.tuple(...some.map((one) => fc.integer({ min: 1, max: 20 }).map((quantity) => held(one, quantity))))
        )
    )
const inStock = [[...ordinary, few]]
const allKinds = [[...ordinary, few, soldOut], soon, [later], [card]]

const sound = ({ lines }: Merged): void => {
  expect(conflictWithin(lines.flatMap((line) => goodsOf(line) ?? []))).toBeUndefined()
  expect(lines.length).toBeLessThanOrEqual(linesPerBag)
  expect(new Set(lines.map(lineIdOf)).size).toBe(lines.length)
  for (const { quantity } of lines) expect(quantity >= 1 && quantity <= unitsPerCombination).toBe(true)
}

describe("two bags joined to one", () => {
  it("lose no line and double none: every line is in the bag, or saved for later, as often as the fuller bag had it", () =>
    fc.assert(
      fc.property(anyBag(allKinds), anyBag(allKinds), (guest, member) => {
        const merged = mergeCarts(guest, member, goodsOf)
        sound(merged)
        const there = { ...units(merged.setAside), ...units(merged.lines) }
        const [ofGuest, ofMember] = [units(guest), units(member)]
        for (const line of [...guest, ...member]) {
          const id = lineIdOf(line)
          const stock = goodsOf(line)?.stock || unitsPerCombination
          const fuller = Math.max(ofGuest[id] ?? 0, ofMember[id] ?? 0)
          expect([fuller, Math.min(fuller, stock)]).toContain(there[id])
        }
        // What the guest put in is never what stands back.
        for (const line of guest) expect(units(merged.lines)[lineIdOf(line)]).toBeDefined()
        expect(merged.lines.length + merged.setAside.length).toBe(Object.keys(there).length)
      }),
      runs(300)
    ))

  it("are the same joined again, and joined the other way round", () =>
    fc.assert(
      fc.property(anyBag(inStock), anyBag(inStock), (guest, member) => {
        const once = mergeCarts(guest, member, goodsOf)
        expect(units(mergeCarts(guest, once.lines, goodsOf).lines)).toEqual(units(once.lines))
        expect(units(mergeCarts(member, guest, goodsOf).lines)).toEqual(units(once.lines))
        expect(once.setAside).toEqual([])
      }),
      runs(300)
    ))

  it("leave the member's goods in the bag, whatever the guest's bag holds that is not sold now", () =>
    fc.assert(
      fc.property(
        anyBag(allKinds),
        anyBag(allKinds),
        fc.constantFrom("inactive" as const, "not-for-order" as const),
        (guest, member, sale) => {
          const ofGuest = new Set(guest.map(({ combination }) => combination))
          const ofMember = new Set(member.map(({ combination }) => combination))
          const merged = mergeCarts(guest, member, (line) => {
            const goods = goodsOf(line)
            return goods && ofGuest.has(line.combination) && !ofMember.has(line.combination)
              ? { ...goods, sale }
              : goods
          })
          sound(merged)
          if ([...ofMember].some((id) => ofGuest.has(id))) return
          expect(merged.setAside.filter(({ combination }) => ofMember.has(combination))).toEqual([])
        }
      ),
      runs(300)
    ))

  it("keep an e-gift that is not sold now out of a bag of goods", () => {
    const merged = mergeCarts([wanted(card, 1)], [held(few, 1)], (line) => {
      const goods = goodsOf(line)
      return goods?.giftCard ? { ...goods, sale: "not-for-order" } : goods
    })
    expect([units(merged.lines), units(merged.setAside)]).toEqual([{ "6": 1 }, { "21": 1 }])
    expect(merged.changes.map(({ what, line }) => [what, line])).toEqual([["set-aside", "21"]])
  })

  it("of two kinds are the guest's, and the member's are saved for later", () => {
    const merged = mergeCarts([wanted(later, 1)], [held(ordinary[0] as Goods, 2), held(few, 1)], goodsOf)
    expect(units(merged.lines)).toEqual({ "13": 1 })
    expect(units(merged.setAside)).toEqual({ "1": 2, "6": 1 })
    expect(merged.changes.map(({ what, line }) => [what, line])).toEqual([
      ["added", "13"],
      ["set-aside", "1"],
      ["set-aside", "6"]
    ])
  })

  it("say what became of each line", () => {
    const gone = wanted(someGoods("99"), 1)
    const [red, plum] = ordinary as [Goods, Goods]
    const merged = mergeCarts(
      [wanted(red, 3), wanted(plum, 1), wanted(few, 9), gone],
      [held(red, 1), held(plum, 2)],
      goodsOf
    )
    expect(units(merged.lines)).toEqual({ "1": 3, "2": 2, "6": 3 })
    expect(merged.changes.map(({ what, line, quantity }) => [what, line, quantity])).toEqual([
      ["raised", "1", 3],
      ["capped", "6", 3],
      ["gone", "99", 1]
    ])
  })

  it("hold a hundred lines; what is beyond is saved for later", () => {
    const many = Array.from({ length: 130 }, (_, at) => someGoods(`m${at}`, { stock: 9 }))
    const known = ({ combination }: WantedLine) => many.find((goods) => goods.combination === combination)
    const merged = mergeCarts(
      many.slice(60).map((goods) => wanted(goods, 1)),
      many.slice(0, 60).map((goods) => held(goods, 1)),
      known
    )
    expect([merged.lines.length, merged.setAside.length]).toEqual([100, 30])
  })
})

describe("a member's bag that takes in a guest's", () => {
  const empty: StoredMemberCart = newMemberCart

  it("takes each of its lines in once, also if it is sent again and the member takes some out in between", () =>
    fc.assert(
      fc.property(anyBag(inStock), anyBag(inStock), fc.nat(3), (guest, member, more) => {
        const join = (bag: StoredMemberCart, lines: ReadonlyArray<WantedLine>) =>
          withGuestBag(bag, { bag: "guest", lines }, goodsOf, someNow)
        const once = join({ ...empty, lines: member }, guest)
        expect(join(once, guest)).toBe(once)
        const emptied = { ...once, lines: [] }
        expect(join(emptied, guest).lines).toEqual([])
        // Another tab added more before it was notified: that alone is new.
        const grown = [
          ...guest.slice(1),
          ...guest.slice(0, 1).map((line) => ({ ...line, quantity: line.quantity + more }))
        ]
        const after = join(emptied, grown)
        expect(after.lines.length).toBe(more > 0 && guest.length > 0 ? 1 : 0)
        expect(after.joined).toHaveLength(1)
      }),
      runs(200)
    ))
})
