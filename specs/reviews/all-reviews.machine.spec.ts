import { Effect } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { createActor } from "xstate"
import { ProductId } from "#core/catalogue/product.ts"
import { Unavailable } from "#core/kernel/failure.ts"
import { instant } from "#core/kernel/moment.ts"
import {
  type AllReviewsEvent,
  allReviewsMachineOver,
  type ReviewAddressWanted
} from "#core/reviews/all-reviews.machine.ts"
import { viewAllReviews } from "#core/reviews/all-reviews.view.ts"
import { type Review, ReviewId, type ReviewQuery, type Reviews, reviewSorts } from "#core/reviews/review.ts"
import { allReviewsOf, parseReviewQuery, reviewSearch } from "#core/reviews/review-address.rule.ts"
import { runs } from "../arbitraries.ts"
import { VirtualClock } from "../virtual-clock.ts"

type Said = AllReviewsEvent extends infer E ? (E extends unknown ? Omit<E, "at"> : never) : never

const product = ProductId(7)
const numbers = Array.from({ length: 55 }, (_, place) => place + 1)
const starsOf = (number: number): number => (number % 5) + 1
const fits = ({ ratings, withPhoto }: ReviewQuery, number: number): boolean =>
  (ratings.length === 0 || ratings.includes(starsOf(number))) && (!withPhoto || number % 2 === 0)

const reviewOf = (number: number): Review => ({
  id: ReviewId(`r${number}`),
  productId: product,
  reviewer: { userName: `reader${number}`, level: "base", expert: false, traits: [] },
  details: "Good.",
  rating: starsOf(number),
  stars: {},
  recommended: true,
  tags: [],
  repurchase: false,
  verifiedPurchase: false,
  likes: 0,
  points: 0,
  pictures: [],
  createdAt: instant(0)
})

/** What a query finds among fifty-five reviews whose number says everything of them. */
const found = (query: ReviewQuery): Reviews => {
  const all = numbers.filter((number) => fits(query, number))
  const ordered = query.sort === "lowest" ? all.toSorted((a, b) => starsOf(a) - starsOf(b) || a - b) : all
  const count = (stars: number) => numbers.filter((number) => starsOf(number) === stars).length
  return {
    items: ordered.slice((query.page - 1) * 20, query.page * 20).map(reviewOf),
    total: all.length,
    all: numbers.length,
    histogram: [count(1), count(2), count(3), count(4), count(5)],
    parts: [],
    recommendedPercent: 100,
    traits: [{ id: "skin-oily", name: "Oily", count: 3 }],
    ageBuckets: [{ bucket: "25-29", count: 2 }]
  }
}

const open = (fate: () => { ms: number; fails: boolean } = () => ({ ms: 10, fails: false })) => {
  const clock = new VirtualClock()
  const machine = allReviewsMachineOver({
    list: (query) =>
      Effect.callback<Reviews, Unavailable>((resume) => {
        const { ms, fails } = fate()
        const timer = clock.setTimeout(
          () => resume(fails ? Effect.fail(new Unavailable()) : Effect.succeed(found(query))),
          ms
        )
        return Effect.sync(() => clock.clearTimeout(timer))
      })
  })
  const query = allReviewsOf(product)
  const actor = createActor(machine, { clock, input: { query, reviews: found(query) } })
  const addresses: Array<ReviewAddressWanted> = []
  actor.on("address.wanted", (wanted) => addresses.push(wanted))
  actor.start()
  return {
    clock,
    addresses,
    say: (event: Said) => actor.send({ ...event, at: instant(clock.now()) } as AllReviewsEvent),
    view: () => viewAllReviews(actor.getSnapshot()),
    ids: () => viewAllReviews(actor.getSnapshot()).reviews.items.map(({ id }) => id)
  }
}

describe("the reviews of a product", () => {
  it("are filtered by a row of the histogram, which tells the address", async () => {
    const reviews = open()
    const five = reviews.view().histogram[0]
    expect(five).toMatchObject({ stars: 5, percent: 20, on: false })
    expect(five?.search).toBe("?stars=5")
    reviews.say({ type: "query.wanted", query: { ...reviews.view().query, ratings: [5] } })
    await reviews.clock.advance(10)
    expect(reviews.view()).toMatchObject({ list: "shown", narrowed: true })
    expect(reviews.view().reviews.total).toBe(11)
    expect(reviews.addresses).toEqual([{ type: "address.wanted", search: "?stars=5", replace: false }])
  })

  it("offer no further page while others are on their way: a press would do nothing", async () => {
    const reviews = open()
    expect(reviews.view().more).toBe("offered")
    reviews.say({ type: "query.wanted", query: { ...reviews.view().query, sort: "lowest" } })
    expect(reviews.view()).toMatchObject({ list: "loading", more: "loading" })
    await reviews.clock.advance(10)
    expect(reviews.view().more).toBe("offered")
  })

  it("load further pages behind the first, twenty at a time, until there are no more", async () => {
    const reviews = open()
    for (const expected of [40, 55, 55]) {
      reviews.say({ type: "more.wanted" })
      await reviews.clock.advance(10)
      expect(reviews.ids()).toHaveLength(expected)
    }
    expect(reviews.view()).toMatchObject({ more: "none", previousSearch: undefined, isPastEnd: false })
    // A reload comes back to the last of them, and Back does not stop at each.
    expect(reviews.addresses).toEqual([
      { type: "address.wanted", search: "?page=2", replace: true },
      { type: "address.wanted", search: "?page=3", replace: true }
    ])
  })

  it("lead from a later page to the one before, and from behind the last to the first", async () => {
    const reviews = open()
    const pages: Array<unknown> = []
    for (const page of [3, 2, 4]) {
      reviews.say({ type: "address.changed", query: { ...reviews.view().query, page } })
      await reviews.clock.advance(10)
      pages.push([reviews.ids().length, reviews.view().previousSearch, reviews.view().isPastEnd])
    }
    expect(pages).toEqual([
      [15, "?page=2", false],
      [20, "", false],
      [0, "?page=3", true]
    ])
  })

  it("count those of the pages before if an address leads to a later one", async () => {
    const reviews = open()
    reviews.say({ type: "address.changed", query: { ...reviews.view().query, page: 2 } })
    await reviews.clock.advance(10)
    expect([reviews.ids().length, reviews.view().shown, reviews.view().more]).toEqual([20, 40, "offered"])
    reviews.say({ type: "more.wanted" })
    await reviews.clock.advance(10)
    expect([reviews.ids().length, reviews.view().shown, reviews.view().more]).toEqual([35, 55, "none"])
  })

  it("offer photos, verified purchases, skin, recommendation and age as filters", () => {
    expect(
      open()
        .view()
        .choices.map(({ id }) => id)
    ).toEqual(["withPhoto", "verified", "skin-oily", "recommended", "age-25-29"])
  })
})

const anyReviewQuery = fc
  .record({
    ratings: fc.subarray([5, 4, 3, 2, 1]),
    withPhoto: fc.boolean(),
    verified: fc.boolean(),
    sort: fc.constantFrom(...reviewSorts)
  })
  .map((some): ReviewQuery => ({ ...allReviewsOf(product), ...some }))
const anySaid: fc.Arbitrary<Said> = fc.oneof(
  anyReviewQuery.map((query): Said => ({ type: "query.wanted", query })),
  anyReviewQuery.map((query): Said => ({ type: "address.changed", query })),
  fc
    .constantFrom("more.wanted" as const, "retry.wanted" as const, "connection.returned" as const)
    .map((type): Said => ({ type }))
)

describe("in every session", () => {
  it("the reviews shown are those wanted, from the first on, none twice", () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ said: anySaid, wait: fc.integer({ min: 0, max: 300 }) }), { maxLength: 10 }),
        fc.infiniteStream(fc.record({ ms: fc.integer({ min: 1, max: 250 }), fails: fc.boolean() })),
        async (steps, fates) => {
          const reviews = open(() => fates.next().value)
          for (const { said, wait } of steps) {
            reviews.say(said)
            await reviews.clock.advance(wait)
            const { list, query } = reviews.view()
            if (list === "shown") {
              const pages = Array.from({ length: query.page }, (_, place) => found({ ...query, page: place + 1 }).items)
              const wanted = pages.flat().map(({ id }) => id)
              expect(wanted.slice(0, reviews.ids().length)).toEqual(reviews.ids())
              expect(reviews.view().shown).toBe(reviews.ids().length)
            }
          }
        }
      ),
      runs(2000, 10_000)
    ))

  it("a filter is found again behind its address", () =>
    fc.assert(
      fc.property(anyReviewQuery, (query) => {
        const again = parseReviewQuery(product, [...new URLSearchParams(reviewSearch(query))])
        expect(again).toEqual({ ...query, ratings: query.ratings.toSorted((a, b) => b - a) })
      }),
      runs(500)
    ))
})
