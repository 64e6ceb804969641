import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { isRecipientName, phoneOfEgift, refusedEgiftField } from "#core/egift/egift-info.rule.ts"
import { type EgiftInfo, egiftMoment } from "#core/egift/egift-info.ts"
import { jakartaDay } from "#core/kernel/moment.ts"
import { someNow } from "#specs/arbitraries.ts"

const info: EgiftInfo = {
  template: "birthday",
  recipientName: "Kirana",
  recipientEmail: "kirana@contoh.id",
  message: ""
}
const { recipientEmail: _, ...unnamed } = info
const refused = (change: Partial<EgiftInfo>, of: EgiftInfo = info) =>
  refusedEgiftField({ ...of, ...change }, ["birthday"], someNow)

describe("the recipient of an e-gift", () => {
  it("is refused by the field that does not fit. D-68", () => {
    expect(refused({})).toBeUndefined()
    expect(refused({ template: "other" })).toBe("template")
    expect(refused({ recipientName: " " })).toBe("recipientName")
    expect(refused({ recipientEmail: "kirana@" })).toBe("recipientEmail")
    expect(refused({}, unnamed)).toBe("recipientPhone")
    expect(refused({ recipientPhone: "081234567890" }, unnamed)).toBe("recipientPhone")
    expect(refused({ recipientPhone: "+6281234567890" }, unnamed)).toBeUndefined()
    expect(refused({ recipientPhone: "+6281234567890" })).toBe("recipientEmail")
  })

  it("has a message of 200 characters at most, as a person counts them", () => {
    expect(refused({ message: "a".repeat(200) })).toBeUndefined()
    expect(refused({ message: "a".repeat(201) })).toBe("message")
    expect(refused({ message: "👩🏽‍🎤".repeat(200) })).toBeUndefined()
    expect(refused({ message: "👩🏽‍🎤".repeat(201) })).toBe("message")
  })

  it("is reached at 09.00 WIB of today or a later day, or as soon as it is paid", () => {
    const today = egiftMoment(jakartaDay(someNow))
    expect(refused({ sendAt: today })).toBeUndefined()
    fc.assert(
      fc.property(fc.integer({ min: -500, max: 800 }), (days) => {
        const sendAt = (today + days * 86_400_000) as EgiftInfo["sendAt"] & number
        expect(refused({ sendAt })).toBe(days < 0 || days > 365 ? "sendAt" : undefined)
      })
    )
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 86_399_999 }), (off) => {
        expect(refused({ sendAt: (today + 86_400_000 + off) as EgiftInfo["sendAt"] & number })).toBe("sendAt")
      })
    )
  })

  it("has a name as on a parcel, and one spelling of a number", () => {
    expect(["Siti Nur'aini", "M. Rizky", "Toko 88 Maju"].every(isRecipientName)).toBe(true)
    expect(["", "88", "Kirana ", "<b>Kirana</b>", "a".repeat(66)].some(isRecipientName)).toBe(false)
    expect(phoneOfEgift({ code: "+62", national: "81234567890" })).toBe("+6281234567890")
  })
})
