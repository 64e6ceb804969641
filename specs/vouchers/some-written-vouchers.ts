import fc from "fast-check"
import { MemberId } from "#core/account/member.ts"
import { BrandId } from "#core/catalogue/brand.ts"
import { CategoryId } from "#core/catalogue/category.ts"
import { ProductId } from "#core/catalogue/product.ts"
import { instant, startOfJakartaDay } from "#core/kernel/moment.ts"
import { rupiah } from "#core/kernel/money.ts"
import { readVoucherFields } from "#core/vouchers/read-voucher.rule.ts"
import { VoucherCode, VoucherId, type WrittenVoucher } from "#core/vouchers/voucher.ts"
import type { TypedVoucher, VoucherFacts } from "#core/vouchers/voucher-fields.ts"
import { completeVoucher } from "#core/vouchers/write-voucher.rule.ts"

const minuteMs = 60_000
const products = [100_101, 100_102, 100_103].map(ProductId)
const brands = [101, 102].map(BrandId)
const categories = ["makeup", "skincare-serum"].map(CategoryId)
const users = ["u2001", "11111111-1111-4111-8111-111111111111"].map(MemberId)

/** A catalogue of three products, two brands and two categories, and two members; brand 101 is `melur`, u2001 is Ani. */
export const someFacts: VoucherFacts = {
  products: new Map(products.map((id) => [String(id), id])),
  brands: new Map([...brands.map((id) => [String(id), id] as const), ["melur", BrandId(101)]]),
  categories: new Map([...categories.map((id) => [id, id] as const), ["tata-rias", CategoryId("makeup")]]),
  users: new Map([...users.map((id) => [id, id] as const), ["ani@contoh.id", MemberId("u2001")]]),
  taken: new Map()
}

/** As little as a voucher may say of itself. */
export const leastTyped = {
  code: "LEBARAN10",
  discount: "percentage",
  value: "10",
  redemptions: "500",
  from: "2026-11-20",
  until: "2026-11-30",
  termsId: "Sekali saja",
  termsEn: "Once only"
} as const

/** Reads what is typed for a voucher that is there if no facts say otherwise; throws if something is wrong with it. */
export const voucherTyped = (typed: TypedVoucher, facts = factsOf(typed)): WrittenVoucher => {
  const read = readVoucherFields(completeVoucher(typed), facts)
  if ("problems" in read) throw new Error(JSON.stringify(read.problems))
  return read.voucher
}

const factsOf = ({ code = "" }: TypedVoucher): VoucherFacts => ({
  ...someFacts,
  taken: new Map([[VoucherId(code.toLowerCase()), 0]])
})

const anyDiscount: fc.Arbitrary<Pick<WrittenVoucher, "discount" | "value" | "maxDiscount" | "shippingFeeDiscount">> =
  fc.oneof(
    fc.record({ discount: fc.constant("amount" as const), value: fc.integer({ min: 1, max: 1_000_000_000 }) }),
    fc.record(
      {
        discount: fc.constant("percentage" as const),
        value: fc.integer({ min: 1, max: 100 }),
        maxDiscount: fc.integer({ min: 1, max: 1_000_000 }).map(rupiah)
      },
      { requiredKeys: ["discount", "value"] }
    ),
    fc.record(
      {
        discount: fc.constant("free_shipping" as const),
        value: fc.constant(0),
        shippingFeeDiscount: fc.integer({ min: 1, max: 100_000 }).map(rupiah)
      },
      { requiredKeys: ["discount", "value"] }
    )
  )

/** A line of text as a cell has it: no blanks at its edges. */
const anyLine = fc.string({ unit: "grapheme", minLength: 1, maxLength: 60 }).filter((text) => {
  const isPlain = !/[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u.test(text)
  return isPlain && text.trim() === text
})

const anyTerms = fc.oneof(fc.constant({ id: "", en: "" }), fc.record({ id: anyLine, en: anyLine }))

/** A voucher that the merchant may write, its moments to the minute. */
export const anyWrittenVoucher: fc.Arbitrary<WrittenVoucher> = fc
  .record({
    code: fc.stringMatching(/^[A-Z0-9_-]{2,40}$/),
    discount: anyDiscount,
    redemptions: fc.integer({ min: 0, max: 10_000_000 }),
    perUserLimit: fc.integer({ min: 1, max: 1_000 }),
    day: fc.integer({ min: 0, max: 1_000 }),
    clock: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 1_439 })),
    minutes: fc.oneof(
      fc.integer({ min: 1, max: 100 }).map((days) => days * 1_440),
      fc.integer({ min: 1, max: 100_000 })
    ),
    rules: fc.record({
      products: fc.subarray(products),
      brands: fc.subarray(brands),
      categories: fc.subarray(categories),
      minAmount: fc.integer({ min: 0, max: 1_000_000_000 }).map(rupiah),
      users: fc.subarray(users)
    }),
    header: fc.constantFrom("", "WELCOME VOUCHER", "Hanya minggu ini"),
    terms: anyTerms,
    isListed: fc.boolean(),
    bySelf: fc.boolean(),
    forGuests: fc.boolean(),
    isPaused: fc.boolean()
  })
  .map(({ code, discount, day, clock, minutes, header, terms, bySelf, forGuests, ...voucher }) => {
    const isAuto = bySelf && discount.discount === "free_shipping" && header !== "WELCOME VOUCHER"
    const startsAt = instant(startOfJakartaDay("2026-11-20") + (day * 1_440 + clock) * minuteMs)
    return {
      ...voucher,
      ...discount,
      ...(isAuto && { isListed: true }),
      id: VoucherId(code.toLowerCase()),
      code: VoucherCode(code),
      type: isAuto ? "auto" : "manual",
      startsAt,
      endsAt: instant(startsAt + minutes * minuteMs),
      forGuests: isAuto && forGuests && voucher.rules.users.length === 0,
      info: { header, terms }
    }
  })
