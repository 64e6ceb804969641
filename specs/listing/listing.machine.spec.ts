import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { createActor } from "xstate"
import { BrandId } from "#core/catalogue/brand.ts"
import { instant } from "#core/kernel/moment.ts"
import { rupiah } from "#core/kernel/money.ts"
import {
  type AddressWanted,
  countWaitMs,
  type ListingEvent,
  listingMachineOver,
  patienceMs
} from "#core/listing/listing.machine.ts"
import { viewListing } from "#core/listing/listing.view.ts"
import { asksTheSame, type Fixed, inside } from "#core/listing/place.rule.ts"
import { parseQuery } from "#core/search/address.rule.ts"
import { normaliseQuery } from "#core/search/filters.rule.ts"
import { emptyQuery, type SearchQuery } from "#core/search/query.ts"
import { runs } from "../arbitraries.ts"
import { VirtualClock } from "../virtual-clock.ts"
import { type Fate, foundFor, indexOverNetwork, numbersFor } from "./index-of-numbers.ts"

type Said = ListingEvent extends infer E ? (E extends unknown ? Omit<E, "at"> : never) : never

const open = (fixed: Fixed, query: SearchQuery, fate: () => Fate = () => ({ ms: 20, fails: false })) => {
  const clock = new VirtualClock()
  const { port, open: line } = indexOverNetwork(clock, fate)
  const asked = inside(fixed, query)
  const actor = createActor(listingMachineOver(port), { clock, input: { fixed, query: asked, found: foundFor(asked) } })
  const addresses: Array<AddressWanted> = []
  actor.on("address.wanted", (wanted) => addresses.push(wanted))
  actor.start()
  return {
    clock,
    line,
    addresses,
    say: (event: Said) => actor.send({ ...event, at: instant(clock.now()) } as ListingEvent),
    view: () => viewListing(actor.getSnapshot()),
    numbers: () => viewListing(actor.getSnapshot()).products.map(({ id }) => Number(id))
  }
}

const brand = (...brands: ReadonlyArray<number>): SearchQuery => ({
  ...emptyQuery,
  brands: brands as ReadonlyArray<BrandId>
})

describe("a list of products", () => {
  it("shows what came with the page and asks nothing", async () => {
    const list = open({}, emptyQuery)
    await list.clock.advance(10_000)
    expect(list.view()).toMatchObject({ list: "shown", total: 100, more: "offered", drawerOpen: false })
    expect(list.line.most).toBe(0)
  })

  it("keeps the old products a moment, then shows empty boxes, then the new ones", async () => {
    const list = open({}, emptyQuery, () => ({ ms: 1000, fails: false }))
    list.say({ type: "query.wanted", query: brand(1) })
    expect(list.view()).toMatchObject({ list: "stale", query: { brands: [1] } })
    await list.clock.advance(patienceMs)
    expect(list.view()).toMatchObject({ list: "waiting", products: [] })
    await list.clock.advance(1000)
    expect(list.view()).toMatchObject({ list: "shown", total: 20 })
  })

  it("puts the filter into the address, without what the place says already", () => {
    const list = open({ brands: [BrandId(1)] }, emptyQuery)
    list.say({ type: "query.wanted", query: { ...emptyQuery, ratings: [5, 4] } })
    expect(list.addresses).toEqual([{ type: "address.wanted", search: "?rating=4,5", replace: false }])
  })

  it("loads the next part behind the first and replaces the address, so that Back leaves the list", async () => {
    const list = open({}, emptyQuery)
    list.say({ type: "more.wanted" })
    await list.clock.advance(20)
    expect(list.numbers()).toEqual(Array.from({ length: 24 }, (_, place) => place + 1))
    expect(list.addresses).toEqual([{ type: "address.wanted", search: "?page=2", replace: true }])
  })

  it("says quietly when the next part did not come, and brings it with the connection", async () => {
    const fates = [true, false]
    const list = open({}, emptyQuery, () => ({ ms: 20, fails: fates.shift() ?? false }))
    list.say({ type: "more.wanted" })
    await list.clock.advance(20)
    expect(list.view()).toMatchObject({ list: "shown", more: "failed" })
    list.say({ type: "connection.returned" })
    await list.clock.advance(20)
    expect(list.numbers()).toHaveLength(24)
  })

  it("offers something else where nothing was found, once", async () => {
    const list = open({}, emptyQuery)
    list.say({ type: "query.wanted", query: { ...emptyQuery, tags: ["t101"] } })
    await list.clock.advance(20)
    expect(list.view()).toMatchObject({ list: "shown", total: 0, popular: { products: [{ id: 7 }] } })
  })

  it("finds the ticks of a drawer that was closed, and counts them", async () => {
    const list = open({}, emptyQuery)
    list.say({ type: "drawer.opened" })
    list.say({ type: "draft.changed", query: brand(2) })
    list.say({ type: "drawer.closed" })
    expect(list.view()).toMatchObject({ drawerOpen: false, query: { brands: [] } })
    list.say({ type: "drawer.opened" })
    expect(list.view().draft).toEqual(brand(2))
    await list.clock.advance(20)
    expect(list.view().count).toBe(20)
  })

  it("begins a new draft once the list shows something else", async () => {
    const list = open({}, emptyQuery)
    list.say({ type: "drawer.opened" })
    list.say({ type: "draft.changed", query: brand(2) })
    list.say({ type: "drawer.closed" })
    list.say({ type: "query.wanted", query: brand(3) })
    await list.clock.advance(20)
    list.say({ type: "drawer.opened" })
    expect(list.view().draft).toEqual(brand(3))
  })

  it("counts a draft after a pause in typing", async () => {
    const list = open({}, emptyQuery)
    list.say({ type: "drawer.opened" })
    expect(list.view().count).toBe(100)
    list.say({ type: "draft.changed", query: brand(2) })
    await list.clock.advance(countWaitMs - 1)
    expect(list.line.count).toBe(0)
    await list.clock.advance(1 + 20)
    expect(list.view().count).toBe(20)
  })

  it("shows sixteen after a reset, as the specification has it", async () => {
    const list = open({}, brand(2))
    list.say({ type: "drawer.opened" })
    list.say({ type: "draft.reset" })
    list.say({ type: "draft.applied" })
    await list.clock.advance(20)
    expect(list.numbers()).toHaveLength(16)
  })
})

const anyFilters = fc.record({
  brands: fc.subarray([1, 2, 3, 4, 5] as ReadonlyArray<number> as Array<BrandId>),
  ratings: fc.subarray([1, 2, 3, 4, 5]),
  tags: fc.subarray(["t2", "t3"]),
  max: fc.option(fc.integer({ min: 0, max: 120_000 }), { nil: undefined }),
  availableFor: fc.constantFrom("all" as const, "online" as const),
  sort: fc.constantFrom(undefined, "expensive" as const)
})
const anyQuery = anyFilters.map(
  ({ max, sort, ...filters }): SearchQuery => ({
    ...emptyQuery,
    ...filters,
    ...(max === undefined ? {} : { prices: { min: rupiah(0), max: rupiah(max) } }),
    ...(sort && { sort })
  })
)
const anyFixed = fc.constantFrom<Fixed>({}, { brands: [BrandId(3)] }, { tags: ["t2"] })
const bare = (type: Exclude<Said["type"], "query.wanted" | "address.changed" | "draft.changed">): Said => ({ type })
const anySaid: fc.Arbitrary<Said> = fc.oneof(
  anyQuery.map((query): Said => ({ type: "query.wanted", query })),
  anyQuery.map((query): Said => ({ type: "address.changed", query })),
  anyQuery.map((query): Said => ({ type: "draft.changed", query })),
  fc
    .constantFrom(
      "more.wanted" as const,
      "retry.wanted" as const,
      "connection.returned" as const,
      "drawer.opened" as const,
      "draft.reset" as const,
      "draft.applied" as const,
      "drawer.closed" as const
    )
    .map(bare)
)
const anyStep = fc.record({ said: anySaid, wait: fc.integer({ min: 0, max: 900 }) })
const anyFate = fc.record({ ms: fc.integer({ min: 1, max: 800 }), fails: fc.boolean() })

describe("in every session", () => {
  it("what is shown answers what is wanted, without gaps or repeats, one question at a time", () =>
    fc.assert(
      fc.asyncProperty(
        anyFixed,
        fc.array(anyStep, { minLength: 1, maxLength: 10 }),
        fc.infiniteStream(anyFate),
        async (fixed, steps, fates) => {
          const list = open(fixed, emptyQuery, () => fates.next().value)
          for (const { said, wait } of steps) {
            list.say(said)
            await list.clock.advance(wait)
            const view = list.view()
            // S2, S3: the shown part is exactly that part of what the wanted query finds.
            if (view.list === "shown") {
              const from = view.found.skip
              expect(list.numbers()).toEqual(numbersFor(view.query).slice(from, from + view.products.length))
              expect(view.total).toBe(numbersFor(view.query).length)
            }
            // S4: a failure is an empty list and says so.
            if (view.list === "failed") expect(view.products).toEqual([])
            // F1: a query is always in its one form, and never leaves its place.
            expect(asksTheSame(view.query, inside(fixed, view.query))).toBe(true)
            expect(normaliseQuery(view.draft)).toEqual(view.draft)
            // F4: the number on the button is how many the same draft would show.
            if (view.drawerOpen && view.count !== null) expect(view.count).toBe(numbersFor(view.draft).length)
            expect(list.line.most).toBeLessThan(2)
          }
          // S5: the last address emitted asks for the list that is wanted.
          const address = list.addresses.at(-1)
          if (address && steps.every(({ said }) => said.type !== "address.changed")) {
            const asked = inside(fixed, parseQuery(new URLSearchParams(address.search)))
            expect({ ...asked, page: 1 }).toEqual({ ...list.view().query, page: 1 })
          }
        }
      ),
      runs(300, 10_000)
    ))

  it("ends with the wanted list once the line is good again", () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(anyStep, { maxLength: 8 }),
        fc.array(anyFate, { maxLength: 8 }),
        async (steps, fates) => {
          const bad = [...fates]
          const list = open({}, emptyQuery, () => bad.shift() ?? { ms: 5, fails: false })
          for (const { said, wait } of steps) {
            list.say(said)
            await list.clock.advance(wait)
          }
          bad.length = 0
          await list.clock.advance(1000)
          list.say({ type: "connection.returned" })
          await list.clock.advance(1000)
          expect(list.view().list).toBe("shown")
          expect(list.view().total).toBe(numbersFor(list.view().query).length)
        }
      ),
      runs(150, 10_000)
    ))
})
