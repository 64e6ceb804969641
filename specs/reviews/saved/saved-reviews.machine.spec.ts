import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { savedReviewsMachineOver } from "#core/reviews/saved/saved-reviews.machine.ts"
import type { SavedReviewsPort } from "#core/reviews/saved/saved-reviews.port.ts"
import { viewSavedReviews } from "#core/reviews/saved/saved-reviews.view.ts"
import { openMachine } from "../../profile/profile-fixture.ts"
import { type Fate, well } from "../../selling-line.ts"
import { reviewOf } from "../reviewers/review-of.ts"

const lost: Fate = { ...well, lost: "call" }

/** A member with so many bookmarks, the latest first; more can be added before them. */
const shopOf = (count: number) => {
  let ids = Array.from({ length: count }, (_, place) => `r${count - place}`)
  const port: SavedReviewsPort = {
    saved: ({ skip, limit }) =>
      Effect.sync(() => ({
        items: ids.slice(skip, skip + limit).map((id) => ({ review: reviewOf(id), productName: "Serum" })),
        total: ids.length,
        skip
      }))
  }
  return {
    port,
    all: () => ids,
    save: () => {
      ids = [`r${ids.length + 1}`, ...ids]
    },
    release: (...some: ReadonlyArray<string>) => {
      ids = ids.filter((id) => !some.includes(id))
    }
  }
}
const open = ({ port }: ReturnType<typeof shopOf>, fate?: () => Fate) =>
  openMachine(savedReviewsMachineOver, port, undefined, viewSavedReviews, fate)
const idsOf = (list: ReturnType<typeof open>) => list.view().items.map(({ review }) => review.id)

describe("the reviews that a member has saved", () => {
  it("come twenty at a time and each once, while another one is saved elsewhere", async () => {
    const shop = shopOf(43)
    const list = open(shop)
    expect(list.view()).toMatchObject({ step: "reading", more: "none" })
    await list.clock.advance(20)
    expect([list.view().step, list.view().more, idsOf(list).length]).toEqual(["shown", "offered", 20])
    shop.save()
    list.say({ type: "more.wanted" })
    expect(list.view().more).toBe("coming")
    list.say({ type: "more.wanted" })
    await list.clock.advance(20)
    expect([idsOf(list).length, new Set(idsOf(list)).size]).toEqual([40, 40])
    list.say({ type: "more.wanted" })
    await list.clock.advance(20)
    expect(idsOf(list)).toEqual(shop.all().slice(1))
    list.say({ type: "more.wanted" })
    await list.clock.advance(20)
    expect(list.view().more).toBe("none")
  })

  it("are all reached if some are released, which stay until the page is left", async () => {
    const shop = shopOf(30)
    const list = open(shop)
    await list.clock.advance(20)
    const shown = idsOf(list)
    shop.release(...shown.slice(3, 8))
    list.say({ type: "more.wanted" })
    await list.clock.advance(20)
    expect(idsOf(list)).toEqual([...shown, ...shop.all().slice(15)])
    expect([idsOf(list).length, list.view().more]).toEqual([30, "none"])
  })

  it("say when there are none, and when they cannot be read until the connection returns", async () => {
    const empty = open(shopOf(0))
    await empty.clock.advance(20)
    expect(empty.view()).toMatchObject({ step: "empty", items: [], more: "none" })
    let fate = lost
    const list = open(shopOf(25), () => fate)
    await list.clock.advance(20)
    expect(list.view().step).toBe("failed")
    list.say({ type: "retry.wanted" })
    await list.clock.advance(20)
    expect(list.view().step).toBe("failed")
    fate = well
    list.say({ type: "connection.returned" })
    await list.clock.advance(20)
    fate = lost
    list.say({ type: "more.wanted" })
    await list.clock.advance(20)
    expect([list.view().step, list.view().more, idsOf(list).length]).toEqual(["shown", "failed", 20])
    fate = well
    list.say({ type: "connection.returned" })
    await list.clock.advance(20)
    expect([list.view().more, idsOf(list).length]).toEqual(["none", 25])
  })
})
