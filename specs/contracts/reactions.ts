import { Effect } from "effect"
import fc from "fast-check"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { MemberId } from "#core/account/member.ts"
import { instant } from "#core/kernel/moment.ts"
import type { ReactionStore } from "#core/reviews/reactions/reactions.port.ts"
import { reactionsOver } from "#core/reviews/reactions/reactions.usecases.ts"
import { reportersToHide, reportNoteLength } from "#core/reviews/reactions/report.ts"
import { ReviewId } from "#core/reviews/review.ts"
import { runs, someNow } from "../arbitraries.ts"

/** A store with reviews r0 to r3, imported with 0 to 3 likes and written by m0 to m3; members m0 to m59. */
export interface ReactingShop {
  readonly store: ReactionStore
  /** Makes everything as it was. */
  readonly reset: () => Promise<void>
  readonly close: () => Promise<unknown>
}

export const reviewOf = (place: number): ReviewId => ReviewId(`r00${place}`)
export const memberOf = (place: number): MemberId => MemberId(`m${place}`)
const unknown = ReviewId("no-such")

export const tagOf = <A, E extends { readonly _tag: string }>(effect: Effect.Effect<A, E>): Promise<string> =>
  Effect.runPromise(Effect.match(effect, { onSuccess: () => "done", onFailure: ({ _tag }) => _tag }))

/** What readers do with a review. D-43; specification 7 and 8. */
export const reactionFacts = (name: string, open: () => Promise<ReactingShop>) =>
  describe(`likes, bookmarks and reports, ${name}`, () => {
    let shop: ReactingShop
    const run = <A, E>(effect: Effect.Effect<A, E>) => Effect.runPromise(effect)
    const as = (place: number) => reactionsOver(shop.store, memberOf(place), someNow)
    const likesOf = async (place: number) => (await run(as(50).mine({ reviews: [reviewOf(place)] })))[0]?.likes

    beforeAll(async () => {
      shop = await open()
    })
    afterAll(() => shop.close())

    it("a like counts once, however often, and is taken back, however often", async () => {
      await shop.reset()
      const review = reviewOf(2)
      const liked = { review, likes: 3, hasLiked: true, hasBookmarked: false, isOwn: false }
      expect(await run(as(0).like({ review }))).toEqual(liked)
      expect(await run(as(0).like({ review }))).toEqual(liked)
      expect(await run(as(1).like({ review }))).toEqual({ ...liked, likes: 4 })
      expect(await run(as(0).unlike({ review }))).toEqual({ ...liked, likes: 3, hasLiked: false })
      expect(await run(as(0).unlike({ review }))).toEqual({ ...liked, likes: 3, hasLiked: false })
      // Those it was imported with stay.
      expect(await run(as(1).unlike({ review }))).toMatchObject({ likes: 2 })
    })

    it("their own review members neither like nor report; they may bookmark it", async () => {
      await shop.reset()
      const review = reviewOf(0)
      expect(await tagOf(as(0).like({ review }))).toBe("OwnReview")
      expect(await tagOf(as(0).report({ review, type: "fake" }))).toBe("OwnReview")
      expect(await tagOf(as(0).unlike({ review }))).toBe("done")
      expect(await run(as(0).bookmark({ review }))).toEqual({
        review,
        likes: 0,
        hasLiked: false,
        hasBookmarked: true,
        isOwn: true
      })
    })

    it("a bookmark is the member's alone, and changes no likes", async () => {
      await shop.reset()
      const review = reviewOf(1)
      expect(await run(as(5).bookmark({ review }))).toMatchObject({ hasBookmarked: true, likes: 1 })
      expect(await run(as(5).bookmark({ review }))).toMatchObject({ hasBookmarked: true, likes: 1 })
      expect(await run(as(6).mine({ reviews: [review] }))).toMatchObject([{ hasBookmarked: false }])
      expect(await run(as(5).unbookmark({ review }))).toMatchObject({ hasBookmarked: false })
      expect(await run(as(5).unbookmark({ review }))).toMatchObject({ hasBookmarked: false })
    })

    it("a review is reported once by each member", async () => {
      await shop.reset()
      const review = reviewOf(1)
      expect(await tagOf(as(5).report({ review, type: "spam", note: " Tautan\r\nke toko lain " }))).toBe("done")
      expect(await tagOf(as(5).report({ review, type: "abusive" }))).toBe("AlreadyReported")
      expect(await tagOf(as(6).report({ review, type: "abusive" }))).toBe("done")
      expect(await likesOf(1)).toBe(1)
    })

    it("the third reporter hides a review, which nothing can be done with then", async () => {
      await shop.reset()
      const review = reviewOf(3)
      await run(as(9).like({ review }))
      for (let reporter = 10; reporter < 10 + reportersToHide; reporter++)
        expect(await tagOf(as(reporter).report({ review, type: "privacy" }))).toBe("done")
      for (const call of [
        as(20).like({ review }),
        as(9).unlike({ review }),
        as(20).bookmark({ review }),
        as(20).unbookmark({ review }),
        as(20).report({ review, type: "spam" })
      ])
        expect(await tagOf(call)).toBe("ReviewUnknown")
      expect(await run(as(9).mine({ reviews: [review, reviewOf(1)] }))).toMatchObject([{ review: reviewOf(1) }])
    })

    it("there is nothing to do with a review that is not there", async () => {
      for (const call of [
        as(1).like({ review: unknown }),
        as(1).unlike({ review: unknown }),
        as(1).bookmark({ review: unknown }),
        as(1).unbookmark({ review: unknown }),
        as(1).report({ review: unknown, type: "spam" })
      ])
        expect(await tagOf(call)).toBe("ReviewUnknown")
      expect(await run(as(1).mine({ reviews: [unknown] }))).toEqual([])
      expect(await run(as(1).mine({ reviews: [] }))).toEqual([])
    })

    it("a note may be as long as its limit, as people count characters", async () => {
      await shop.reset()
      const note = "👍🏽".repeat(reportNoteLength)
      expect(await tagOf(as(7).report({ review: reviewOf(0), type: "fake", note: `${note}!` }))).toBe(
        "ReportNoteTooLong"
      )
      expect(await tagOf(as(7).report({ review: reviewOf(0), type: "fake", note }))).toBe("done")
    })

    it("the likes are those of before and one for each member who likes it now, after any presses", () =>
      fc.assert(
        fc.asyncProperty(
          fc.array(fc.record({ member: fc.nat(5), review: fc.nat(3), on: fc.boolean() }), { maxLength: 25 }),
          async (presses) => {
            await shop.reset()
            const liked = new Set<string>()
            for (const { member, review, on } of presses) {
              const mark = `${member} ${review}`
              const call = as(member)[on ? "like" : "unlike"]({ review: reviewOf(review) })
              const answer = await tagOf(call)
              if (answer === "OwnReview") continue
              if (on) liked.add(mark)
              else liked.delete(mark)
            }
            for (const review of [0, 1, 2, 3]) {
              const members = [0, 1, 2, 3, 4, 5].filter((member) => liked.has(`${member} ${review}`))
              expect(await likesOf(review)).toBe(review + members.length)
              for (const member of [0, 1, 2, 3, 4, 5])
                expect(await run(as(member).mine({ reviews: [reviewOf(review)] }))).toMatchObject([
                  { hasLiked: members.includes(member), isOwn: member === review }
                ])
            }
          }
        ),
        runs(10)
      ))
  })

/** When the reviews were written. */
export const writtenAt = instant(someNow - 86_400_000)
