import { describe, expect, it } from "vitest"
import { createMachine } from "xstate"
import { machines } from "#core/charts/machines.ts"
import { shapeOf } from "#core/charts/shape.rule.ts"

const door = (shut: object, open: object = {}) =>
  shapeOf(createMachine({ id: "door", initial: "shut", states: { shut, open } } as never))
const before = door({ on: { push: "open" } })

describe("the shape of a machine", () => {
  it("is its own for each machine of the shop", () => {
    const shapes = [...machines.values()].map(shapeOf)
    expect(new Set(shapes).size).toBe(shapes.length)
    for (const shape of shapes) expect(shape).toMatch(/^[0-9a-f]{16}$/)
  })

  it.each([
    ["another event", door({ on: { pull: "open" } })],
    ["another target", door({ on: { push: "shut" } })],
    ["a further branch", door({ on: { push: [{ guard: "isUnlocked", target: "open" }, "shut"] } })],
    ["a state of another type", door({ on: { push: "open" } }, { type: "final" })],
    ["an arrow in another state", door({}, { on: { push: "open" } })]
  ])("is another with %s: a recording may go another way", (_, shape) => expect(shape).not.toBe(before))

  it("is the same whatever its guards are called and do: their names are lost in a browser's build", () => {
    expect(door({ on: { push: { guard: "isUnlocked", target: "open" } } })).toBe(before)
    expect(door({ on: { push: { guard: () => true, target: "open", actions: "creak" } } })).toBe(before)
  })
})
