import fc from "fast-check"
import { describe, expect, it } from "vitest"
import {
  hasOwnBar,
  type InstallFacts,
  installFactsIn,
  installFactsText,
  isDue,
  isOrderPage,
  withPage
} from "#core/install/install.rule.ts"
import { instant } from "#core/kernel/moment.ts"

const day = 86_400_000
const at = (ms: number) => instant(1_700_000_000_000 + ms)
const never = installFactsIn(undefined)
const visited = (...moments: ReadonlyArray<number>) => moments.reduce((facts, ms) => withPage(facts, at(ms)), never)

describe("visits", () => {
  it("begin after thirty minutes without a page", () => {
    expect(visited(0).visits).toBe(1)
    expect(visited(0, 1_799_999).visits).toBe(1)
    expect(visited(0, 1_800_000).visits).toBe(2)
    expect(visited(0, 1_000_000, 2_000_000).visits).toBe(1)
  })

  it("go on counting if the clock of the device was set back", () => expect(visited(day, 0).visits).toBe(2))

  it("are never more than the pages that were opened, and never fewer than before", () =>
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 400 * day })), (moments) => {
        const counts = moments.map((_, index) => visited(...moments.slice(0, index + 1)).visits)
        expect(counts.every((count, index) => count <= index + 1 && count >= (counts[index - 1] ?? 0))).toBe(true)
      })
    ))
})

describe("the offer to install", () => {
  const twice = visited(0, day)

  it("comes with the second visit, or after an order", () => {
    expect(isDue(visited(0), at(0))).toBe(false)
    expect(isDue(twice, at(day))).toBe(true)
    expect(isDue({ ...visited(0), hasOrdered: true }, at(0))).toBe(true)
  })

  it("stays away as long as it rests, and at most 90 days", () => {
    const resting: InstallFacts = { ...twice, restsUntil: at(90 * day) }
    expect(isDue(resting, at(0))).toBe(false)
    expect(isDue(resting, at(90 * day - 1))).toBe(false)
    expect(isDue(resting, at(90 * day))).toBe(true)
    // The clock was set back by years since.
    expect(isDue(resting, at(-1))).toBe(true)
  })
})

describe("what a browser stores about its visits", () => {
  it("comes back as it was", () =>
    fc.assert(
      fc.property(
        fc.nat(),
        fc.nat(),
        fc.boolean(),
        fc.option(fc.nat(), { nil: undefined }),
        (visits, seen, ordered, rest) => {
          const facts: InstallFacts = {
            visits,
            seenAt: at(seen),
            hasOrdered: ordered,
            restsUntil: rest === undefined ? undefined : at(rest)
          }
          expect(installFactsIn(installFactsText(facts))).toEqual(facts)
        }
      )
    ))

  it.each([
    undefined,
    "",
    "{",
    "null",
    "[]",
    "{}",
    '{"v":2,"visits":9}',
    '{"v":1,"visits":"9","seenAt":"x","hasOrdered":1}'
  ])("is a browser that has never been here if it is malformed: %s", (text) =>
    expect(installFactsIn(text)).toEqual(never)
  )
})

describe("places", () => {
  it("with a bar of their own show no bar of ours", () => {
    expect(
      [
        "/order",
        "/product/lipstick/1001-x",
        "/review/add/1001",
        "/add-product",
        "/e-gift/7",
        "/our-curated-selection/3"
      ].map(hasOwnBar)
    ).toEqual([true, true, true, true, true, true])
    expect(["/", "/orders", "/orders/PDR-1", "/our-curated-selections", "/category/1/x"].map(hasOwnBar)).toEqual([
      false,
      false,
      false,
      false,
      false
    ])
  })

  it("are pages of orders if they have a code", () => {
    expect(["/orders/PDR-261120-7K3QX", "/orders", "/order", "/orders/PDR-1/return"].map(isOrderPage)).toEqual([
      true,
      false,
      false,
      false
    ])
  })
})
