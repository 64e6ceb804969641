import { describe, expect, it } from "vitest"
import { createActor, createMachine, fromPromise, setup } from "xstate"
import { eventTypeOf, sessionRecorder } from "#core/charts/recording/recorder.rule.ts"
import { shapeOf } from "#core/charts/shape.rule.ts"
import { settle, VirtualClock } from "../../virtual-clock.ts"

const door = setup({
  types: {
    input: {} as { readonly count: number },
    events: {} as { readonly type: "push" | "pull"; readonly password?: string }
  },
  actors: { open: fromPromise(async () => "opened") },
  delays: { closeDelay: 5_000 }
}).createMachine({
  id: "door",
  initial: "shut",
  states: {
    shut: { on: { push: "opening" } },
    opening: { invoke: { id: "opener", src: "open", onDone: "wide" } },
    wide: { after: { closeDelay: "shut" } }
  }
})

const recorded = () => {
  const clock = new VirtualClock()
  const { hear, recordings } = sessionRecorder(clock.now)
  return { clock, hear, recordings }
}

describe("the recorder of a visit", () => {
  it("writes down each step with its moment, its arrows and where it led", async () => {
    const { clock, hear, recordings } = recorded()
    await clock.advance(1_000)
    const actor = createActor(door, { clock, inspect: hear, input: { count: 2 } }).start()
    await clock.advance(40)
    actor.send({ type: "push" })
    await settle()
    await clock.advance(5_000)
    const [recording] = recordings()
    expect(recording).toMatchObject({ v: 1, machine: "door", chart: shapeOf(door), input: { count: 2 } })
    expect(recording?.steps.map(({ at, event, arrows, state }) => [at, event, arrows, state])).toEqual([
      [0, "begins", [], "shut"],
      [40, "push", ["door.shut: push"], "opening"],
      [40, "done opener", ["door.opening: done"], "wide"],
      [5_040, "after closeDelay.door.wide", ["door.wide: after closeDelay"], "shut"]
    ])
  })

  it("writes down an event that leads nowhere, and nothing of a secret", () => {
    const { hear, recordings } = recorded()
    const actor = createActor(door, { inspect: hear, input: { count: 2 } }).start()
    actor.send({ type: "pull", password: "rahasia-benar" })
    const [recording] = recordings()
    expect(recording?.steps[1]).toMatchObject({ event: "pull", arrows: [], state: "shut" })
    expect(JSON.stringify(recording)).not.toContain("rahasia")
  })

  it("ends a session after 500 steps", () => {
    const { hear, recordings } = recorded()
    const actor = createActor(door, { inspect: hear, input: { count: 2 } }).start()
    for (let step = 0; step < 600; step++) actor.send({ type: "pull" })
    expect(recordings()[0]?.steps).toHaveLength(500)
  })

  it("lets go of the oldest of more than 40 sessions", () => {
    const { hear, recordings } = recorded()
    for (let count = 1; count <= 42; count++) createActor(door, { inspect: hear, input: { count } }).start()
    expect(recordings().map(({ input }) => (input as { readonly count: number }).count)).toEqual(
      Array.from({ length: 40 }, (_, at) => at + 3)
    )
  })

  it("hears machines alone, and none that was running before", () => {
    const { hear, recordings } = recorded()
    const promise = createActor(
      fromPromise(async () => 1),
      { inspect: hear }
    )
    promise.start()
    expect(recordings()).toEqual([])
    let isHeard = false
    const late = createActor(createMachine({ id: "late", on: { push: {} } }), {
      inspect: (seen) => {
        if (isHeard) hear(seen)
      }
    }).start()
    isHeard = true
    late.send({ type: "push" })
    expect(recordings()).toEqual([])
  })
})

describe("the event of a recorded step", () => {
  it.each([
    ["done 0.login.submitting", "xstate.done.actor.0.login.submitting"],
    ["failed opener", "xstate.error.actor.opener"],
    ["after closeDelay.door.wide", "xstate.after.closeDelay.door.wide"],
    ["code.typed", "code.typed"]
  ])("%s is %s to XState", (event, type) => expect(eventTypeOf(event)).toBe(type))
})
