import { createHash } from "node:crypto"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { keysOver } from "#adapters/identity/keys.ts"

const keys = keysOver(Buffer.alloc(32, 7))
const asked = { code: "123456", scope: "login", destination: "+6281234567890", ticket: "ticket" }

describe("keys", () => {
  it("are 256 bits of chance, and of a token only its SHA-256 is kept", () => {
    const tokens = new Set(Array.from({ length: 1_000 }, keys.token))
    expect(tokens.size).toBe(1_000)
    for (const token of tokens) expect(Buffer.from(token, "base64url")).toHaveLength(32)
    expect(keys.digest("x")).toBe(createHash("sha256").update("x").digest("base64url"))
  })

  it("seal a code for one place, one ticket and one server", () => {
    const seal = keys.codeSeal(asked)
    for (const other of [
      { code: "123457" },
      { scope: "verification" },
      { destination: "+6281234567891" },
      { ticket: "t" }
    ])
      expect(keys.codeSeal({ ...asked, ...other })).not.toBe(seal)
    expect(keysOver(Buffer.alloc(32, 8)).codeSeal(asked)).not.toBe(seal)
    expect(keys.codeSeal({ ...asked })).toBe(seal)
  })

  it("never seal two questions alike", () =>
    fc.assert(
      fc.property(
        fc.array(fc.string(), { minLength: 4, maxLength: 4 }),
        fc.array(fc.string(), { minLength: 4, maxLength: 4 }),
        (a, b) => {
          const of = ([code = "", scope = "", destination = "", ticket = ""]: ReadonlyArray<string>) =>
            keys.codeSeal({ code, scope, destination, ticket })
          expect(of(a) === of(b)).toBe(JSON.stringify(a) === JSON.stringify(b))
        }
      )
    ))

  it("are compared whole", () => {
    expect(keys.isSame("abc", "abc")).toBe(true)
    expect(keys.isSame("abc", "abd")).toBe(false)
    expect(keys.isSame("abc", "abcd")).toBe(false)
  })
})
