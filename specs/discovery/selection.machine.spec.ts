import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { createActor } from "xstate"
import {
  type SelectionEvent,
  type SelectionTaken,
  selectionMachineOver
} from "#core/discovery/selections/selection.machine.ts"
import { viewSelection } from "#core/discovery/selections/selection.view.ts"
import { chosenIn, chosenText } from "#core/discovery/selections/taken.rule.ts"
import type { Untimed } from "#core/kernel/timed.ts"
import { runs, someNow } from "../arbitraries.ts"
import { someSelection } from "./some-discovery.ts"

const open = (chosen: Readonly<Record<number, number>> = {}) => {
  const actor = createActor(selectionMachineOver(undefined), { input: { selection: someSelection, chosen } })
  const taken: Array<SelectionTaken> = []
  actor.on("goods.taken", (event) => void taken.push(event))
  actor.start()
  return {
    taken,
    say: (event: Untimed<SelectionEvent>) => actor.send({ ...event, at: someNow }),
    view: () => viewSelection(actor.getSnapshot()),
    chosen: () => actor.getSnapshot().context.chosen
  }
}

const anyEvent: fc.Arbitrary<Untimed<SelectionEvent>> = fc.oneof(
  fc.record({ type: fc.constant("swap.wanted" as const), step: fc.integer({ min: 0, max: 5 }) }),
  fc.record({ type: fc.constant("swap.chosen" as const), choice: fc.integer({ min: 0, max: 4 }) }),
  fc.constant({ type: "swap.dropped" as const }),
  fc.constant({ type: "all.wanted" as const })
)

describe("a selection", () => {
  it("has one price for everything that can be taken, and names what is left out", () => {
    const page = open()
    expect(page.view()).toMatchObject({ taken: 2, total: "Rp70.000", skipped: [{ step: { title: "Lembapkan" } }] })
    page.say({ type: "all.wanted" })
    expect(page.taken[0]?.goods.map(({ product }) => product)).toEqual([1, 6])
    expect(page.taken[0]?.skipped).toEqual([2])
  })

  it("takes another product at a step, and counts it", () => {
    const page = open()
    page.say({ type: "swap.wanted", step: 2 })
    expect(page.view().swapping).toMatchObject({ step: { number: 2 }, others: 1, at: 0 })
    page.say({ type: "swap.chosen", choice: 1 })
    expect(page.view()).toMatchObject({ taken: 3, total: "Rp120.000", skipped: [], swapping: undefined })
    page.say({ type: "swap.wanted", step: 1 })
    page.say({ type: "swap.dropped" })
    expect(page.chosen()).toEqual({ 2: 1 })
    page.say({ type: "swap.wanted", step: 3 })
    expect(page.view().swapping).toBeUndefined()
  })

  it("takes what stands at its steps and is in stock, whatever was pressed", () =>
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 20 }), (events) => {
        const page = open()
        for (const event of events) page.say(event)
        page.say({ type: "swap.dropped" })
        const { steps, taken, skipped } = page.view()
        expect(taken + skipped.length).toBe(3)
        expect(steps.map(({ step }) => step.number)).toEqual([1, 2, 3])
        for (const { goods, isSoldOut } of steps) expect(isSoldOut).toBe(goods.stock === 0)
        page.say({ type: "all.wanted" })
        const last = page.taken.at(-1)
        expect(last?.goods).toEqual(steps.filter(({ isSoldOut }) => !isSoldOut).map(({ goods }) => goods))
      }),
      runs(200)
    ))

  it("stands in the address, so that a reload shows the same", () => {
    expect(chosenText({ 1: 2, 2: 1, 3: 0 })).toBe("1-2.2-1")
    expect(chosenIn("1-2.2-1", someSelection)).toEqual({ 1: 2, 2: 1 })
    for (const broken of [null, "", "x", "9-1", "1-9", "<script>"]) expect(chosenIn(broken, someSelection)).toEqual({})
    expect(open({ 1: 2 }).view().total).toBe("Rp90.000")
  })
})
