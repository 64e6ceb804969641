import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { decide } from "#core/kernel/decide.ts"
import { readVoucherCode } from "#core/vouchers/voucher-code.rule.ts"
import { runs } from "../arbitraries.ts"

const read = (typed: string) =>
  decide<string, { readonly _tag: string }, string>(readVoucherCode(typed), ({ _tag }) => _tag)

describe("a typed voucher code", () => {
  it("is read without spaces and in capitals. Specification 5", () => {
    expect(read("ambil pendar 20")).toBe("AMBILPENDAR20")
    expect(read("  AMBILPENDAR20\n")).toBe("AMBILPENDAR20")
    // As a message brings it along: a space that does not break, one without width.
    expect(read("AMBIL\u00a0PENDAR\u200b20")).toBe("AMBILPENDAR20")
    expect(read("ＡＭＢＩＬ２０")).toBe("AMBIL20")
  })

  it.each(["", "   ", "\t\n", "\u200b"])("of nothing is refused: %j", (typed) =>
    expect(read(typed)).toBe("VoucherCodeMissing")
  )

  it("is the same code wherever spaces stand in it", () => {
    const letters = fc.stringMatching(/^[A-Z0-9]{1,12}$/)
    fc.assert(
      fc.property(letters, fc.array(fc.nat({ max: 12 }), { maxLength: 4 }), (code, places) => {
        const spaced = places.reduce((text, at) => `${text.slice(0, at)} ${text.slice(at)}`, code)
        expect(read(spaced.toLowerCase())).toBe(code)
      }),
      runs(200)
    )
  })
})
