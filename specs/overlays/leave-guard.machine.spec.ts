import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { createActor } from "xstate"
import { type LeaveGuardEmitted, type LeaveGuardEvent, leaveGuardMachine } from "#core/overlays/leave-guard.machine.ts"
import { viewLeaveGuard } from "#core/overlays/leave-guard.view.ts"
import { runs } from "../arbitraries.ts"

type Machine = typeof leaveGuardMachine
type Mutant = (machine: Machine) => Machine

const anyEvent: fc.Arbitrary<LeaveGuardEvent> = fc.oneof(
  fc.boolean().map((isFilled) => ({ type: "form.changed" as const, isFilled })),
  fc.boolean().map((isMember) => ({ type: "viewer.changed" as const, isMember })),
  fc.constantFrom("/", "/brands", "/order").map((to) => ({ type: "leave.wanted" as const, to })),
  fc
    .constantFrom(
      "publish.chosen" as const,
      "discard.chosen" as const,
      "stay.chosen" as const,
      "form.published" as const,
      "publish.refused" as const
    )
    .map((type) => ({ type }))
)

const session = (mutant: Mutant = (same) => same) =>
  fc.property(
    fc.record({ isMember: fc.boolean(), isFilled: fc.boolean() }),
    fc.array(anyEvent, { minLength: 1, maxLength: 20 }),
    (input, events) => {
      const emitted: Array<LeaveGuardEmitted> = []
      const actor = createActor(mutant(leaveGuardMachine), { input })
      for (const type of ["publish.wanted", "draft.dropped", "go"] as const) actor.on(type, (one) => emitted.push(one))
      actor.start()
      let { isMember, isFilled } = input
      let wanted: string | undefined
      for (const event of events) {
        const before = actor.getSnapshot()
        if (before.status !== "active") break
        if (event.type === "leave.wanted" && !before.matches("publishing")) wanted = event.to
        const isFull = isMember && isFilled
        if (event.type === "form.changed") ({ isFilled } = event)
        if (event.type === "viewer.changed") ({ isMember } = event)
        emitted.length = 0
        actor.send(event)
        const after = actor.getSnapshot()
        const { isAsking, asksBeforeClosing } = viewLeaveGuard(after)
        // A form that holds nothing, or a guest's, never asks.
        if (isAsking) expect([isMember, isFilled]).toEqual([true, true])
        expect(asksBeforeClosing).toBe(isMember && isFilled && after.status === "active")
        const went = emitted.filter(({ type }) => type === "go")
        // They go once, and to where they wanted to go last.
        expect(went).toEqual(after.status === "done" ? [{ type: "go", to: wanted }] : [])
        // A member's filled form is left only by a word of theirs, and dropped only by that word.
        if (isFull && went.length > 0)
          expect(["discard.chosen", "form.published", "form.changed", "viewer.changed"]).toContain(event.type)
        expect(emitted.some(({ type }) => type === "draft.dropped")).toBe(
          event.type === "discard.chosen" && before.matches("asking")
        )
        // What was refused stays with its form.
        if (event.type === "publish.refused") expect(after.matches("left")).toBe(false)
      }
    }
  )

describe("a filled form that is left", () => {
  it("asks a member first, and loses nothing without their word", () => {
    fc.assert(session(), runs(1_000))
  })

  it.each<[string, Mutant]>([
    ["goes on asking a guest", (machine) => machine.provide({ guards: { needsNoAnswer: () => false } })],
    ["asks nobody", (machine) => machine.provide({ guards: { mustAsk: () => false } })],
    ["forgets where they wanted to go", (machine) => machine.provide({ actions: { keepTarget: () => {} } })],
    ["keeps a form that was discarded", (machine) => machine.provide({ actions: { emitDropped: () => {} } })],
    ["does not notice that it is filled", (machine) => machine.provide({ actions: { fill: () => {} } })]
  ])("a machine that %s is found out", (_, mutant) => {
    expect(() => fc.assert(session(mutant), { numRuns: 2_000, seed: 1 })).toThrow()
  })
})
