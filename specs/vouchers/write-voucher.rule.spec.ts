import { Effect, Result } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { MemberId } from "#core/account/member.ts"
import { BrandId } from "#core/catalogue/brand.ts"
import { CategoryId } from "#core/catalogue/category.ts"
import { instant } from "#core/kernel/moment.ts"
import { rupiah } from "#core/kernel/money.ts"
import { readVoucherFields } from "#core/vouchers/read-voucher.rule.ts"
import { VoucherId } from "#core/vouchers/voucher.ts"
import { type TypedVoucher, type VoucherFacts, voucherFields } from "#core/vouchers/voucher-fields.ts"
import { periodOf } from "#core/vouchers/voucher-period.rule.ts"
import {
  completeVoucher,
  differenceOf,
  namesIn,
  versionOfVoucher,
  writeVoucherFields
} from "#core/vouchers/write-voucher.rule.ts"
import { runs } from "../arbitraries.ts"
import { anyWrittenVoucher, someFacts } from "./some-written-vouchers.ts"

const read = (typed: TypedVoucher, facts = someFacts) =>
  Effect.runSync(Effect.result(readVoucherFields(completeVoucher(typed), facts)))
const voucherOf = (typed: TypedVoucher, facts?: VoucherFacts) => {
  const got = read(typed, facts)
  if (Result.isFailure(got)) throw new Error(JSON.stringify(got.failure.problems))
  return got.success
}
const problemsOf = (typed: TypedVoucher, facts?: VoucherFacts) => {
  const got = read(typed, facts)
  return Result.isFailure(got) ? got.failure.problems : []
}
const fieldsOf = (typed: TypedVoucher, facts?: VoucherFacts) => problemsOf(typed, facts).map(({ field }) => field)

const least = {
  code: "LEBARAN10",
  discount: "percentage",
  value: "10",
  redemptions: "500",
  from: "2026-11-20",
  until: "2026-11-30"
} as const

describe("a voucher that staff write", () => {
  it("is the same voucher when what was written is read again", () => {
    fc.assert(
      fc.property(anyWrittenVoucher, (voucher) => {
        expect(voucherOf(writeVoucherFields(voucher))).toEqual(voucher)
      }),
      runs(200)
    )
  })

  it("has another version after each change, and the same without one", () => {
    fc.assert(
      fc.property(anyWrittenVoucher, anyWrittenVoucher, (one, other) => {
        expect(versionOfVoucher({ ...one })).toBe(versionOfVoucher(one))
        expect(versionOfVoucher(one) === versionOfVoucher(other)).toBe(differenceOf(one, other).length === 0)
      }),
      runs(100)
    )
  })

  it("changes what is named alone", () => {
    fc.assert(
      fc.property(anyWrittenVoucher, fc.integer({ min: 0, max: 1_000 }), (voucher, quota) => {
        const stored = writeVoucherFields(voucher)
        expect(voucherOf(completeVoucher({ redemptions: String(quota) }, stored))).toEqual({
          ...voucher,
          redemptions: quota
        })
      }),
      runs(50)
    )
  })

  it("counts days whole and moments to the minute, both in Jakarta", () => {
    const { startsAt, endsAt } = voucherOf({ ...least, from: "2026-11-20 09:30" })
    expect([startsAt, endsAt]).toEqual(["2026-11-20T09:30+07:00", "2026-12-01T00:00+07:00"].map((at) => Date.parse(at)))
    expect(voucherOf({ ...least, until: "2026-11-30 18:00" }).endsAt).toBe(Date.parse("2026-11-30T18:00+07:00"))
  })

  it("is written in capitals, once a member, listed and running, unless it says otherwise", () => {
    expect(voucherOf({ ...least, code: "lebaran10" })).toMatchObject({
      id: "lebaran10",
      code: "LEBARAN10",
      perUserLimit: 1,
      isListed: true,
      isPaused: false,
      forGuests: false,
      rules: { products: [], brands: [], categories: [], users: [], minAmount: 0 }
    })
  })

  it("names goods and members by number, slug or address, each once", () => {
    const rules = { products: "100101", brands: "melur; 101", categories: "Tata-Rias, makeup", users: "Ani@contoh.id" }
    expect(voucherOf({ ...least, ...rules }).rules).toEqual({
      products: [100_101],
      brands: [BrandId(101)],
      categories: [CategoryId("makeup")],
      users: [MemberId("u2001")],
      minAmount: 0
    })
    expect(namesIn([{ ...least, ...rules }]).users).toEqual(["Ani@contoh.id", "ani@contoh.id"])
  })

  it("limits a percentage or a fee by the same word, and begins anew as a discount of another kind", () => {
    expect(voucherOf({ ...least, most: "50000" }).maxDiscount).toBe(50_000)
    const percent = writeVoucherFields(voucherOf({ ...least, most: "50000" }))
    const free = voucherOf(completeVoucher({ discount: "free_shipping", most: "20000" }, percent))
    expect(free).toMatchObject({ discount: "free_shipping", value: 0, shippingFeeDiscount: rupiah(20_000) })
    expect(free).not.toHaveProperty("maxDiscount")
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
    ["a code of one letter", { code: "A" }, ["code"]],
    ["guests, though it has users", { guests: "yes", users: "u2001" }, ["guests"]],
    ["guests, though it is of welcome", { guests: "yes", header: "WELCOME VOUCHER" }, ["guests"]],
    ["guests, though it has a code", { guests: "yes" }, ["guests"]],
    ["terms in one language", { termsId: "Sekali saja" }, ["termsEn"]],
    ["goods that are not there", { products: "7 100101", brands: "mawar" }, ["products", "brands"]],
    ["a member who is not there", { users: "tidak@ada.test" }, ["users"]],
    ["what counts by itself", { type: "auto" }, ["type"]],
    ["a paper bag", { discount: "paper_bag", value: "" }, ["discount"]]
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
      "value"
    ])
  })

  it("never has fewer redemptions than orders have taken", () => {
    const facts = { ...someFacts, taken: new Map([[VoucherId("lebaran10"), 12]]) }
    expect(voucherOf({ ...least, redemptions: "12" }, facts).redemptions).toBe(12)
    expect(problemsOf({ ...least, redemptions: "11" }, facts)).toEqual([
      { field: "redemptions", message: "must be at least 12: orders have taken so many" }
    ])
  })

  it("is refused or made, whatever is typed", () => {
    const anyTyped = fc.dictionary(fc.constantFrom(...voucherFields), fc.string({ unit: "grapheme" }))
    fc.assert(
      fc.property(anyTyped, (typed) => {
        const got = read({ ...least, ...typed })
        if (Result.isFailure(got)) expect(got.failure.problems.length).toBeGreaterThan(0)
        else {
          expect(got.success.endsAt).toBeGreaterThan(got.success.startsAt)
          expect(got.success.code).toMatch(/^[A-Z0-9_-]+$/)
        }
      }),
      runs(200)
    )
  })
})

describe("the period of a voucher", () => {
  const voucher = voucherOf(least)
  const { startsAt, endsAt } = voucher
  it.each([
    ["coming", instant(startsAt - 1), 0],
    ["running", startsAt, 499],
    ["used up", startsAt, 500],
    ["running", instant(endsAt - 1), 0],
    ["ended", endsAt, 500]
  ] as const)("is %s", (period, now, taken) => {
    expect(periodOf(voucher, taken, now)).toBe(period)
  })
})
