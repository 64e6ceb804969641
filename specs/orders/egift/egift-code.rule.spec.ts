import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { secretOf, signerOf } from "#adapters/server/secret.ts"
import { EgiftId } from "#core/orders/egift/egift.ts"
import { egiftCode, egiftCodeParts, egiftDigest, lettersOf, readEgiftCode } from "#core/orders/egift/egift-code.rule.ts"

const signer = signerOf(secretOf("a secret of thirty-two characters"))
const other = signerOf(secretOf("another secret of thirty-two char"))

describe("the code of an e-gift", () => {
  it("has sixteen of thirty-two letters, without 0, O, 1 and I: 80 bits", () => {
    expect(egiftCodeParts.letters).toHaveLength(32)
    expect(egiftCodeParts.letters).not.toMatch(/[01OI]/)
    expect(egiftCodeParts.groups * egiftCodeParts.length * 5).toBe(80)
  })

  it("is the same whenever it is asked for, and another one for another e-gift or another secret", () => {
    const codes = Array.from({ length: 2_000 }, (_, unit) => egiftCode(signer, EgiftId(`order.0.${unit}`)))
    expect(new Set(codes).size).toBe(2_000)
    expect(egiftCode(signer, EgiftId("order.0.7"))).toBe(codes[7])
    expect(egiftCode(other, EgiftId("order.0.7"))).not.toBe(codes[7])
  })

  it("has every letter about as often as any other", () => {
    const letters = Array.from({ length: 2_000 }, (_, unit) =>
      egiftCode(signer, EgiftId(`order.0.${unit}`)).replaceAll("-", "")
    ).join("")
    for (const letter of egiftCodeParts.letters) {
      const share = letters.split(letter).length - 1
      expect(share).toBeGreaterThan(800)
      expect(share).toBeLessThan(1_200)
    }
  })

  it("is read in any spelling, and nothing else is", () => {
    const code = egiftCode(signer, EgiftId("order.0.1"))
    expect(readEgiftCode(` ${code.toLowerCase().replaceAll("-", " ")} `)).toBe(code)
    expect(readEgiftCode(code.replaceAll("-", ""))).toBe(code)
    for (const typed of ["", code.slice(1), `${code}2`, code.replace(/.$/, "0"), "…"])
      expect(readEgiftCode(typed)).toBeUndefined()
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const read = readEgiftCode(typed)
        expect(read === undefined || /^[2-9A-HJ-NP-Z]{4}(?:-[2-9A-HJ-NP-Z]{4}){3}$/.test(read)).toBe(true)
      })
    )
  })

  it("is found by what only the holder of the secret computes", () => {
    const code = egiftCode(signer, EgiftId("order.0.1"))
    expect(egiftDigest(signer, code)).not.toContain(code)
    expect(egiftDigest(signer, code)).not.toBe(egiftDigest(other, code))
  })

  it("spells a text with as many letters as are wanted", () => expect(lettersOf("abc", 7)).toHaveLength(7))
})
