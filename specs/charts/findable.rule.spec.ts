import { describe, expect, it } from "vitest"
import { chartWithTexts } from "#adapters/charts/shown.ts"
import { findablesOf, foundIn } from "#core/charts/findable.rule.ts"
import { machines } from "#core/charts/machines.ts"

const machine = machines.get("otp")
if (machine === undefined) throw new Error("there is no otp")
const all = findablesOf({ ...chartWithTexts(machine), invariants: [{ id: "O2", source: "D-32", about: [] }] })
const found = (wanted: string, language: "id" | "en" = "id") =>
  foundIn(all, wanted, language).map(({ kind, id }) => `${kind} ${id}`)

describe("the search over everything", () => {
  it("finds numbers by what they count and by their amount, as a product owner asks: finding 16", () => {
    expect(found("30 detik")).toContain("rule resendWaitMs")
    expect(found("30 seconds", "en")).toContain("rule resendWaitMs")
    expect(found("sendsPerDay")).toEqual(["rule sendsPerDay"])
  })

  it("finds states by their name and their meaning, and everything of a decision", () => {
    expect(found("jatah habis")).toContain("state otp.active.flow.exhausted")
    expect(found("D-32")).toEqual(expect.arrayContaining(["rule resendWaitMs", "rule sendsPerDay", "invariant O2"]))
    expect(found("   ")).toEqual([])
    expect(found("gratis ongkir")).toEqual([])
  })
})
