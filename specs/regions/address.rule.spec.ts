import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { givenIn } from "#core/checkout/details.rule.ts"
import { emptyDetails } from "#core/checkout/details.ts"
import { typedPhone } from "#core/kernel/phone.ts"
import {
  addressIn,
  addressProblems,
  contactProblems,
  draftOf,
  namesOf,
  placeProblems,
  recipientProblems
} from "#core/regions/address.rule.ts"
import { VillageId } from "#core/regions/region.ts"
import { runs } from "../arbitraries.ts"
import { details } from "../checkout/checkout-fixture.ts"
import { someAddress } from "../orders/some-order.ts"

/** D-50. */
describe("an address or a contact that is sent", () => {
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
    const villageOf = (id: string) => addressProblems({ ...address, village: { id: VillageId(id), name: "Citarum" } })
    expect([address.district, villageOf(`${address.district}.1001`), villageOf("32.73.09.1003")]).toEqual([
      "31.74.07",
      {},
      { village: "required" }
    ])
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
})

describe("a person", () => {
  it("is named by one field: the last word is the last name, one word has none", () => {
    expect(namesOf("  Rani  Putri Lestari ")).toEqual({ firstName: "Rani Putri", lastName: "Lestari" })
    expect(namesOf("Sukarno")).toEqual({ firstName: "Sukarno", lastName: "" })
  })

  it("has the same names in both fields as in one", () =>
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-zé]{1,9}$/), { minLength: 1, maxLength: 5 }), (words) => {
        const { firstName, lastName } = namesOf(words.join("  "))
        expect([firstName, lastName].filter((name) => name !== "").join(" ")).toBe(words.join(" "))
        expect(lastName).not.toContain(" ")
      }),
      runs(100)
    ))
})

describe("the form of an address", () => {
  const draft = draftOf(someAddress)

  it("is complete, or says field by field what is missing; label, landmark and note may stay empty", () => {
    expect(placeProblems(draft)).toEqual({})
    expect(placeProblems(emptyDetails)).toEqual({
      district: "required",
      village: "required",
      postalCode: "required",
      line: "required"
    })
  })

  it("asks for the village again if the chosen one is of another district", () => {
    const [inside, outside] = [VillageId("31.74.07.1001"), VillageId("32.73.09.1003")]
    expect(draft.district?.id).toBe("31.74.07")
    expect(placeProblems({ ...draft, village: "Selong", villageId: inside })).toEqual({})
    expect(placeProblems({ ...draft, village: "Citarum", villageId: outside })).toEqual({ village: "required" })
  })

  it.each([
    ["021 5551234", "any", {}],
    ["021 5551234", "mobile", { phone: "mobile" }],
    ["", "any", { phone: "required" }]
  ] as const)("takes %j for a recipient's number, of %s: %j", (phone, of, problems) => {
    expect(recipientProblems({ phone, recipient: "Ayu" }, of)).toEqual(problems)
  })

  it("becomes what is sent without surplus blanks, and without what was left empty", () => {
    const typed = {
      ...draft,
      label: " Rumah  Ibu ",
      landmark: "  ",
      line: "Jalan Senopati 12\nRT 3",
      postalCode: " 12190 "
    }
    const sent = addressIn(typed)
    expect(sent).toMatchObject({ label: "Rumah Ibu", line: "Jalan Senopati 12, RT 3", postalCode: "12190" })
    expect(sent).not.toHaveProperty("landmark")
    expect(addressIn({ ...draft, district: null })).toBeUndefined()
    expect(addressIn({ ...draft, phone: "12" })).toBeUndefined()
  })

  it("is filled with a known address as it would have been typed, and sends the same again", () => {
    const known = {
      ...someAddress,
      label: "Kantor",
      village: { id: VillageId("31.74.07.1001"), name: "Senayan" },
      noteForCourier: "Titip satpam"
    }
    const { province: _, city: __, district, ...same } = known
    expect(draftOf(known).phone).toBe("081234567890")
    expect(addressIn(draftOf(known))).toEqual({ ...same, district: district.id })
    expect(typedPhone({ code: "+65", national: "91234567" })).toBe("91234567")
  })
})
