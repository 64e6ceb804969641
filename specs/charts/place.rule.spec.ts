import { describe, expect, it } from "vitest"
import { createActor, createMachine } from "xstate"
import { chartOf } from "#core/charts/chart.rule.ts"
import { machines } from "#core/charts/machines.ts"
import { entrance, type Place, placeAt, takeArrows } from "#core/charts/place.rule.ts"

/** A shop counter: two regions side by side, one of which has an end and a state to enter again. */
const machine = createMachine({
  id: "counter",
  initial: "open",
  states: {
    open: {
      type: "parallel",
      onDone: "closed",
      on: { fire: "closed", reset: { target: "open", reenter: true } },
      states: {
        till: {
          initial: "idle",
          states: { idle: { on: { pay: "paid", look: {} } }, paid: { type: "final" } }
        },
        door: {
          initial: "shut",
          states: {
            shut: { on: { push: "#counter.open.door.wide.half" } },
            wide: { initial: "full", states: { full: {}, half: { on: { leave: "#counter.open.door.out" } } } },
            out: { type: "final" }
          }
        }
      }
    },
    closed: {}
  }
})
const chart = chartOf(machine)
const take = (place: Place, ...ids: ReadonlyArray<string>) =>
  takeArrows(
    chart,
    place,
    ids.map((id) => chart.arrows.find((arrow) => arrow.id === id) ?? expect.unreachable(id))
  )
const begun = entrance(chart)

describe("the entrance of a chart", () => {
  it.each([...machines])("is where %s begins, before it hears anything", (_id, one) => {
    const drawn = chartOf(one)
    const { active, raised } = entrance(drawn)
    expect(active[0]).toBe(drawn.id)
    for (const { id, parent, initial } of drawn.states.slice(1)) {
      const outer = drawn.states.find((state) => state.id === parent)
      const isIn = active.includes(parent ?? "") && (initial || outer?.type === "parallel")
      expect(active.includes(id), id).toBe(isIn)
    }
    for (const one of raised) expect("event" in one || "ended" in one).toBe(true)
  })

  it("is in every region", () => {
    expect(begun.active).toEqual([
      "counter",
      "counter.open",
      "counter.open.till",
      "counter.open.till.idle",
      "counter.open.door",
      "counter.open.door.shut"
    ])
  })
})

describe("a step", () => {
  it("leaves one state for another, with those around it, and no other region", () => {
    const { active } = take(begun, "counter.open.door.shut: push")
    expect(active).toEqual([
      "counter",
      "counter.open",
      "counter.open.till",
      "counter.open.till.idle",
      "counter.open.door",
      "counter.open.door.wide",
      "counter.open.door.wide.half"
    ])
    expect(take(begun, "counter.open: fire").active).toEqual(["counter", "counter.closed"])
  })

  it("changes nothing by an arrow that leads nowhere", () => {
    expect(take(begun, "counter.open.till.idle: look")).toEqual(begun)
  })

  it("says that a region has ended, and that all have once the last one does", () => {
    const paid = take(begun, "counter.open.till.idle: pay")
    expect(paid.raised).toEqual([{ ended: "counter.open.till" }])
    const wide = take({ ...paid, raised: [] }, "counter.open.door.shut: push")
    expect(wide.raised).toEqual([])
    expect(take(wide, "counter.open.door.wide.half: leave").raised).toEqual([
      { ended: "counter.open.door" },
      { ended: "counter.open" }
    ])
  })

  it("begins every region once more where a state is entered again", () => {
    const wide = take(begun, "counter.open.door.shut: push")
    expect(take(wide, "counter.open: reset").active).toEqual(begun.active)
  })

  it("is where the machine is after the same events", () => {
    const actor = createActor(machine).start()
    let place = begun
    for (const [event, arrow] of [
      ["push", "counter.open.door.shut: push"],
      ["pay", "counter.open.till.idle: pay"],
      ["reset", "counter.open: reset"],
      ["fire", "counter.open: fire"]
    ] as const) {
      actor.send({ type: event })
      place = take(place, arrow)
      expect(place.active).toEqual(placeAt(chart, actor.getSnapshot().value).active)
    }
  })
})

describe("the place of a value", () => {
  it("has nothing left to hear, and leaves out what the chart does not know", () => {
    expect(placeAt(chart, "closed")).toEqual({ active: ["counter", "counter.closed"], raised: [], passed: [] })
    expect(placeAt(chart, "torn").active).toEqual([])
    expect(placeAt(chart, { open: { till: "idle", roof: "on" } }).active).toEqual([
      "counter",
      "counter.open",
      "counter.open.till",
      "counter.open.till.idle"
    ])
  })
})
