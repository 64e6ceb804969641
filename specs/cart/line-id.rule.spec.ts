import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { lineIdOf, mergeLines } from "#core/cart/line-id.rule.ts"
import type { EgiftInfo } from "#core/egift/egift-info.ts"
import { instant } from "#core/kernel/moment.ts"
import { runs, someNow } from "../arbitraries.ts"
import { giftCard, someGoods } from "../pricing/some-goods.ts"
import { to, wantedLine } from "./some-bag.ts"

const [one, card] = [someGoods("1"), giftCard("2")]

describe("the lines of a bag", () => {
  it("are one for a combination, and of gift cards one for each receiver", () => {
    expect(lineIdOf(wantedLine(one, 1))).toBe("1")
    expect(lineIdOf(wantedLine(card, 1, to("Rani")))).toBe(lineIdOf(wantedLine(card, 4, to("Rani"))))
    expect(lineIdOf(wantedLine(card, 1, to("Rani")))).not.toBe(lineIdOf(wantedLine(card, 1, to("Sari"))))
    expect(mergeLines([wantedLine(one, 1), wantedLine(card, 1, to("Rani")), wantedLine(one, 2)])).toEqual([
      wantedLine(one, 3),
      wantedLine(card, 1, to("Rani"))
    ])
  })

  it.each<[string, Partial<EgiftInfo>]>([
    ["template", { template: "t2" }],
    ["name", { recipientName: "Sari" }],
    ["address", { recipientEmail: "sari@contoh.id" }],
    ["number", { recipientPhone: "0812" }],
    ["message", { message: "Hai" }],
    ["day", { sendAt: instant(someNow + 1) }]
  ])("are two for gift cards of another %s", (_, change) => {
    const other = { ...to("Rani"), ...change }
    expect(lineIdOf(wantedLine(card, 1, other))).not.toBe(lineIdOf(wantedLine(card, 1, to("Rani"))))
  })

  it("are not joined where a combination is named with another product: that names nothing", () => {
    const stray = { ...wantedLine(one, 2), product: card.product }
    expect(mergeLines([wantedLine(one, 1), stray])).toEqual([wantedLine(one, 1), stray])
  })

  it("joined have the same units, each id once, and stay as they are joined again", () =>
    fc.assert(
      fc.property(
        fc.array(
          fc.tuple(
            fc.constantFrom(one, someGoods("3"), card),
            fc.integer({ min: 1, max: 9 }),
            fc.constantFrom("Rani", "Sari")
          ),
          { maxLength: 8 }
        ),
        (some) => {
          const lines = some.map(([goods, quantity, name]) =>
            wantedLine(goods, quantity, goods === card ? to(name) : undefined)
          )
          const once = mergeLines(lines)
          const units = (all: typeof lines) => all.reduce((sum, { quantity }) => sum + quantity, 0)
          expect(units([...once])).toBe(units(lines))
          expect(once.map(lineIdOf)).toEqual([...new Set(lines.map(lineIdOf))])
          expect(mergeLines(once)).toEqual(once)
        }
      ),
      runs(200)
    ))
})
