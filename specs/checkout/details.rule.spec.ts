import { Effect, Schema } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { addressGiven, contactGiven } from "#adapters/wire/selling/address-forms.wire.ts"
import type { Checkout } from "#core/checkout/checkout.ts"
import { chosenAddress } from "#core/checkout/chosen-address.rule.ts"
import { detailsProblems, draftWith, givenIn, withMember } from "#core/checkout/details.rule.ts"
import { type DetailsDraft, type DetailsField, emptyDetails } from "#core/checkout/details.ts"
import {
  choicesIn,
  detailsIn,
  keptChoices,
  keptDetails,
  keptOrdering,
  orderingIn,
  persistedSince
} from "#core/checkout/persisted-ordering.rule.ts"
import type { CheckoutId } from "#core/orders/order.ts"
import type { BankId } from "#core/orders/transfer/payment.ts"
import { addressProblems, contactProblems, namesOf } from "#core/regions/address.rule.ts"
import type { Address } from "#core/regions/address.ts"
import { AddressRefused } from "#core/regions/regions.errors.ts"
import { addressAt } from "#core/regions/regions.usecases.ts"
import type { ServiceId } from "#core/shipping/shipping.ts"
import { someMember } from "../account/some-member.ts"
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

  it("name a person by one field: the last word is the last name, one word has none", () => {
    expect(namesOf("  Rani  Putri Lestari ")).toEqual({ firstName: "Rani Putri", lastName: "Lestari" })
    expect(namesOf("Sukarno")).toEqual({ firstName: "Sukarno", lastName: "" })
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

describe("an address or a contact that is sent", () => {
  const regions = { district: () => Effect.die("not asked") }
  const given = givenIn(details, true)
  const [address, contact] = [given?.address, given?.contact]
  if (address === undefined || contact === undefined) throw new Error("a draft without problems can be sent")

  it("is judged by the rules of its form", () => {
    const problems = {
      phone: { code: "+62", national: "123456" },
      recipient: "a".repeat(66),
      village: { name: " " },
      postalCode: "1234",
      line: "a".repeat(201),
      label: "a".repeat(33),
      landmark: "a".repeat(101),
      noteForCourier: "a".repeat(201)
    }
    expect([addressProblems(address), addressProblems({ ...address, ...problems })]).toEqual([
      {},
      {
        phone: "length",
        recipient: "too-long",
        village: "required",
        postalCode: "postal-code",
        line: "too-long",
        label: "too-long",
        landmark: "too-long",
        noteForCourier: "too-long"
      }
    ])
    expect(addressProblems({ ...address, phone: { code: "+62", national: "212345678" } })).toEqual({})
    expect(addressProblems({ ...address, phone: { code: "+65", national: "91234567" } })).toEqual({})
    expect(addressProblems({ ...address, recipient: "𐐀".repeat(65) })).toEqual({})
  })

  it("has a mobile number and a name of at most 65 characters in all where the shop writes to it", () => {
    expect(contactProblems(contact)).toEqual({})
    expect(contactProblems({ ...contact, phone: { code: "+62", national: "212345678" } })).toEqual({ phone: "mobile" })
    const whole = { firstName: "a".repeat(32), lastName: "b".repeat(32) }
    expect(contactProblems({ ...contact, ...whole })).toEqual({})
    expect(contactProblems({ ...contact, ...whole, lastName: "b".repeat(33) })).toEqual({ recipient: "too-long" })
    expect(contactProblems({ ...contact, firstName: "88", lastName: "" })).toEqual({ recipient: "letters" })
    expect(contactProblems({ ...contact, email: "rani" })).toEqual({ email: "email" })
  })

  it("is refused where it is stored, even if no form was asked", () => {
    const refused = Effect.flip(addressAt(regions, { ...address, recipient: "a".repeat(66) }))
    expect(Effect.runSync(refused)).toEqual(new AddressRefused({ fields: ["recipient"] }))
  })
})

const at = (national: string): Address => ({
  recipient: "Kantor Rani",
  phone: { code: "+62", national },
  province: { id: "31" as never, name: "DKI Jakarta" },
  city: { id: "31.74" as never, name: "Jakarta Selatan", kind: "Kota" },
  district: { id: "31.74.07" as never, name: "Kebayoran Baru" },
  village: { name: "Gunung" },
  postalCode: "12120",
  line: "Jl. Melawai 1"
})

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

  it("keeps the number of the contact beside that of an address in the address book (D-50)", () => {
    const beside = (national: string, contactPhone: string) => {
      const { phone, recipientPhone } = chosenAddress(at(national), contactPhone)
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

describe("a checkout that is opened again", () => {
  const opened = (national: string): Checkout =>
    ({
      contact: {
        firstName: "Rani",
        lastName: "Putri",
        email: "rani@contoh.id",
        phone: { code: "+62", national: "81234567890" }
      },
      delivery: { address: at(national), insured: false }
    }) as Partial<Checkout> as Checkout

  it("shows the number of the recipient only if it is their own (D-50)", () => {
    expect(draftWith(emptyDetails, opened("215551234"))).toMatchObject({
      phone: "081234567890",
      recipientPhone: "0215551234"
    })
    expect(draftWith(emptyDetails, opened("81234567890")).recipientPhone).toBe("")
    // What was typed since counts.
    expect(draftWith({ ...emptyDetails, recipientPhone: "022 4201234" }, opened("215551234")).recipientPhone).toBe(
      "022 4201234"
    )
  })
})

describe("what a browser keeps of an order", () => {
  it("is read back", () => {
    expect(detailsIn(keptDetails(details))).toEqual(details)
    const own = { ...details, recipientPhone: "021 5551234" }
    expect(detailsIn(keptDetails(own))).toEqual(own)
    const ordering = { checkout: "c1" as CheckoutId, key: "k", bought: 2 }
    expect(orderingIn(keptOrdering(ordering))).toEqual(ordering)
    const choices = { service: "jne.reg" as ServiceId, insured: false, bank: "bca" as BankId, note: "Titip satpam" }
    expect(choicesIn(keptChoices(ordering.checkout, choices), ordering.checkout)).toEqual(choices)
    expect(choicesIn(keptChoices(ordering.checkout, choices), "c2" as CheckoutId)).toBeUndefined()
    expect(choicesIn(JSON.stringify({ v: 1, checkout: "c1", service: 7, insured: "yes" }), ordering.checkout)).toEqual(
      {}
    )
  })

  it("counts as nothing where it is anything else, and never breaks the page", () =>
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.anything().map((any) => JSON.stringify(any) ?? "")
        ),
        (text) => {
          expect(detailsProblems(detailsIn(text), true)).toBeDefined()
          expect(choicesIn(text, "c1" as CheckoutId)).toBeUndefined()
          const ordering = orderingIn(text)
          expect(ordering === undefined || typeof ordering.checkout === "string").toBe(true)
        }
      ),
      runs(300)
    ))

  it("keeps of foreign texts only fields of the right kind", () => {
    const foreign = JSON.stringify({ v: 1, email: "a@b.id", phone: 7, district: { id: "x" }, villageId: 3, more: true })
    expect(detailsIn(foreign)).toEqual({ ...emptyDetails, email: "a@b.id" })
    expect(detailsIn(JSON.stringify({ v: 2, email: "a@b.id" }))).toEqual(emptyDetails)
  })

  it("does not hold a visit that began after the last order", () => {
    const over = { checkout: "c1" as CheckoutId, over: true, bought: 3 }
    expect(persistedSince(over, 3)).toBeUndefined()
    expect(persistedSince(over, 2)).toEqual(over)
    expect(persistedSince({ ...over, over: false }, 3)).toBeDefined()
  })
})
