import { createHash } from "node:crypto"
import { Effect } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { keysOver } from "#adapters/identity/keys.ts"
import { secretOf, signerOf } from "#adapters/server/secret.ts"
import { OtpTicket, otpScopes } from "#core/account/otp/otp.ts"

const keys = keysOver(Buffer.alloc(32, 7))
const of = { scope: "login", destination: "+6281234567890", ticket: OtpTicket("ticket") } as const

describe("keys", () => {
  it("are 256 random bits, and of a token only its SHA-256 is stored", () => {
    const tokens = new Set(Array.from({ length: 1_000 }, () => Effect.runSync(keys.token)))
    expect(tokens.size).toBe(1_000)
    for (const token of tokens) expect(Buffer.from(token, "base64url")).toHaveLength(32)
    expect(keys.digest("x")).toBe(createHash("sha256").update("x").digest("base64url"))
  })

  it("sign a code for one place, one ticket and one server", () => {
    const signature = keys.sign("123456", of)
    expect(keys.sign("123457", of)).not.toBe(signature)
    expect(keys.sign("123456", { ...of, scope: "verification" })).not.toBe(signature)
    expect(keys.sign("123456", { ...of, destination: "+6281234567891" })).not.toBe(signature)
    expect(keys.sign("123456", { ...of, ticket: OtpTicket("other") })).not.toBe(signature)
    expect(keysOver(Buffer.alloc(32, 8)).sign("123456", of)).not.toBe(signature)
    expect(keys.sign("123456", { ...of })).toBe(signature)
  })

  it("never sign two questions alike", () => {
    const anyAsked = fc.record({
      code: fc.string(),
      scope: fc.constantFrom(...otpScopes),
      destination: fc.string(),
      ticket: fc.string().map((text) => OtpTicket(text))
    })
    fc.assert(
      fc.property(anyAsked, anyAsked, ({ code, ...one }, { code: otherCode, ...other }) => {
        const isSame = code === otherCode && JSON.stringify(one) === JSON.stringify(other)
        expect(keys.sign(code, one) === keys.sign(otherCode, other)).toBe(isSame)
      })
    )
  })
})

describe("signatures", () => {
  it("in links of the first version hold: what they are made of is never renamed", () => {
    const signer = signerOf(secretOf("a secret of thirty-two characters"))
    const sent = "ahktpkoMpMeiZM55Cw0bnIbHhGd97NHKPxpfDfYKqKw"
    expect(signer.sign("order PDR-261120-AAAA1")).toBe(sent)
    expect(signer.fits("order PDR-261120-AAAA1", sent)).toBe(true)
  })
})
