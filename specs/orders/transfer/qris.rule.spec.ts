import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { rupiah } from "#core/kernel/money.ts"
import { isQris, qrisFor } from "#core/orders/transfer/qris.rule.ts"
import { runs } from "../../arbitraries.ts"

/** A code of a company, its checksum computed by another program. */
const merchant =
  "00020101021151440014ID.CO.QRIS.WWW0215ID10261100001170303UME5204597753033605802ID5906PENDAR6007JAKARTA61051295062070703A01630429CD"

/** D-56; decision 0102. */
describe("a QRIS code for one payment", () => {
  it("is that of the company with the amount, the reference and the sign of one payment", () => {
    const text = qrisFor(merchant, rupiah(148_000), "PDR-261120-7K3QX")
    expect(text.slice(0, 12)).toBe("000201010212")
    expect(text).toContain("5406148000")
    // Tag 62 has the reference in field 01 before the terminal in field 07.
    expect(text).toContain("62270116PDR-261120-7K3QX0703A01")
    expect(text).toContain("ID.CO.QRIS.WWW0215ID10261100001170303UME")
    expect(text).toMatch(/6304[0-9A-F]{4}$/)
  })

  it("drops further data of the company but its terminal, so that its own fits", () => {
    // Tag 62 with a terminal and 80 characters of a purpose.
    const crowded = qrisFor(merchant, rupiah(1), "A").replace(
      /62\d\d0101A0703A01/,
      `62960101A0703A010880${"x".repeat(80)}`
    )
    expect(isQris(qrisFor(crowded, rupiah(148_000), "PDR-261120-7K3QX"))).toBe(true)
  })

  it("is a QRIS code again, whatever the amount and the reference", () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100_000_000 }),
        fc.stringMatching(/^[A-Z0-9-]{1,25}$/),
        (sum, reference) => {
          const text = qrisFor(merchant, rupiah(sum), reference)
          expect(isQris(text)).toBe(true)
          // The code of a code has the new amount alone.
          expect(qrisFor(text, rupiah(sum), reference)).toBe(text)
        }
      ),
      runs(200)
    ))
})

describe("the code of a company", () => {
  it("is recognised", () => expect(isQris(merchant)).toBe(true))

  it("is refused with one character changed, cut, or of another country or currency", () =>
    fc.assert(
      fc.property(fc.nat({ max: merchant.length - 1 }), fc.constantFrom("0", "7", "X"), (at, other) => {
        fc.pre(merchant[at] !== other)
        expect(isQris(`${merchant.slice(0, at)}${other}${merchant.slice(at + 1)}`)).toBe(false)
        expect(isQris(merchant.slice(0, at))).toBe(false)
      }),
      runs(200)
    ))

  it.each(["", "bca", "5260 117 300", "6304FFFF"])("is not %j", (text) => expect(isQris(text)).toBe(false))
})
