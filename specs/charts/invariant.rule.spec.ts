import { describe, expect, it } from "vitest"
import { chartOf } from "#core/charts/chart.rule.ts"
import { invariantsAt, meantBy } from "#core/charts/invariant.rule.ts"
import { otpSimulation } from "../simulations/accounts/otp.simulation.ts"

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
