import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { MemberId } from "#core/account/member.ts"
import { BrandId } from "#core/catalogue/brand.ts"
import { CategoryId } from "#core/catalogue/category.ts"
import { readVoucherFields } from "#core/vouchers/read-voucher.rule.ts"
import { VoucherId } from "#core/vouchers/voucher.ts"
import { type TypedVoucher, voucherFields } from "#core/vouchers/voucher-fields.ts"
import { completeVoucher, namesIn } from "#core/vouchers/write-voucher.rule.ts"
import { runs } from "../arbitraries.ts"
import { leastTyped as least, someFacts, voucherTyped } from "./some-written-vouchers.ts"

const read = (typed: TypedVoucher, facts = someFacts) => readVoucherFields(completeVoucher(typed), facts)
const problemsOf = (typed: TypedVoucher, facts = someFacts) => {
  const got = read(typed, facts)
  return "problems" in got ? got.problems : []
}
const freeShipping = { discount: "free_shipping", value: "" } as const
const fieldsOf = (typed: TypedVoucher) => problemsOf(typed).map(({ field }) => field)

describe("what staff type for a voucher", () => {
  it("counts days whole and moments to the minute, both in Jakarta", () => {
    const { startsAt, endsAt } = voucherTyped({ ...least, from: "2026-11-20 09:30" })
    expect([startsAt, endsAt]).toEqual(["2026-11-20T09:30+07:00", "2026-12-01T00:00+07:00"].map((at) => Date.parse(at)))
    expect(voucherTyped({ ...least, until: "2026-11-30 18:00" }).endsAt).toBe(Date.parse("2026-11-30T18:00+07:00"))
  })

  it("is written in capitals, once a member, listed and running, unless it says otherwise", () => {
    expect(voucherTyped({ ...least, code: "lebaran10" })).toMatchObject({
      id: "lebaran10",
      code: "LEBARAN10",
      perUserLimit: 1,
      isListed: true,
      isPaused: false,
      forGuests: false,
      rules: { products: [], brands: [], categories: [], users: [], minAmount: 0 }
    })
  })

  it("may free shipping by itself, for guests, too", () => {
    expect(voucherTyped({ ...least, type: "auto", ...freeShipping, guests: "yes" })).toMatchObject({
      type: "auto",
      discount: "free_shipping",
      forGuests: true
    })
  })

  it("names goods and members by number, slug or address, each once", () => {
    const rules = { products: "100101", brands: "melur; 101", categories: "Tata-Rias, makeup", users: "Ani@contoh.id" }
    expect(voucherTyped({ ...least, ...rules }).rules).toEqual({
      products: [100_101],
      brands: [BrandId(101)],
      categories: [CategoryId("makeup")],
      users: [MemberId("u2001")],
      minAmount: 0
    })
    expect(namesIn([{ ...least, ...rules }]).users).toEqual(["Ani@contoh.id", "ani@contoh.id"])
  })

  it.each<readonly [problem: string, typed: TypedVoucher, fields: ReadonlyArray<string>]>([
    ["0 percent", { value: "0" }, ["value"]],
    ["101 percent", { value: "101" }, ["value"]],
    ["no percent", { value: "" }, ["value"]],
    ["an amount of nothing", { discount: "amount", value: "0" }, ["value"]],
    ["two discounts", { discount: "amount and percentage" }, ["discount"]],
    ["free shipping of a value", { discount: "free_shipping" }, ["value"]],
    ["an amount with a limit", { discount: "amount", most: "5000" }, ["maxDiscount"]],
    ["an end at its beginning", { from: "2026-11-20 09:00", until: "2026-11-20 09:00" }, ["until"]],
    ["an end before its beginning", { until: "2026-11-19" }, ["until"]],
    ["a day that is not there", { from: "2026-02-30" }, ["from"]],
    ["a minute that is not there", { until: "2026-11-30 24:00" }, ["until"]],
    ["no order of a member", { perUser: "0" }, ["perUser"]],
    ["a code with a blank", { code: "DUA KATA" }, ["code"]],
    ["the code of a return", { code: "retur-lebaran" }, ["code"]],
    ["a code of one letter", { code: "A" }, ["code"]],
    ["guests, though it has users", { guests: "yes", users: "u2001" }, ["guests"]],
    ["guests, though it has a code", { guests: "yes" }, ["guests"]],
    ["terms in one language", { termsEn: "" }, ["termsEn"]],
    ["no terms", { termsId: " ", termsEn: "" }, ["termsId", "termsEn"]],
    ["goods that are not there", { products: "7 100101", brands: "mawar" }, ["products", "brands"]],
    ["a member who is not there", { users: "tidak@ada.test" }, ["users"]],
    ["an amount that counts by itself", { type: "auto", discount: "amount" }, ["type"]],
    ["one that is not listed and counts by itself", { type: "auto", ...freeShipping, listed: "no" }, ["listed"]],
    ["a welcome that counts by itself", { type: "auto", ...freeShipping, header: "WELCOME VOUCHER" }, ["type"]],
    [
      "guests, though it counts for users by itself",
      { type: "auto", ...freeShipping, guests: "yes", users: "u2001" },
      ["guests"]
    ]
  ])("is refused with %s", (_, typed, fields) => {
    expect(fieldsOf({ ...least, ...typed })).toEqual(fields)
  })

  it("is refused with everything that is wrong with it at once", () => {
    expect(fieldsOf({ code: "?", redemptions: "-1", brands: "mawar melati" })).toEqual([
      "code",
      "discount",
      "redemptions",
      "from",
      "until",
      "brands",
      "brands",
      "value",
      "termsId",
      "termsEn"
    ])
  })

  it("may be without terms if it is there, but not in one language", () => {
    const facts = { ...someFacts, taken: new Map([[VoucherId("lebaran10"), 0]]) }
    const terms = { id: "", en: "" }
    expect(voucherTyped({ ...least, termsId: "", termsEn: "" }, facts).info.terms).toEqual(terms)
    expect(problemsOf({ ...least, termsId: "" }, facts)).toEqual([
      { field: "termsId", message: "must be written, too: terms are in both languages or in none" }
    ])
  })

  it("never has fewer redemptions than orders have taken", () => {
    const facts = { ...someFacts, taken: new Map([[VoucherId("lebaran10"), 12]]) }
    expect(voucherTyped({ ...least, redemptions: "12" }, facts).redemptions).toBe(12)
    expect(problemsOf({ ...least, redemptions: "11" }, facts)).toEqual([
      { field: "redemptions", message: "must be at least 12: orders have taken so many" }
    ])
  })

  it("is refused or made, whatever is typed", () => {
    const anyTyped = fc.dictionary(fc.constantFrom(...voucherFields), fc.string({ unit: "grapheme" }))
    fc.assert(
      fc.property(anyTyped, (typed) => {
        const got = read({ ...least, ...typed })
        if ("problems" in got) expect(got.problems.length).toBeGreaterThan(0)
        else {
          expect(got.voucher.endsAt).toBeGreaterThan(got.voucher.startsAt)
          expect(got.voucher.code).toMatch(/^[A-Z0-9_-]+$/)
        }
      }),
      runs(200)
    )
  })
})
