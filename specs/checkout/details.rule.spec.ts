import { Effect, Schema } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { addressGiven, contactGiven } from "#adapters/wire/selling/address-forms.wire.ts"
import { detailsProblems, givenIn } from "#core/checkout/details.rule.ts"
import { type DetailsDraft, type DetailsField, emptyDetails } from "#core/checkout/details.ts"
import { addressProblems, contactProblems } from "#core/regions/address.rule.ts"
import { AddressRefused } from "#core/regions/regions.errors.ts"
import { addressAt } from "#core/regions/regions.usecases.ts"
import { runs } from "../arbitraries.ts"
import { details } from "./checkout-fixture.ts"

const problem = (field: DetailsField, value: string) => detailsProblems({ ...details, [field]: value }, true)[field]

describe("the details of an order", () => {
  it("are complete, or say field by field what is missing", () => {
    expect(detailsProblems(details, true)).toEqual({})
    expect(detailsProblems(emptyDetails, true)).toEqual({
      email: "required",
      phone: "required",
      recipient: "required",
      district: "required",
      village: "required",
      postalCode: "required",
      line: "required"
    })
    expect(Object.keys(detailsProblems(emptyDetails, false))).toEqual(["email", "phone", "recipient"])
  })

  it.each<[DetailsField, string, string | undefined]>([
    ["email", "rani", "email"],
    ["email", " rani@contoh.co.id ", undefined],
    ["phone", "0812-345", "length"],
    ["phone", "0212345678", "mobile"],
    ["phone", "0812 abc 7890", "digits"],
    ["recipient", "Rani", undefined],
    ["recipient", "Siti Nur'aini", undefined],
    ["recipient", "M. Rizky", undefined],
    ["recipient", "Jean-Paul", undefined],
    ["recipient", "PT. Maju & Co (Gudang 2)", undefined],
    ["recipient", "12 - 34", "letters"],
    ["recipient", "Rani <b>", "letters"],
    ["recipient", "Rani 😀", "letters"],
    ["recipient", "Ü".repeat(65), undefined],
    ["recipient", "a".repeat(66), "too-long"],
    ["recipient", `${"a".repeat(32)} ${"b".repeat(32)}`, undefined],
    ["postalCode", "1212", "postal-code"],
    ["postalCode", "12120", undefined],
    ["village", "x".repeat(65), "too-long"],
    ["line", "x".repeat(201), "too-long"],
    ["landmark", "", undefined],
    ["landmark", "x".repeat(101), "too-long"]
  ])("%s %j: %s", (field, value, expected) => {
    expect(problem(field, value)).toBe(expected)
  })

  it("become what is sent, without surplus blanks and lines", () => {
    expect(givenIn({ ...details, landmark: " ", noteForCourier: " titip \n satpam " }, true)).toEqual({
      contact: {
        firstName: "Rani Putri",
        lastName: "Lestari",
        email: "rani@contoh.id",
        phone: { code: "+62", national: "81234567890" }
      },
      address: {
        recipient: "Rani Putri Lestari",
        phone: { code: "+62", national: "81234567890" },
        district: "31.74.07",
        village: { name: "Gunung" },
        postalCode: "12120",
        line: "Jl. Melawai Raya No. 18, RT 05/RW 02",
        noteForCourier: "titip, satpam"
      }
    })
  })

  it("that the form takes, the wire takes, and brings back the same", () =>
    fc.assert(
      fc.property(
        fc.record({
          phone: fc.stringMatching(/^(0|\+62 ?|62)?8\d{7,13}$/),
          recipient: fc.stringMatching(/^[A-Za-zÀ-ÿ ]{1,60}$/),
          line: fc.string({ minLength: 1, maxLength: 190 }),
          village: fc.string({ minLength: 1, maxLength: 60 }),
          landmark: fc.string({ maxLength: 90 }),
          email: fc.emailAddress()
        }),
        (typed) => {
          const draft: DetailsDraft = { ...details, ...typed }
          if (Object.keys(detailsProblems(draft, true)).length > 0) return
          const given = givenIn(draft, true)
          if (given?.address === undefined) throw new Error("a draft without problems can be sent")
          const sentContact = Schema.encodeSync(contactGiven.schema)(contactGiven.to(given.contact))
          expect(contactGiven.from(Schema.decodeUnknownSync(contactGiven.schema)(sentContact))).toEqual(given.contact)
          const sent = Schema.encodeSync(addressGiven.schema)(addressGiven.to(given.address))
          expect(addressGiven.from(Schema.decodeUnknownSync(addressGiven.schema)(sent))).toEqual(given.address)
          expect([addressProblems(given.address), contactProblems(given.contact)]).toEqual([{}, {}])
        }
      ),
      runs(300)
    ))
})

describe("an address that is sent", () => {
  const regions = { district: () => Effect.die("not asked") }
  const address = givenIn(details, true)?.address
  if (address === undefined) throw new Error("a draft without problems can be sent")

  it("is refused where it is stored, even if no form was asked", () => {
    const refused = Effect.flip(addressAt(regions, { ...address, recipient: "a".repeat(66) }))
    expect(Effect.runSync(refused)).toEqual(new AddressRefused({ fields: ["recipient"] }))
  })
})

describe("the number of a recipient", () => {
  const typed = { ...details, recipientPhone: "021 5551234" }

  it("may be a landline beside the mobile number of the contact (D-50)", () => {
    expect(detailsProblems(typed, true)).toEqual({})
    expect(givenIn(typed, true)).toMatchObject({
      contact: { phone: { code: "+62", national: "81234567890" } },
      address: { phone: { code: "+62", national: "215551234" } }
    })
  })

  it("is that of the contact if it is empty, and not asked for where nothing is sent", () => {
    expect(givenIn({ ...details, recipientPhone: " " }, true)?.address?.phone.national).toBe("81234567890")
    expect(detailsProblems({ ...details, recipientPhone: "12" }, true)).toEqual({ recipientPhone: "length" })
    expect(detailsProblems({ ...details, recipientPhone: "12" }, false)).toEqual({})
    // The contact's own number has to be a mobile one.
    expect(detailsProblems({ ...details, phone: "021 5551234" }, true)).toEqual({ phone: "mobile" })
  })
})
