import { Effect } from "effect"
import fc from "fast-check"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { memorySavedReviews, type SavedReview } from "#adapters/memory/reviews/reactions.memory.ts"
import { sqlSavedReviews } from "#adapters/postgres/catalogue/saved-reviews.sql.ts"
import { instant } from "#core/kernel/moment.ts"
import type { SavedReviewsStore } from "#core/reviews/saved/saved-reviews.port.ts"
import { runs, someNow } from "#specs/arbitraries.ts"
import { engines } from "#specs/database.ts"
import { reviewOf as someReview } from "../reviews/reviewers/review-of.ts"
import { reactingDatabase, reactionsIn } from "./reacting-database.ts"
import { memberOf, reviewOf } from "./reactions.ts"

/** A step of a session: a member bookmarks a review or releases it, or staff hide one. */
type Step =
  | { readonly kind: "bookmark" | "release"; readonly member: number; readonly review: number }
  | { readonly kind: "hide"; readonly review: number }

interface SavingShop {
  readonly store: SavedReviewsStore
  /** Does a step at a moment that is later than the one before. */
  readonly take: (step: Step, at: number) => Promise<unknown>
  readonly reset: () => Promise<void>
  readonly close: () => Promise<unknown>
}

const place = fc.nat(3)
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant("bookmark" as const), member: place, review: place }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("release" as const), member: place, review: place }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("hide" as const), review: place }) }
)
const reader = { language: "id", now: someNow } as const
const run = <A, E>(effect: Effect.Effect<A, E>) => Effect.runPromise(effect)

const savedFacts = (name: string, open: () => Promise<SavingShop>) =>
  describe(`saved reviews, ${name}`, () => {
    let shop: SavingShop
    const idsOf = async (member: number, skip = 0, limit = 20) => {
      const { items, total } = await run(shop.store.saved(memberOf(member), { skip, limit }, reader))
      return { ids: items.map(({ review }) => review.id), total }
    }
    beforeAll(async () => {
      shop = await open()
    })
    afterAll(() => shop.close())

    it("are those of the member alone, the latest bookmark first, a part at a time", async () => {
      await shop.reset()
      for (const [at, review] of [2, 0, 3].entries()) await shop.take({ kind: "bookmark", member: 1, review }, at)
      await shop.take({ kind: "bookmark", member: 2, review: 1 }, 9)
      expect(await idsOf(1)).toEqual({ ids: [3, 0, 2].map(reviewOf), total: 3 })
      expect(await idsOf(1, 1, 1)).toEqual({ ids: [reviewOf(0)], total: 3 })
      expect(await idsOf(2)).toEqual({ ids: [reviewOf(1)], total: 1 })
      expect(await idsOf(0)).toEqual({ ids: [], total: 0 })
      // Once more changes nothing, and what is hidden is not shown.
      await shop.take({ kind: "bookmark", member: 1, review: 2 }, 10)
      await shop.take({ kind: "hide", review: 0 }, 11)
      expect(await idsOf(1)).toEqual({ ids: [3, 2].map(reviewOf), total: 2 })
      await shop.take({ kind: "release", member: 1, review: 3 }, 12)
      expect(await idsOf(1)).toEqual({ ids: [reviewOf(2)], total: 1 })
    })

    it("are what was bookmarked and not released, whatever the order of the steps", () =>
      fc.assert(
        fc.asyncProperty(fc.array(anyStep, { maxLength: 14 }), async (steps) => {
          await shop.reset()
          const held = new Map<string, number>()
          const hidden = new Set<number>()
          for (const [at, step] of steps.entries()) {
            await shop.take(step, at)
            if (step.kind === "hide") hidden.add(step.review)
            else if (!hidden.has(step.review)) {
              const key = `${step.member} ${step.review}`
              if (step.kind === "release") held.delete(key)
              else if (!held.has(key)) held.set(key, at)
            }
          }
          const wanted = [...held]
            .filter(([key]) => key.startsWith("1 ") && !hidden.has(Number(key.slice(2))))
            .toSorted(([, one], [, other]) => other - one)
            .map(([key]) => reviewOf(Number(key.slice(2))))
          expect(await idsOf(1)).toEqual({ ids: wanted, total: wanted.length })
        }),
        runs(30)
      ))
  })

savedFacts("in memory", async () => {
  let bookmarks: ReadonlyArray<SavedReview> = []
  let hidden: ReadonlyArray<number> = []
  const store = memorySavedReviews(() =>
    bookmarks.filter(({ of }) => !hidden.some((one) => reviewOf(one) === of.review.id))
  )
  return {
    store,
    take: async (step, at) => {
      if (step.kind === "hide") hidden = [...hidden, step.review]
      else {
        const [member, id] = [memberOf(step.member), reviewOf(step.review)]
        const isSame = (one: SavedReview) => one.member === member && one.of.review.id === id
        if (step.kind === "release") bookmarks = bookmarks.filter((one) => !isSame(one))
        else if (!bookmarks.some(isSame))
          bookmarks = [
            ...bookmarks,
            { member, at: instant(someNow + at), of: { review: someReview(id), productName: "Serum" } }
          ]
      }
    },
    reset: async () => {
      bookmarks = []
      hidden = []
    },
    close: async () => {}
  }
})

for (const engine of engines)
  savedFacts(`stored by ${engine}`, async () => {
    const { db, reset } = await reactingDatabase(engine)
    const reactions = reactionsIn(db)
    return {
      store: sqlSavedReviews(db),
      take: (step, at) =>
        step.kind === "hide"
          ? run(
              db.ask((on) =>
                on.updateTable("reviews").set({ status: "hidden" }).where("id", "=", reviewOf(step.review)).execute()
              )
            )
          : run(
              reactions.mark(memberOf(step.member), {
                review: reviewOf(step.review),
                kind: "bookmark",
                on: step.kind === "bookmark",
                at: instant(someNow + at)
              })
            ),
      reset,
      close: db.close
    }
  })
