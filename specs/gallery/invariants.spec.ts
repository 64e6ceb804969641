import { describe, expect, it } from "vitest"
import { vocabularyIn } from "#adapters/charts/vocabulary.ts"
import { chartOf } from "#core/charts/chart.rule.ts"
import { decisionsAt, isOpenDecision } from "#core/charts/decision.rule.ts"
import { invariantsAt, meantBy } from "#core/charts/invariant.rule.ts"
import { machines } from "#core/charts/machines.ts"
import { shortSources, sourcesIn } from "#core/charts/source.rule.ts"
import { languages } from "#core/kernel/text.ts"
import sources from "#ui/messages/id/gallery/sources.json" with { type: "json" }
import { otpSimulation } from "../simulations/accounts/otp.simulation.ts"
import { simulations } from "../simulations/simulations.ts"

describe("the invariants of the simulations", () => {
  it.each(languages)("have words in %s, and no others have", (language) => {
    const { of } = vocabularyIn(language)
    const worded = [...machines.keys()].map((id) => [id, Object.keys(of(id).own.invariants ?? {}).toSorted()])
    const held = [...machines.keys()].map((machine) => [
      machine,
      (simulations.find(({ id }) => id === machine)?.invariants ?? []).map(({ id }) => id).toSorted()
    ])
    expect(worded).toEqual(held)
  })

  it("speak about states and arrows that are there", () => {
    const lost = simulations.flatMap(({ machine, invariants }) => {
      const { states, arrows } = chartOf(machine)
      const known = new Set([...states, ...arrows].map(({ id }) => id))
      return invariants.flatMap(({ id, about }) => {
        if (!about.some((one) => states.some((state) => state.id === one))) return [`${machine.id} ${id}: no state`]
        return about.filter((one) => !known.has(one)).map((one) => `${machine.id} ${id}: ${one}`)
      })
    })
    expect(lost).toEqual([])
  })

  it("come from a named source", () => {
    const cited = simulations.flatMap(({ invariants }) => invariants.flatMap(({ source }) => sourcesIn(source)))
    const texts: Readonly<Record<string, Readonly<Record<string, string>>>> = sources
    expect(cited.filter(({ kind, name }) => texts[kind]?.[name] === undefined)).toEqual([])
    expect(shortSources("specification 4 and 9; D-32; own choice; machines 2; 4")).toEqual([
      "§4",
      "§9",
      "D-32",
      "machines 2"
    ])
  })
})

describe("the decisions about a state", () => {
  const chart = chartOf(otpSimulation.machine)
  const at = (state: string) => decisionsAt(chart, otpSimulation.invariants, state)

  it("are its own, and those of the invariants that name it", () => {
    expect(at("otp.active.flow.impossible")).toEqual(["D-33"])
    expect(at("otp.active.flow.choosingMethod")).toEqual(["D-33", "D-32"])
    expect(at("otp.active.flow")).toEqual([])
  })

  it("may be open to the owner of the shop", () =>
    expect(at("otp.active.flow.choosingMethod").filter(isOpenDecision)).toEqual(["D-32"]))
})

describe("the invariants of a place on the chart", () => {
  const chart = chartOf(otpSimulation.machine)
  const at = (kind: "state" | "arrow", id: string) =>
    invariantsAt(chart, otpSimulation.invariants, { kind, id }).map((invariant) => invariant.id)

  it("are those of a state and of the states around it", () => {
    expect(at("state", "otp.active.flow.exhausted")).toEqual(["O2", "O7", "O11"])
    expect(at("state", "otp.active.resend.ready")).toEqual(["O6"])
    expect(at("state", "otp.active")).toEqual([])
  })

  it("are those of both ends of an arrow", () => {
    expect(at("arrow", "otp.active.flow.awaitingCode: resend.requested (1)")).toEqual(["O2"])
    expect(at("arrow", "otp.active.flow.nowhere: nothing")).toEqual([])
  })

  it("highlight everything inside the states they name", () => {
    const [invariant] = otpSimulation.invariants.filter(({ id }) => id === "O6")
    expect(invariant && meantBy(chart, invariant)).toEqual({
      states: ["otp.active.resend", ...["deciding", "ready", "cooling"].map((state) => `otp.active.resend.${state}`)],
      arrows: []
    })
  })
})
