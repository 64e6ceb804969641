import { createHash } from "node:crypto"
import { Effect } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { keysOver } from "#adapters/identity/keys.ts"
import { type OtpTicket, otpScopes } from "#core/account/otp/otp.ts"

const keys = keysOver(Buffer.alloc(32, 7))
const of = { scope: "login", destination: "+6281234567890", ticket: "ticket" as OtpTicket } as const

describe("keys", () => {
  it("are 256 random bits, and of a token only its SHA-256 is stored", () => {
    const tokens = new Set(Array.from({ length: 1_000 }, () => Effect.runSync(keys.token)))
    expect(tokens.size).toBe(1_000)
    for (const token of tokens) expect(Buffer.from(token, "base64url")).toHaveLength(32)
    expect(keys.digest("x")).toBe(createHash("sha256").update("x").digest("base64url"))
  })

  it("seal a code for one place, one ticket and one server", () => {
    const seal = keys.seal("123456", of)
    expect(keys.seal("123457", of)).not.toBe(seal)
    expect(keys.seal("123456", { ...of, scope: "verification" })).not.toBe(seal)
    expect(keys.seal("123456", { ...of, destination: "+6281234567891" })).not.toBe(seal)
    expect(keys.seal("123456", { ...of, ticket: "other" as OtpTicket })).not.toBe(seal)
    expect(keysOver(Buffer.alloc(32, 8)).seal("123456", of)).not.toBe(seal)
    expect(keys.seal("123456", { ...of })).toBe(seal)
  })

  it("never seal two questions alike", () => {
    const anyAsked = fc.record({
      code: fc.string(),
      scope: fc.constantFrom(...otpScopes),
      destination: fc.string(),
      ticket: fc.string().map((text) => text as OtpTicket)
    })
    fc.assert(
      fc.property(anyAsked, anyAsked, ({ code, ...one }, { code: otherCode, ...other }) => {
        const isSame = code === otherCode && JSON.stringify(one) === JSON.stringify(other)
        expect(keys.seal(code, one) === keys.seal(otherCode, other)).toBe(isSame)
      })
    )
  })
})
