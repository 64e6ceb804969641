import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { runs } from "../arbitraries.ts"
import type { Fate } from "../selling-line.ts"
import { openCart, someGoodsByName } from "./cart-fixture.ts"

/** How long a call is under way; none is lost. */
const anyFate: fc.Arbitrary<Fate> = fc.record({
  there: fc.integer({ min: 0, max: 900 }),
  back: fc.integer({ min: 0, max: 900 }),
  lost: fc.constant("no" as const)
})

describe("one tab alone", () => {
  it("replaces everything on a yes, changes nothing on a no, and loses no press", () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.constantFrom(someGoodsByName.red, someGoodsByName.plum), fc.integer({ min: 1, max: 3 })), {
          maxLength: 12
        }),
        fc.infiniteStream(anyFate),
        fc.boolean(),
        async (presses, fates, yes) => {
          const tab = openCart({ fate: () => fates.next().value })
          const expected = new Map<string, number>()
          for (const [goods, quantity] of presses) {
            const total = (expected.get(goods.combination) ?? 0) + quantity
            if (total <= 20) expected.set(goods.combination, total)
            tab.want(goods, quantity)
            await tab.clock.advance(quantity * 100)
          }
          await tab.clock.advance(60_000)
          // K7: every press counts.
          expect(tab.lines()).toEqual([...expected])
          if (expected.size === 0) return
          tab.want(someGoodsByName.soon)
          tab.say({ type: yes ? "replacement.confirmed" : "replacement.declined" })
          await tab.clock.advance(60_000)
          // K6.
          expect(tab.lines()).toEqual(yes ? [["11", 1]] : [...expected])
        }
      ),
      runs(100)
    ))
})
