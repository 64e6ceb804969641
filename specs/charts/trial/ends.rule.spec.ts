import { describe, expect, it } from "vitest"
import { otpMachine } from "#core/account/otp/otp.machine.ts"
import { chartOf } from "#core/charts/chart.rule.ts"
import { endsOf } from "#core/charts/trial/ends.rule.ts"

describe("the ends of a conversation", () => {
  const chart = chartOf(otpMachine())
  const { reached, missed } = endsOf(chart, {
    ends: { verified: 3, awaitingCode: 90, exhausted: 12 },
    goals: ["verified"]
  })

  it("are apart: with what a shopper wanted, and without it", () => {
    expect(reached).toEqual([{ state: undefined, outcome: "verified", sessions: 3 }])
    expect(missed.slice(0, 2)).toEqual([
      { state: "otp.active.flow.awaitingCode", outcome: "awaitingCode", sessions: 90 },
      { state: "otp.active.flow.exhausted", outcome: "exhausted", sessions: 12 }
    ])
  })

  it("have final states as well to which no session came", () => {
    expect(missed).toContainEqual({ state: "otp.active.flow.cancelled", outcome: "cancelled", sessions: 0 })
    expect([...reached, ...missed].filter(({ outcome }) => outcome === "verified")).toHaveLength(1)
  })
})
