import { describe, expect, it } from "vitest"
import { destinationKey } from "#core/account/otp/otp-destination.rule.ts"
import { isChosen, methodsFor } from "#core/account/otp/otp-methods.rule.ts"
import { allOn } from "#core/toggles/toggles.ts"

describe("ways of a code", () => {
  const at = (code: string) => ({ phone: { code, national: "81234567890" } })
  const off = { ...allOn, otp_sms: false, otp_whatsapp: false, otp_email: false }
  it.each([
    ["+62", allOn, ["sms", "whatsapp"], true],
    ["+84", allOn, ["sms", "whatsapp"], true],
    ["+65", allOn, ["whatsapp"], false],
    ["+62", { ...allOn, otp_sms: false }, ["whatsapp"], true],
    ["+65", { ...allOn, otp_whatsapp: false }, ["email"], false],
    ["+62", { ...off, otp_email: true }, ["email"], false],
    ["+65", { ...allOn, otp_whatsapp: false, otp_email: false }, [], false],
    ["+62", off, [], false]
  ] as const)("to %s with %j: %j", (code, toggles, ways, chosen) => {
    expect(methodsFor(at(code), toggles)).toEqual(ways)
    expect(isChosen(at(code), ways)).toBe(chosen)
  })

  it("lead to an address by mail alone", () => {
    expect(methodsFor({ email: "rani@contoh.id" }, allOn)).toEqual(["email"])
    expect(methodsFor({ email: "rani@contoh.id" }, off)).toEqual([])
  })

  it("have one name for a number, however its parts come", () => {
    const written = [
      ["+62", "81234567890"],
      ["62", "081234567890"],
      ["+62", "6281234567890"],
      ["+62", "0812-3456-7890"]
    ] as const
    expect(new Set(written.map(([code, national]) => destinationKey({ phone: { code, national } })))).toEqual(
      new Set(["+6281234567890"])
    )
    expect(destinationKey({ email: " Rani@Contoh.ID" })).toBe("rani@contoh.id")
  })
})
