import { describe, expect, it } from "vitest"
import type { InspectionEvent } from "xstate"
import { arrowId } from "#core/charts/arrow.rule.ts"
import { chartOf } from "#core/charts/chart.rule.ts"
import type { ChartArrow } from "#core/charts/chart.ts"
import { machines } from "#core/charts/machines.ts"
import { entrance, type Place, placeAt, takeArrows } from "#core/charts/place.rule.ts"
import { planOf } from "#core/charts/plan.rule.ts"
import { passDecision, settle, takeArrow, waysFrom } from "#core/charts/walk.rule.ts"
import { storyOf } from "../simulations/draw.ts"
import { simulations } from "../simulations/simulations.ts"

const sessions = process.env["SCALE"] === "full" ? 1_200 : 60

const machineOf = (id: string) => {
  const machine = machines.get(id)
  if (machine === undefined) throw new Error(`there is no ${id}`)
  return machine
}

describe.each(simulations.map((simulation) => ({ id: simulation.id, simulation })))(
  "walking the chart of $id",
  ({ simulation }) => {
    it("leads by the arrows of a session to where the session was", async () => {
      const chart = chartOf(simulation.machine)
      const plan = planOf(chart)
      const places = new Map<string, Place>()
      let steps = 0
      const wrong: Array<string> = []
      const follow = (seen: InspectionEvent): void => {
        if (seen.type !== "@xstate.microstep" || !("value" in seen.snapshot)) return
        const taken = seen._transitions.flatMap((arrow): ReadonlyArray<ChartArrow> => {
          const known = arrow.source?.machine?.root.id === chart.id ? plan.arrow(arrowId(arrow)) : undefined
          return known === undefined ? [] : [known]
        })
        if (taken.length === 0) return
        const really = placeAt(chart, seen.snapshot.value)
        const before = places.get(seen.actorRef.sessionId)
        places.set(seen.actorRef.sessionId, really)
        if (before === undefined) return
        steps++
        const { active } = takeArrows(chart, before, taken)
        if (active.join() !== really.active.join()) wrong.push(`${taken.map(({ id }) => id).join()}: ${active.at(-1)}`)
      }
      for (let number = 0; number < sessions; number++)
        await simulation.play(storyOf(simulation, { seed: 3, number, persona: undefined, faults: {} }), {
          inspect: follow
        })
      expect(wrong).toEqual([])
      expect(steps).toBeGreaterThan(200)
    })
  }
)

describe("walking the one-time code", () => {
  const chart = chartOf(machineOf("otp"))
  const take = (place: Place, id: string): Place => {
    const arrow = waysFrom(chart, place).arrows.find((one) => one.id === id)
    if (arrow === undefined) throw new Error(`${id} is not among the ways`)
    return settle(chart, takeArrow(chart, place, arrow)).place
  }
  const begun = settle(chart, entrance(chart)).place

  it("begins where the machine begins", () => {
    expect(begun.active).toContain("otp.active.flow.recalling")
    expect(begun.active).toContain("otp.active.notice.hidden")
  })

  it("asks what only the walker can know", () => {
    const { why, what, mayPass } = waysFrom(chart, begun)
    expect({ why, what, mayPass }).toEqual({ why: "question", what: "otp.active.resend.deciding", mayPass: false })
  })

  it("hears in one region what another says", () => {
    const ready = take(begun, "otp.active.resend.deciding: at once (2)")
    const starting = take(ready, "otp.active.flow.recalling: failed")
    const sending = take(starting, "otp.active.flow.starting: at once (6)")
    const refused = take(sending, "otp.active.flow.sending: failed (5)")
    expect(refused.active).toContain("otp.active.flow.choosingMethod")
    expect(refused.active).toContain("otp.active.notice.shown")
  })

  it("offers nothing that the states forbid", () => {
    const cooling = take(begun, "otp.active.resend.deciding: at once (1)")
    const starting = take(cooling, "otp.active.flow.recalling: failed")
    const choosing = take(starting, "otp.active.flow.starting: at once (4)")
    const ids = waysFrom(chart, choosing).arrows.map(({ id }) => id)
    expect(ids).toContain("otp.active.flow.choosingMethod: method.chosen (1)")
    expect(ids).not.toContain("otp.active.flow.choosingMethod: method.chosen (2)")
  })

  it("ends with the machine", () => {
    const ready = take(begun, "otp.active.resend.deciding: at once (2)")
    const { active } = take(ready, "otp.active.flow: code.declined")
    expect(active).toEqual(["otp", "otp.done"])
  })

  it("may answer a question with no", () => {
    const ready = take(begun, "otp.active.resend.deciding: at once (2)")
    const starting = take(ready, "otp.active.flow.recalling: failed")
    const exhausted = take(starting, "otp.active.flow.starting: at once (3)")
    expect(waysFrom(chart, exhausted)).toMatchObject({ why: "question", mayPass: true })
    expect(waysFrom(chart, passDecision(chart, exhausted)).why).toBe("rest")
  })
})
