import { Effect } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { recommendationsMachineOver } from "#core/discovery/recommending/recommendations.machine.ts"
import type { RecommendationsPort } from "#core/discovery/recommending/recommendations.port.ts"
import { viewRecommendations } from "#core/discovery/recommending/recommendations.view.ts"
import { runs } from "../arbitraries.ts"
import { openMachine } from "../profile/profile-fixture.ts"
import { type Fate, well } from "../selling-line.ts"
import { someCard } from "./some-discovery.ts"

const lost: Fate = { ...well, lost: "call" }

/** A shop that recommends so many products, beginning with a number that the profile decides. */
const shopOf = (total: number) => {
  let first = 1
  const port: RecommendationsPort = {
    recommendations: ({ skip, limit }) =>
      Effect.sync(() => ({
        items: Array.from({ length: total }, (_, place) => first + place)
          .slice(skip, skip + limit)
          .map((id) => ({ product: someCard(id), reason: { kind: "answer" as const, tag: "skin-oily" } })),
        total,
        skip,
        answers: [{ id: "skin-oily", name: "Berminyak", group: "skin" }]
      }))
  }
  return {
    port,
    change: () => {
      first += 1000
    }
  }
}
const open = (shop: ReturnType<typeof shopOf>, fate?: () => Fate, first?: number) =>
  openMachine(recommendationsMachineOver, shop.port, { first }, viewRecommendations, fate)
const idsOf = (list: ReturnType<typeof open>) => list.view().items.map(({ product }) => product.id as number)

describe("a member's recommendations", () => {
  it("come ten at a time and say when everything was seen", async () => {
    const list = open(shopOf(25))
    expect(list.view()).toMatchObject({ step: "reading" })
    await list.clock.advance(20)
    expect([list.view().step, idsOf(list).length, list.view().more]).toEqual(["shown", 10, "offered"])
    for (const shown of [20, 25, 25]) {
      list.say({ type: "more.wanted" })
      await list.clock.advance(20)
      expect(idsOf(list)).toEqual(Array.from({ length: shown }, (_, place) => place + 1))
    }
    expect(list.view().more).toBe("end")
  })

  it("are read again when the beauty profile changes", async () => {
    const shop = shopOf(12)
    const list = open(shop)
    await list.clock.advance(20)
    shop.change()
    list.say({ type: "taste.changed" })
    expect(list.view().step).toBe("reading")
    await list.clock.advance(20)
    expect(idsOf(list)[0]).toBe(1001)
  })

  it("begin with as many as were seen before", async () => {
    const list = open(shopOf(30), undefined, 20)
    await list.clock.advance(20)
    expect(idsOf(list)).toHaveLength(20)
  })

  it("say when there are none, and when they cannot be read until the connection returns", async () => {
    const none = open(shopOf(0))
    await none.clock.advance(20)
    expect(none.view()).toMatchObject({ step: "empty", more: "end" })
    let fate = lost
    const list = open(shopOf(25), () => fate)
    await list.clock.advance(20)
    expect(list.view().step).toBe("failed")
    fate = well
    list.say({ type: "retry.wanted" })
    await list.clock.advance(20)
    fate = lost
    list.say({ type: "more.wanted" })
    await list.clock.advance(20)
    expect([list.view().more, idsOf(list).length]).toEqual(["failed", 10])
    fate = well
    list.say({ type: "connection.returned" })
    await list.clock.advance(20)
    expect(idsOf(list)).toHaveLength(20)
  })

  it("show each product once, in the order of the shop, through any session", () =>
    fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 35 }),
        fc.array(fc.constantFrom("more", "change", "lose", "heal", "wait", "retry"), { maxLength: 20 }),
        async (total, steps) => {
          const shop = shopOf(total)
          let fate = well
          const list = open(shop, () => fate)
          for (const step of steps) {
            if (step === "more") list.say({ type: "more.wanted" })
            if (step === "retry") list.say({ type: "retry.wanted" })
            if (step === "change") {
              shop.change()
              list.say({ type: "taste.changed" })
            }
            if (step === "lose") fate = lost
            if (step === "heal") {
              fate = well
              list.say({ type: "connection.returned" })
            }
            if (step === "wait") await list.clock.advance(20)
          }
          await list.clock.advance(20)
          fate = well
          list.say({ type: "connection.returned" })
          await list.clock.advance(20)
          const ids = idsOf(list)
          expect(ids).toEqual(ids.map((_, place) => (ids[0] ?? 0) + place))
          expect(ids.length).toBeLessThanOrEqual(total)
          expect(ids.length).toBeGreaterThanOrEqual(Math.min(10, total))
        }
      ),
      runs(60)
    ))
})
