import { Effect } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { createActor } from "xstate"
import { instant } from "#core/kernel/moment.ts"
import type { Untimed } from "#core/kernel/timed.ts"
import type { ReactionKind } from "#core/reviews/reactions/reaction.ts"
import {
  type ReactionsEmitted,
  type ReactionsEvent,
  reactionsMachineOver
} from "#core/reviews/reactions/reactions.machine.ts"
import { viewReaction } from "#core/reviews/reactions/reactions.view.ts"
import { runs } from "../../arbitraries.ts"
import { type Ending, idOf, reactingShop } from "./reaction-fixture.ts"

/** A page of the reviews, on which a member presses. */
const open = (ending?: () => Ending, delayMs?: () => number) => {
  const shop = reactingShop(ending, delayMs)
  const actor = createActor(reactionsMachineOver(shop.port), { clock: shop.clock })
  const emitted: Array<ReactionsEmitted> = []
  actor.on("*", (event) => emitted.push(event))
  actor.start()
  const say = (event: Untimed<ReactionsEvent>) =>
    actor.send({ ...event, at: instant(shop.clock.now()) } as ReactionsEvent)
  return {
    ...shop,
    actor,
    emitted,
    say,
    press: (place: number, kind: ReactionKind, on: boolean) =>
      say({ type: "mark.wanted", review: idOf(place), kind, on }),
    view: (place: number) => viewReaction(actor.getSnapshot(), { id: idOf(place), likes: 10 * place }),
    state: () => actor.getSnapshot().value
  }
}

const shown = { type: "reviews.shown", reviews: [0, 1, 2].map(idOf) } as const

describe("likes and bookmarks on a page", () => {
  it("are read once for the reviews that are shown, and for those that are shown later", async () => {
    const page = open()
    await Effect.runPromise(page.elsewhere.like({ review: idOf(1) }))
    await Effect.runPromise(page.elsewhere.bookmark({ review: idOf(3) }))
    page.say(shown)
    expect(page.view(1)).toEqual({ likes: 10, hasLiked: false, hasBookmarked: false, isOwn: false })
    await page.clock.advance(100)
    expect(page.view(1)).toEqual({ likes: 11, hasLiked: true, hasBookmarked: false, isOwn: false })
    expect(page.view(0)).toMatchObject({ isOwn: true })
    page.say(shown)
    page.say({ type: "reviews.shown", reviews: [idOf(2), idOf(3)] })
    await page.clock.advance(100)
    expect(page.view(3)).toMatchObject({ hasBookmarked: true })
    expect(page.asked).toEqual(["mine", "mine"])
  })

  it("reviews that come while others are read are read next", async () => {
    const page = open()
    page.say(shown)
    page.say({ type: "reviews.shown", reviews: [idOf(3)] })
    await page.clock.advance(200)
    expect([page.state(), page.asked, page.view(3).likes]).toEqual(["resting", ["mine", "mine"], 30])
  })

  it("a like is shown before the shop has it, and a press does not wait for what is read", async () => {
    const page = open()
    page.say(shown)
    page.press(1, "like", true)
    expect(page.view(1)).toMatchObject({ hasLiked: true, likes: 11 })
    expect(page.asked).toEqual(["mine", "like"])
    await page.clock.advance(200)
    expect(page.view(1)).toEqual({ likes: 11, hasLiked: true, hasBookmarked: false, isOwn: false })
    expect(page.emitted).toEqual([{ type: "mark.stored", review: idOf(1), kind: "like", on: true }])
    expect([page.state(), page.asked]).toEqual(["resting", ["mine", "like", "mine"]])
  })

  it("of quick taps the last counts, with two requests at most", async () => {
    const page = open()
    for (const on of [true, false, true, false, true, false]) page.press(1, "like", on)
    expect(page.view(1)).toMatchObject({ hasLiked: false, likes: 10 })
    await page.clock.advance(300)
    expect([page.asked, page.stored(1)?.hasLiked]).toEqual([["like", "unlike"], false])
    for (const on of [true, false, true]) page.press(1, "like", on)
    await page.clock.advance(300)
    expect([page.asked.slice(2), page.stored(1)?.hasLiked]).toEqual([["like"], true])
    // What the shop has already is not asked for again.
    page.press(1, "like", true)
    expect([page.state(), page.asked.length]).toEqual(["resting", 3])
  })

  it("goes back with word of it if the shop does not answer; the other marks are sent", async () => {
    let isLost = true
    const page = open(() => (isLost ? "lost" : "well"))
    page.press(1, "like", true)
    page.press(2, "bookmark", true)
    await page.clock.advance(100)
    isLost = false
    expect(page.view(1)).toMatchObject({ hasLiked: false, likes: 10 })
    expect(page.emitted).toEqual([{ type: "mark.failed", kind: "like", tag: "Unavailable" }])
    await page.clock.advance(200)
    expect(page.view(2)).toMatchObject({ hasBookmarked: false })
    page.press(2, "bookmark", true)
    await page.clock.advance(100)
    expect(page.view(2)).toMatchObject({ hasBookmarked: true })
  })

  it("a mark whose answer was lost is read again, and shown as the shop has it", async () => {
    let ending: Ending = "well"
    const page = open(() => ending)
    page.say(shown)
    await page.clock.advance(100)
    ending = "unanswered"
    page.press(1, "like", true)
    await page.clock.advance(50)
    ending = "lost"
    await page.clock.advance(150)
    expect([page.view(1).hasLiked, page.state()]).toEqual([false, "unread"])
    ending = "well"
    page.say({ type: "connection.returned" })
    await page.clock.advance(100)
    expect([page.view(1), page.state()]).toMatchObject([{ hasLiked: true, likes: 11 }, "resting"])
  })

  it("their own review is known when the shop says so, and a hidden one is not marked", async () => {
    const page = open()
    page.say(shown)
    await page.clock.advance(100)
    page.press(0, "like", true)
    await page.clock.advance(100)
    expect(page.view(0)).toEqual({ likes: 0, hasLiked: false, hasBookmarked: false, isOwn: true })
    page.hide(2)
    page.press(2, "like", true)
    await page.clock.advance(100)
    expect(page.view(2)).toMatchObject({ hasLiked: false, likes: 20 })
    expect(page.emitted).toMatchObject([{ tag: "OwnReview" }, { tag: "ReviewUnknown" }])
  })

  it("everything goes back without a word if the session is over", async () => {
    const page = open(() => "guest")
    page.press(1, "like", true)
    page.press(2, "like", true)
    await page.clock.advance(100)
    expect([page.view(1).hasLiked, page.view(2).hasLiked, page.emitted, page.state()]).toEqual([
      false,
      false,
      [],
      "resting"
    ])
  })

  it("what could not be read is read when the connection returns, with other reviews, or after a press", async () => {
    let isLost = true
    const page = open(() => (isLost ? "lost" : "well"))
    const again = [
      () => page.say({ type: "connection.returned" }),
      () => page.say({ type: "reviews.shown", reviews: [idOf(3)] }),
      () => page.press(3, "bookmark", true)
    ]
    page.say(shown)
    await page.clock.advance(100)
    for (const once of again) {
      expect(page.state()).toBe("unread")
      once()
      await page.clock.advance(200)
    }
    isLost = false
    page.say({ type: "connection.returned" })
    await page.clock.advance(100)
    expect([page.state(), page.view(0).isOwn]).toEqual(["resting", true])
  })

  it("one request is under way at a time, and in the end the page shows what the shop has and the member wanted last", () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.record({
            place: fc.integer({ min: 1, max: 2 }),
            kind: fc.constantFrom<ReactionKind>("like", "bookmark"),
            on: fc.boolean(),
            waitMs: fc.nat(180)
          }),
          { minLength: 1, maxLength: 20 }
        ),
        async (presses) => {
          const page = open()
          page.say(shown)
          const last = new Map<string, boolean>()
          for (const { place, kind, on, waitMs } of presses) {
            page.press(place, kind, on)
            last.set(`${place} ${kind}`, on)
            expect(page.view(place)[kind === "like" ? "hasLiked" : "hasBookmarked"]).toBe(on)
            await page.clock.advance(waitMs)
          }
          await page.clock.advance(10_000)
          expect([page.state(), page.most(), page.emitted.filter(({ type }) => type === "mark.failed")]).toEqual([
            "resting",
            1,
            []
          ])
          for (const place of [1, 2]) {
            const stored = page.stored(place)
            expect(page.view(place)).toMatchObject({ likes: stored?.likes, hasLiked: stored?.hasLiked })
            expect([stored?.hasLiked, stored?.hasBookmarked]).toEqual([
              last.get(`${place} like`) ?? false,
              last.get(`${place} bookmark`) ?? false
            ])
          }
        }
      ),
      runs(60)
    ))
})
