import { Effect } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { createActor } from "xstate"
import { CategoryId } from "#core/catalogue/category.ts"
import { Unavailable } from "#core/kernel/failure.ts"
import { instant } from "#core/kernel/moment.ts"
import {
  type PeopleListEvent,
  type PeoplePage,
  type PeopleQuery,
  peopleListMachineOver
} from "#core/reviews/reviewers/people-list.machine.ts"
import { viewPeopleList } from "#core/reviews/reviewers/people-list.view.ts"
import type { Expert, Experts, ReviewerReviews } from "#core/reviews/reviewers/reviewer.ts"
import { allOfReviewer } from "#core/reviews/reviewers/reviewer-address.rule.ts"
import { runs } from "../../arbitraries.ts"
import { VirtualClock } from "../../virtual-clock.ts"
import { reviewOf } from "./review-of.ts"

type Said = PeopleListEvent extends infer E ? (E extends unknown ? Omit<E, "at"> : never) : never

const expertOf = (number: number): Expert => ({
  reviewer: { userName: `expert${number}`, level: "diva", expert: true, title: "Apoteker", traits: [] },
  counts: { reviews: 60 - number, likes: 0 },
  best: []
})
const numbers = Array.from({ length: 45 }, (_, place) => place + 1)
const isIn = (group: string | undefined, number: number) => group === undefined || number % 2 === 0
const groups = [{ id: "even", name: "Genap", count: 22 }]
const pageIn = <T>(all: ReadonlyArray<T>, page: number) => all.slice((page - 1) * 20, page * 20)

const experts = (query: Extract<PeopleQuery, { field?: string }>): Experts => {
  const fitting = numbers.filter((number) => isIn(query.field, number))
  return { items: pageIn(fitting, query.page).map(expertOf), total: fitting.length, groups }
}
const reviews = (category: string | undefined, page: number): ReviewerReviews => {
  const fitting = numbers.filter((number) => isIn(category, number))
  const items = pageIn(fitting, page).map((number) => ({
    review: reviewOf(`r${number}`),
    productName: `Serum ${number}`
  }))
  return { items, total: fitting.length, groups }
}
const found = (query: PeopleQuery): PeoplePage =>
  "userName" in query ? reviews(query.category, query.page) : experts(query)

const open = (query: PeopleQuery, fate: () => { ms: number; fails: boolean } = () => ({ ms: 10, fails: false })) => {
  const clock = new VirtualClock()
  const late = <A>(answer: A): Effect.Effect<A, Unavailable> =>
    Effect.callback<A, Unavailable>((resume) => {
      const { ms, fails } = fate()
      const timer = clock.setTimeout(() => resume(fails ? Effect.fail(new Unavailable()) : Effect.succeed(answer)), ms)
      return Effect.sync(() => clock.clearTimeout(timer))
    })
  const machine = peopleListMachineOver({
    reviews: ({ category, page }) => late(reviews(category, page)),
    experts: (asked) => late(experts(asked))
  })
  const actor = createActor(machine, { clock, input: { query, page: found(query) } })
  const addresses: Array<string> = []
  actor.on("address.wanted", ({ search, replace }) => addresses.push(`${search}${replace ? " instead" : ""}`))
  actor.start()
  const view = () => viewPeopleList(actor.getSnapshot())
  return {
    clock,
    addresses,
    say: (event: Said) => actor.send({ ...event, at: instant(clock.now()) } as PeopleListEvent),
    view,
    names: () => [
      ...view().experts.map(({ reviewer }) => reviewer.userName),
      ...view().reviews.map(({ review }) => review.id)
    ]
  }
}

describe("a list of people", () => {
  it("loads further experts behind the first twenty until there are no more", async () => {
    const list = open({ page: 1 })
    for (const expected of [40, 45, 45]) {
      list.say({ type: "more.wanted" })
      await list.clock.advance(10)
      expect(list.view().experts).toHaveLength(expected)
    }
    expect(list.view()).toMatchObject({ more: "none", previousSearch: undefined, reviews: [] })
    expect(list.addresses).toEqual(["?page=2 instead", "?page=3 instead"])
  })

  it("leads to those of one group and back to all", async () => {
    const list = open(allOfReviewer("kirana"))
    expect(list.view().groups).toEqual([{ ...groups[0], on: false, search: "?category=even" }])
    list.say({ type: "query.wanted", query: { ...allOfReviewer("kirana"), category: CategoryId("even") } })
    await list.clock.advance(10)
    expect(list.view()).toMatchObject({ total: 22, narrowed: true, everythingSearch: "" })
    expect(list.view().groups[0]).toMatchObject({ on: true, search: "" })
    expect(list.addresses).toEqual(["?category=even"])
  })

  it("shows what was loaded at once when Back leads out of a group, without asking again. Rule 12", async () => {
    let calls = 0
    const list = open({ page: 1 }, () => {
      calls++
      return { ms: 10, fails: false }
    })
    list.say({ type: "more.wanted" })
    await list.clock.advance(10)
    expect(list.view().experts).toHaveLength(40)
    list.say({ type: "query.wanted", query: { page: 1, field: "even" } })
    // Also while the group is still on its way.
    list.say({ type: "address.changed", query: { page: 2 } })
    expect(list.view()).toMatchObject({ list: "shown", more: "offered" })
    list.say({ type: "query.wanted", query: { page: 1, field: "even" } })
    await list.clock.advance(10)
    expect(list.view().experts).toHaveLength(20)
    const asked = calls
    list.say({ type: "address.changed", query: { page: 2 } })
    expect(list.view()).toMatchObject({ list: "shown", total: 45 })
    expect([list.view().experts.length, calls]).toEqual([40, asked])
    list.say({ type: "more.wanted" })
    await list.clock.advance(10)
    expect(list.view().experts).toHaveLength(45)
  })

  it("offers the orders of reviews, and none of experts", () => {
    const orders = open(allOfReviewer("kirana")).view().sorts
    expect(orders.map(({ search }) => search)).toEqual(["?sort=most-liked", "", "?sort=highest", "?sort=lowest"])
    expect(open({ page: 1 }).view().sorts).toEqual([])
  })

  it("asks again after a failure, by hand or when the connection is back", async () => {
    for (const type of ["retry.wanted", "connection.returned"] as const) {
      let fails = true
      const list = open({ page: 1 }, () => ({ ms: 10, fails }))
      list.say({ type: "query.wanted", query: { page: 1, field: "even" } })
      await list.clock.advance(10)
      expect(list.view().list).toBe("failed")
      fails = false
      list.say({ type })
      await list.clock.advance(10)
      expect(list.view()).toMatchObject({ list: "shown", total: 22 })
    }
  })
})

const anyQuery: fc.Arbitrary<PeopleQuery> = fc.oneof(
  fc.constantFrom<PeopleQuery>({ page: 1 }, { page: 1, field: "even" }, { page: 2 }),
  fc.constantFrom<PeopleQuery>(allOfReviewer("kirana"), { ...allOfReviewer("kirana"), category: CategoryId("even") })
)
const anySaid: fc.Arbitrary<Said> = fc.oneof(
  anyQuery.map((query): Said => ({ type: "query.wanted", query })),
  anyQuery.map((query): Said => ({ type: "address.changed", query })),
  fc
    .constantFrom("more.wanted" as const, "retry.wanted" as const, "connection.returned" as const)
    .map((type): Said => ({ type }))
)

describe("in every session", () => {
  it("those shown are those wanted, in their order, none twice", () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ said: anySaid, wait: fc.integer({ min: 0, max: 300 }) }), { maxLength: 10 }),
        fc.infiniteStream(fc.record({ ms: fc.integer({ min: 1, max: 250 }), fails: fc.boolean() })),
        async (steps, fates) => {
          const list = open({ page: 1 }, () => fates.next().value)
          for (const { said, wait } of steps) {
            list.say(said)
            await list.clock.advance(wait)
            const { list: state, query, total } = list.view()
            if (state !== "shown") continue
            const pages = Array.from({ length: query.page }, (_, place) => found({ ...query, page: place + 1 }).items)
            const wanted = pages.flat().map((item) => ("review" in item ? item.review.id : item.reviewer.userName))
            const names = list.names()
            expect(new Set(names).size).toBe(names.length)
            expect(wanted.join()).toContain(names.join())
            expect(total).toBe(found(query).total)
          }
        }
      ),
      runs(1000, 5_000)
    ))
})
