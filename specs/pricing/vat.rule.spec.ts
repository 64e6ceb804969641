import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { instant } from "#core/kernel/moment.ts"
import { rupiah } from "#core/kernel/money.ts"
import { vatIn } from "#core/pricing/vat.rule.ts"
import { runs, someNow } from "../arbitraries.ts"

describe("PPN", () => {
  it("is eleven of a hundred and eleven parts of what is paid, rounded once", () => {
    expect(vatIn(rupiah(111_000), [rupiah(111_000)], someNow)).toEqual({
      percent: 11,
      vat: 11_000,
      base: 100_000,
      perLine: [11_000]
    })
    expect(vatIn(rupiah(100), [rupiah(100)], someNow)).toMatchObject({ vat: 10, base: 90 })
  })

  it("had another rate before April 2022", () => {
    const before = instant(Date.parse("2022-03-31T16:59:59Z"))
    expect(vatIn(rupiah(110_000), [], before)).toMatchObject({ percent: 10, vat: 10_000 })
    expect(vatIn(rupiah(111_000), [], instant(before + 1_000)).percent).toBe(11)
  })

  it("is divided among the lines to the rupiah", () =>
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 2_000_000 }), { minLength: 1, maxLength: 9 }), (amounts) => {
        const lines = amounts.map((amount) => rupiah(amount))
        const net = rupiah(amounts.reduce((sum, amount) => sum + amount, 0))
        const { vat, base, perLine } = vatIn(net, lines, someNow)
        expect(vat + base).toBe(net)
        expect(perLine.reduce((sum, part) => sum + part, 0)).toBe(net === 0 ? 0 : vat)
      }),
      runs(300)
    ))
})
