import { describe, expect, it } from "vitest"
import { chartOf } from "#core/charts/chart.rule.ts"
import { decisionsAt, isOpenDecision } from "#core/charts/decision.rule.ts"
import { otpSimulation } from "../simulations/accounts/otp.simulation.ts"

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

  it("are none of a state that the chart does not know, and each once", () => {
    const twice = [...otpSimulation.invariants, ...otpSimulation.invariants]
    expect(decisionsAt(chart, twice, "otp.active.flow.choosingMethod")).toEqual(["D-33", "D-32"])
    expect(at("otp.nowhere")).toEqual([])
    expect([isOpenDecision("D-32"), isOpenDecision("D-33"), isOpenDecision("32")]).toEqual([true, false, false])
  })
})
