import { createECDH } from "node:crypto"
import { describe, expect, it } from "vitest"
import { pushKeysFrom, pushKeysOf } from "#adapters/identity/push-keys.ts"
import { secretOf } from "#adapters/server/secret.ts"

const signOf = (secret: string) => (text: string) => secretOf(secret).sign("push", text)

describe("the keys of notices", () => {
  it("are the same for the same secret, and others for another one", () => {
    const one = pushKeysOf(signOf("thirty-two characters, and shared"))
    expect(pushKeysOf(signOf("thirty-two characters, and shared"))).toEqual(one)
    expect(pushKeysOf(signOf("thirty-two characters, and others")).publicKey).not.toBe(one.publicKey)
  })

  it("are a point of P-256 and its number, which the configured one leads to as well", () => {
    const { publicKey, privateKey } = pushKeysOf(signOf("x".repeat(32)))
    const curve = createECDH("prime256v1")
    curve.setPrivateKey(Buffer.from(privateKey, "base64url"))
    expect(curve.getPublicKey("base64url")).toBe(publicKey)
    expect(Buffer.from(publicKey, "base64url")).toHaveLength(65)
    expect(pushKeysFrom(privateKey)).toEqual({ publicKey, privateKey })
  })

  it("take the next number if one is none", () => {
    const numbers = [Buffer.alloc(32, 0xff), Buffer.alloc(32), Buffer.alloc(32, 1)]
    const { privateKey } = pushKeysOf((text) => numbers[Number(text.split(" ")[1])] ?? Buffer.alloc(32, 2))
    expect(privateKey).toBe(Buffer.alloc(32, 1).toString("base64url"))
  })

  it.each(["", "short", "A".repeat(43), `${"_".repeat(42)}8`, "A".repeat(44)])("are not made of %j", (text) => {
    expect(pushKeysFrom(text)).toBeUndefined()
  })
})
