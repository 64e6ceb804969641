import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { destinationKey, receiverOf, sameDestination, samePhone } from "#core/account/otp/otp-destination.rule.ts"
import { runs } from "../../arbitraries.ts"

const key = (code: string, national: string) => destinationKey({ phone: { code, national } })

/** D-30. */
describe("the destination of a code", () => {
  it.each([
    ["+62", "81234567890"],
    ["+62", "081234567890"],
    ["+62", "6281234567890"],
    ["+62", "0812-3456 7890"],
    ["62", "81234567890"],
    ["0062", "(0812) 3456.7890"]
  ])("is one number in each of its spellings: %s %s", (code, national) => {
    expect(samePhone({ code, national })).toEqual({ code: "+62", national: "81234567890" })
    expect(key(code, national)).toBe("+6281234567890")
  })

  it("is one address in each of its spellings, and stored as it was typed", () => {
    expect(destinationKey({ email: " Rani@Contoh.ID " })).toBe(destinationKey({ email: "rani@contoh.id" }))
    expect(sameDestination({ email: " Rani@Contoh.ID " })).toEqual({ email: "Rani@Contoh.ID" })
    // Sent to the address by which the account is found: with the Kelvin sign it would be another mailbox.
    for (const email of ["kartika@rumah.test", " Kartika@Rumah.test", "\u212Aartika@rumah.test"])
      expect(receiverOf({ email })).toEqual({ email: "kartika@rumah.test" })
  })

  it("is another for another number, another country or another address", () => {
    const keys = [key("+62", "81234567890"), key("+62", "81234567891"), key("+65", "81234567890")]
    expect(new Set([...keys, destinationKey({ email: "a@b.id" }), destinationKey({ email: "b@b.id" })]).size).toBe(5)
  })

  it("stays as it is once it is stored, whatever was typed: codes are found again", () =>
    fc.assert(
      fc.property(
        fc.constantFrom("+62", "62", "+65", "+84", "0062"),
        fc.string({ unit: fc.constantFrom(..."0123456789 -()."), maxLength: 20 }),
        (code, national) => {
          const once = sameDestination({ phone: { code, national } })
          expect(sameDestination(once)).toEqual(once)
          expect(destinationKey(once)).toBe(key(code, national))
        }
      ),
      runs(300)
    ))
})
