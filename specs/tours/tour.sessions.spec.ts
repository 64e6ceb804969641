import { Effect } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { assign, createActor } from "xstate"
import { Unavailable } from "#core/kernel/failure.ts"
import { type TourEvent, tourMachineOver } from "#core/tours/tour.machine.ts"
import { viewTour } from "#core/tours/tour.view.ts"
import { type TourName, tours } from "#core/tours/tours.ts"
import { runs } from "../arbitraries.ts"
import { VirtualClock } from "../virtual-clock.ts"

type TourMachine = ReturnType<typeof tourMachineOver>

const names = Object.keys(tours) as ReadonlyArray<TourName>
const marksOf = (tour: TourName): ReadonlyArray<string> => tours[tour].map(({ coachmark }) => coachmark)
const everyMark: Array<string> = names.flatMap(marksOf)

const open = (
  tour: TourName,
  visited: ReadonlyArray<string>,
  fails: () => boolean,
  mutant: (machine: TourMachine) => TourMachine = (machine) => machine
) => {
  const clock = new VirtualClock()
  // The shop joins what it is told to what it has. D-49c.
  const kept = new Set(visited)
  let calls = 0
  const port = {
    saveVisited: ({ marks }: { readonly marks: ReadonlyArray<string> }) =>
      Effect.suspend(() => {
        calls++
        if (fails()) return Effect.fail(new Unavailable())
        for (const mark of marks) kept.add(mark)
        return Effect.void
      })
  }
  const actor = createActor(mutant(tourMachineOver(port)), { clock, input: { tour, visited } }).start()
  return {
    clock,
    kept,
    calls: () => calls,
    say: (event: TourEvent) => actor.send(event),
    view: () => viewTour(actor.getSnapshot()),
    context: () => actor.getSnapshot().context
  }
}

const anyTour = fc.constantFrom(...names)
const say = (type: Exclude<TourEvent["type"], "marks.known">): TourEvent => ({ type })
const anyDeed: fc.Arbitrary<ReadonlyArray<TourEvent>> = fc.oneof(
  // What a page and its reader mostly do.
  { weight: 8, arbitrary: fc.constant([say("turn.given"), say("anchor.found")]) },
  { weight: 5, arbitrary: fc.constant([say("next.wanted"), say("anchor.found")]) },
  { weight: 2, arbitrary: fc.constant([say("back.wanted"), say("anchor.found")]) },
  {
    weight: 4,
    arbitrary: fc
      .constantFrom(
        "turn.lost" as const,
        "anchor.lost" as const,
        "next.wanted" as const,
        "back.wanted" as const,
        "tour.skipped" as const,
        "connection.returned" as const
      )
      .map((type) => [say(type)])
  },
  { weight: 1, arbitrary: fc.constant([say("page.left")]) },
  {
    weight: 1,
    arbitrary: fc.subarray(everyMark, { maxLength: 2 }).map((marks) => [{ type: "marks.known", marks }] as const)
  }
)
const anySteps = fc
  .array(fc.record({ deed: anyDeed, wait: fc.constantFrom(0, 0, 100, 2_999, 3_000, 31_000) }), { maxLength: 12 })
  .map((deeds) =>
    deeds.flatMap(({ deed, wait }) => deed.map((event, at) => ({ event, wait: at === deed.length - 1 ? wait : 0 })))
  )
const anyVisited = fc.oneof(
  { weight: 3, arbitrary: fc.constant<ReadonlyArray<string>>([]) },
  { weight: 1, arbitrary: fc.subarray(everyMark) },
  { weight: 1, arbitrary: fc.constant(everyMark) }
)

const session = (mutant?: (machine: TourMachine) => TourMachine) =>
  fc.asyncProperty(
    anyTour,
    anyVisited,
    anySteps,
    fc.infiniteStream(fc.integer({ min: 0, max: 9 })),
    async (name, visited, steps, fates) => {
      let isGood = false
      const tour = open(name, visited, () => !isGood && fates.next().value < 4, mutant)
      const isSeen = marksOf(name).every((mark) => visited.includes(mark))
      const shown = new Set<string>()
      for (const { event, wait } of steps) {
        const before = tour.context()
        const wasShown = tour.view().isShown
        // Marks that are known are kept there.
        if (event.type === "marks.known") for (const mark of event.marks) tour.kept.add(mark)
        tour.say(event)
        const after = tour.context()
        // Q1: always at a step that there is; on means on by one.
        expect(after.index >= 0 && after.index < after.steps.length).toBe(true)
        const moved = after.index - before.index
        if (event.type === "next.wanted" && wasShown && before.index < before.steps.length - 1) expect(moved).toBe(1)
        else if (event.type === "back.wanted" && wasShown && before.index > 0) expect(moved).toBe(-1)
        else expect(moved).toBe(0)
        // Q2: what was seen stays seen.
        for (const mark of before.visited) expect(after.visited).toContain(mark)
        // Q3: a tour that was seen never opens.
        if (isSeen) expect(tour.view().isShown).toBe(false)
        // Q4: nothing is shown by somebody who does not hold the turn.
        if (tour.view().isShown) expect(tour.view().wantsTurn).toBe(true)
        if (event.type === "turn.lost" || event.type === "page.left") expect(tour.view().isShown).toBe(false)
        // Q5: a step that was shown is marked; a skipped tour does not come again.
        const mark = after.steps[after.index]?.coachmark
        if (tour.view().isShown && mark !== undefined) shown.add(mark)
        for (const one of shown) expect(after.visited).toContain(one)
        if (event.type === "tour.skipped" && wasShown)
          for (const one of marksOf(name)) expect(after.visited).toContain(one)
        // Q6: there is always a way out.
        if (event.type === "tour.skipped") expect(tour.view().isShown).toBe(false)
        await tour.clock.advance(wait)
      }
      // At rest the shop has every mark.
      isGood = true
      tour.say({ type: "page.left" })
      await tour.clock.advance(60_000)
      for (const mark of tour.context().visited) expect([...tour.kept]).toContain(mark)
      for (const mark of shown) expect(tour.kept.has(mark)).toBe(true)
      const calls = tour.calls()
      await tour.clock.advance(120_000)
      expect(tour.calls()).toBe(calls)
    }
  )

describe("in every session of a tour", () => {
  it("Q1 to Q6 hold, and at rest every mark is kept", () => fc.assert(session(), runs(100)))

  it.each<[string, (machine: TourMachine) => TourMachine]>([
    ["opens again", (machine) => machine.provide({ guards: { isSeen: () => false } })],
    ["forgets what it has shown", (machine) => machine.provide({ actions: { markStep: () => {} } })],
    ["comes again after it was skipped", (machine) => machine.provide({ actions: { markAll: () => {} } })],
    [
      "goes on by two",
      (machine) => machine.provide({ actions: { goOn: assign(({ context }) => ({ index: context.index + 2 })) } })
    ],
    ["goes back before its beginning", (machine) => machine.provide({ guards: { isBegun: () => true } })],
    ["takes sent for kept", (machine) => machine.provide({ guards: { hasUnsaved: () => false } })]
  ])("a tour that %s is found out", async (_, mutant) => {
    await expect(fc.assert(session(mutant), { ...runs(100), seed: 1, endOnFailure: true })).rejects.toThrow()
  })
})

describe("a tour", () => {
  it("ends where the element of its step does not come within 3 s", async () => {
    const tour = open("orderShipping", [], () => false)
    tour.say({ type: "turn.given" })
    await tour.clock.advance(2_999)
    expect(tour.view()).toEqual({ anchor: "couriers", isShown: false, step: 1, steps: 2, wantsTurn: true })
    await tour.clock.advance(1)
    expect(tour.view().wantsTurn).toBe(false)
  })

  it("goes step by step and is over after the last", () => {
    const tour = open("reviewFilter", [], () => false)
    tour.say({ type: "turn.given" })
    for (const step of [1, 2]) {
      tour.say({ type: "anchor.found" })
      expect(tour.view()).toMatchObject({ isShown: true, step })
      tour.say({ type: "next.wanted" })
    }
    expect(tour.view()).toMatchObject({ isShown: false, wantsTurn: false })
    expect(tour.context().visited).toEqual(["review-filters", "review-sort"])
  })

  it("explains at most three things", () => {
    for (const name of names) expect(tours[name].length).toBeLessThanOrEqual(3)
  })
})
