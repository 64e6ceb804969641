import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { asOrderCode, dayOfCode } from "#core/orders/transfer/written-code.rule.ts"
import english from "#ui/messages/en/orders.json" with { type: "json" }
import indonesian from "#ui/messages/id/orders.json" with { type: "json" }
import { runs } from "../../arbitraries.ts"
import { anyMoment, anyThrows, codeOf } from "../thrown-code.ts"

/** D-63. */
describe("the code of an order, as a person writes it", () => {
  it("is read as it was made, however it is written", () =>
    fc.assert(
      fc.property(anyThrows, anyMoment, (throws, at) => {
        const code = codeOf(throws, at)
        expect(asOrderCode(code)).toBe(code)
        expect(asOrderCode(` ${code.toLowerCase().replaceAll("-", " ")} `)).toBe(code)
        expect(asOrderCode(code.replaceAll("-", " – "))).toBe(code)
      }),
      runs(200)
    ))

  it.each([
    "",
    "PDR-261120-7K3Q",
    "PDR-261120-7K3QXX",
    "PDX-261120-7K3QX",
    "PDR-26112-7K3QX",
    "PDR-261120-7K3Q0",
    "xPDR-261120-7K3QX"
  ])("is not read from %s", (written) => expect(asOrderCode(written)).toBeUndefined())

  it("has an example in the texts that is one", () => {
    for (const texts of [english, indonesian]) {
      const examples = JSON.stringify(texts).match(/[A-Z]{3}-\d{6}-\w+/g) ?? []
      expect(examples.length).toBeGreaterThan(0)
      expect(examples.map(asOrderCode)).toEqual(examples)
    }
  })
})

describe("the day of an order code", () => {
  it.each([
    ["PDR-261120-7K3QX", "2026-11-20"],
    ["PDR-261399-7K3QX", undefined],
    ["PDR-26-7K3QX", undefined],
    ["", undefined]
  ])("of %s is %s", (code, day) => {
    expect(dayOfCode(code)).toBe(day)
  })
})
