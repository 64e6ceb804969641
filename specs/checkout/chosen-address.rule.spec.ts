import { describe, expect, it } from "vitest"
import { anotherAddress, chosenAddress, isTyped } from "#core/checkout/chosen-address.rule.ts"
import { withMember } from "#core/checkout/details.rule.ts"
import { emptyDetails } from "#core/checkout/details.ts"
import { placeProblems } from "#core/regions/address.rule.ts"
import { someMember } from "../account/some-member.ts"
import { addressOf, details } from "./checkout-fixture.ts"

describe("a member at the checkout", () => {
  const member = someMember()

  it("finds filled in what is known and still empty, field by field; what was typed stays", () => {
    expect(withMember(emptyDetails, member)).toEqual({
      ...emptyDetails,
      email: "rani@contoh.id",
      phone: "081234567890",
      recipient: "Rani Lestari"
    })
    // A guest who typed a name before logging in.
    const begun = { ...emptyDetails, recipient: "Ibu Sari", line: "Jl. Melawai 1" }
    expect(withMember(begun, member)).toEqual({ ...begun, email: "rani@contoh.id", phone: "081234567890" })
    expect(withMember(details, member)).toBe(details)
    expect(withMember(begun, undefined)).toBe(begun)
  })

  it("has an address chosen until one of its fields is typed over", () => {
    const address = addressOf("81234567890")
    const typed = { ...details, ...chosenAddress(address, "") }
    expect(isTyped(address, typed)).toBe(true)
    for (const change of [
      { recipient: "Sari" },
      { district: null },
      { village: "Lain" },
      { postalCode: "40115" },
      { line: "Jalan lain" }
    ])
      expect(isTyped(address, { ...typed, ...change })).toBe(false)
  })

  it("may type another address than those of the address book: the place is empty, the person stays", () => {
    const typed = { ...details, ...anotherAddress }
    expect([typed.email, typed.phone, typed.recipient]).toEqual([details.email, details.phone, details.recipient])
    expect(placeProblems(typed)).toEqual(placeProblems(emptyDetails))
    expect(typed.noteForCourier).toBe("")
  })

  it("keeps the number of the contact beside that of an address in the address book (D-50)", () => {
    const beside = (national: string, contactPhone: string) => {
      const { phone, recipientPhone } = chosenAddress(addressOf(national), contactPhone)
      return [phone, recipientPhone]
    }
    // The landline is the number of the recipient, then; so is the mobile number of another person.
    expect(beside("215551234", "0812 3456 7890")).toEqual(["0812 3456 7890", "0215551234"])
    expect(beside("81111111111", "0812 3456 7890")).toEqual(["0812 3456 7890", "081111111111"])
    expect(beside("81234567890", "+62 812-3456-7890")).toEqual(["+62 812-3456-7890", ""])
    expect(beside("81111111111", " ")).toEqual(["081111111111", ""])
    expect(beside("215551234", "")).toEqual(["", "0215551234"])
  })
})
