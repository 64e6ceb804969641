import { describe, expect, it } from "vitest"
import { ReviewId } from "#core/reviews/review.ts"
import { ownReviewsMachineOver } from "#core/reviews/writing/own-reviews.machine.ts"
import { viewOwnReviews } from "#core/reviews/writing/own-reviews.view.ts"
import { openMachine } from "../../profile/profile-fixture.ts"
import { type Fate, well } from "../../selling-line.ts"
import { shopOfOwn } from "./own-review-fixture.ts"

const lost: Fate = { ...well, lost: "call" }
const open = (shop: ReturnType<typeof shopOfOwn>, fate?: () => Fate) =>
  openMachine(ownReviewsMachineOver, shop.port, undefined, viewOwnReviews, fate)
const idsOf = (list: ReturnType<typeof open>) => list.view().items.map(({ review }) => review.id)

describe("a member's own reviews", () => {
  it("come page by page, newest first and each once, while another one is written", async () => {
    const shop = shopOfOwn(43)
    const list = open(shop)
    expect(list.view().step).toBe("reading")
    await list.clock.advance(20)
    expect([list.view().step, list.view().more, idsOf(list).length]).toEqual(["shown", "offered", 20])
    shop.write()
    list.say({ type: "more.wanted" })
    expect(list.view().more).toBe("coming")
    await list.clock.advance(20)
    expect([idsOf(list).length, new Set(idsOf(list)).size]).toEqual([39, 39])
    list.say({ type: "more.wanted" })
    await list.clock.advance(20)
    expect([list.view().more, idsOf(list)]).toEqual([
      "offered",
      shop
        .all()
        .slice(1)
        .map(({ review }) => review.id)
    ])
    list.say({ type: "more.wanted" })
    await list.clock.advance(20)
    expect(list.view().more).toBe("none")
  })

  it("say when there are none, and when they cannot be read until the connection returns", async () => {
    const empty = open(shopOfOwn(0))
    await empty.clock.advance(20)
    expect(empty.view()).toMatchObject({ step: "empty", items: [], more: "none" })
    let fate = lost
    const list = open(shopOfOwn(25), () => fate)
    await list.clock.advance(20)
    expect(list.view()).toMatchObject({ step: "failed", more: "none" })
    list.say({ type: "retry.wanted" })
    await list.clock.advance(20)
    fate = well
    list.say({ type: "connection.returned" })
    await list.clock.advance(20)
    fate = lost
    list.say({ type: "more.wanted" })
    await list.clock.advance(20)
    expect([list.view().more, idsOf(list).length]).toEqual(["failed", 20])
    fate = well
    list.say({ type: "connection.returned" })
    await list.clock.advance(20)
    expect([list.view().more, idsOf(list).length]).toEqual(["none", 25])
  })

  it("are removed after a question, one at a time, and the list says which one", async () => {
    const shop = shopOfOwn(2)
    const list = open(shop)
    await list.clock.advance(20)
    list.say({ type: "removal.wanted", id: ReviewId("r2") })
    expect(list.view()).toMatchObject({ leaving: { productName: "Produk 2" }, isRemoving: false })
    list.say({ type: "removal.dropped" })
    expect([list.view().leaving, shop.all().length]).toEqual([null, 2])
    list.say({ type: "removal.wanted", id: ReviewId("r2") })
    list.say({ type: "removal.confirmed" })
    list.say({ type: "removal.confirmed" })
    expect(list.view().isRemoving).toBe(true)
    await list.clock.advance(20)
    expect([idsOf(list), list.view().removed?.productName, list.view().leaving]).toEqual([["r1"], "Produk 2", null])
    list.say({ type: "removal.wanted", id: ReviewId("r1") })
    expect(list.view().removed).toBeNull()
    list.say({ type: "removal.confirmed" })
    await list.clock.advance(20)
    expect([list.view().step, shop.all()]).toEqual(["empty", []])
  })

  it("stay in the list if a removal got no answer; one that is gone already leaves it", async () => {
    const shop = shopOfOwn(2)
    let fate: Fate = well
    const list = open(shop, () => fate)
    await list.clock.advance(20)
    fate = { ...well, lost: "answer" }
    list.say({ type: "removal.wanted", id: ReviewId("r1") })
    list.say({ type: "removal.confirmed" })
    await list.clock.advance(20)
    expect([list.view().hasFailed, idsOf(list)]).toEqual([true, ["r2", "r1"]])
    fate = well
    list.say({ type: "removal.wanted", id: ReviewId("r1") })
    expect(list.view().hasFailed).toBe(false)
    list.say({ type: "removal.confirmed" })
    await list.clock.advance(20)
    expect([list.view().hasFailed, idsOf(list)]).toEqual([false, ["r2"]])
  })

  it("can be removed while the next page did not come", async () => {
    const shop = shopOfOwn(25)
    let fate: Fate = well
    const list = open(shop, () => fate)
    await list.clock.advance(20)
    fate = lost
    list.say({ type: "more.wanted" })
    await list.clock.advance(20)
    fate = well
    list.say({ type: "removal.wanted", id: ReviewId("r25") })
    list.say({ type: "removal.confirmed" })
    await list.clock.advance(20)
    expect([list.view().more, idsOf(list).length]).toEqual(["offered", 19])
    list.say({ type: "more.wanted" })
    await list.clock.advance(20)
    expect(list.view().items).toEqual(shop.all())
  })
})
