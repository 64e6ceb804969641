import { Effect } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { instant } from "#core/kernel/moment.ts"
import { orderCode } from "#core/orders/order-code.rule.ts"
import { asOrderCode } from "#core/orders/transfer/written-code.rule.ts"
import english from "#ui/messages/en/orders.json" with { type: "json" }
import indonesian from "#ui/messages/id/orders.json" with { type: "json" }
import { runs, someNow } from "../arbitraries.ts"

/** Returns the code of an order placed at a moment, with these throws of the random source. */
const codeOf = (throws: ReadonlyArray<number>, at = someNow) => {
  const left = [...throws]
  const random = { below: (below: number) => Effect.sync(() => (left.shift() ?? 0) % below), uuid: Effect.succeed("") }
  return Effect.runSync(orderCode(random, at))
}
const anyThrows = fc.array(fc.nat(), { minLength: 5, maxLength: 5 })
const anyMoment = fc.integer({ min: Date.parse("2024-01-01"), max: Date.parse("2099-12-01") }).map(instant)

/** D-63. */
describe("the code of an order", () => {
  it("is PDR, the day in Jakarta and five letters, without 0, O, 1 and I", () => {
    expect(codeOf([0, 7, 8, 31, 15], instant(Date.parse("2026-11-20T16:59:59Z")))).toBe("PDR-261120-29AZH")
    expect(codeOf([0, 7, 8, 31, 15], instant(Date.parse("2026-11-20T17:00:00Z")))).toBe("PDR-261121-29AZH")
    const letters = Array.from({ length: 40 }, (_, place) => codeOf([place, place, place, place, place]).slice(-1))
    expect([...new Set(letters)].join("")).toBe("23456789ABCDEFGHJKLMNPQRSTUVWXYZ")
  })

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
