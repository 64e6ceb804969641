import { Effect } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { BrandId } from "#core/catalogue/brand.ts"
import { CategoryId } from "#core/catalogue/category.ts"
import { ProductId } from "#core/catalogue/product.ts"
import { decide } from "#core/kernel/decide.ts"
import { instant } from "#core/kernel/moment.ts"
import { rupiah } from "#core/kernel/money.ts"
import { judgeVoucher, type VoucherBag } from "#core/vouchers/judge.rule.ts"
import type { Voucher } from "#core/vouchers/voucher.ts"
import { runs, someNow } from "../arbitraries.ts"
import { giftCard, lineOf, priceOf, someGoods } from "../pricing/some-goods.ts"
import { naiveCounts, naiveDiscount, naiveLines } from "./naive-calculator.ts"
import { anyBagFor, anyVoucher, bagWith, otherMember, someMember, someVoucher } from "./some-vouchers.ts"

const discount = (voucher: Voucher, bag: VoucherBag) =>
  decide(
    Effect.map(judgeVoucher(voucher, bag), (granted) => granted.discount),
    ({ ...problem }) => problem
  )

/** Rp100.000 of Kenanga, Rp50.000 of Senandika. */
const kenanga = lineOf(someGoods("1"), 1)
const senandika = lineOf(
  someGoods("2", {
    brand: { id: BrandId(2), name: "Senandika", slug: "senandika" },
    categories: [
      { id: CategoryId("makeup"), name: "Makeup", slug: "makeup" },
      { id: CategoryId("bibir"), name: "Bibir", slug: "bibir" }
    ],
    price: priceOf(50_000)
  }),
  1
)
const both = bagWith([kenanga, senandika])

describe("a voucher", () => {
  it("takes its amount off, and no more than the goods cost", () => {
    expect(discount(someVoucher(), both)).toBe(20_000)
    expect(discount(someVoucher({ value: 400_000 }), both)).toBe(150_000)
  })

  it("takes percent off in the shopper's favour, up to its limit", () => {
    const percent = someVoucher({ discount: "percentage", value: 15 })
    expect(discount(percent, both)).toBe(22_500)
    expect(discount(percent, bagWith([lineOf(someGoods("1", { price: priceOf(99_999) }), 1)]))).toBe(15_000)
    expect(discount({ ...percent, maxDiscount: rupiah(10_000) }, both)).toBe(10_000)
    expect(discount({ ...percent, value: 100 }, both)).toBe(150_000)
  })

  it("looks at the goods it is for alone", () => {
    const percent = someVoucher({ discount: "percentage", value: 10 })
    expect(discount({ ...percent, rules: { ...percent.rules, brands: [BrandId(2)] } }, both)).toBe(5_000)
    expect(discount({ ...percent, rules: { ...percent.rules, products: [ProductId(1)] } }, both)).toBe(10_000)
    expect(discount({ ...percent, rules: { ...percent.rules, categories: [CategoryId("makeup")] } }, both)).toBe(5_000)
    const across = { ...percent.rules, brands: [BrandId(1)], categories: [CategoryId("bibir")] }
    expect(discount({ ...percent, rules: across }, both)).toMatchObject({ _tag: "VoucherOtherGoods" })
  })

  it("says how much is missing of the goods it is for", () => {
    const rules = { brands: [BrandId(2)], minAmount: rupiah(62_500) }
    expect(discount(someVoucher({ rules, goodsNames: ["Senandika"] }), both)).toEqual({
      _tag: "VoucherMinAmount",
      shortBy: 12_500,
      of: ["Senandika"]
    })
    expect(discount(someVoucher({ rules: { ...rules, minAmount: rupiah(50_000) } }), both)).toBe(20_000)
  })

  it("begins at its first moment and is over at its last", () => {
    const at = (now: number) =>
      discount(
        someVoucher({ startsAt: instant(1_000), endsAt: instant(2_000) }),
        bagWith([kenanga], { now: instant(now) })
      )
    expect(at(999)).toEqual({ _tag: "VoucherNotStarted", startsAt: 1_000 })
    expect(at(1_000)).toBe(20_000)
    expect(at(1_999)).toBe(20_000)
    expect(at(2_000)).toEqual({ _tag: "VoucherExpired", endsAt: 2_000 })
  })

  it("ends with its quota, and with the member's own use of it", () => {
    expect(discount(someVoucher({ availableQuota: 0 }), both)).toEqual({ _tag: "VoucherUsedUp" })
    const used = (times: number) =>
      bagWith([kenanga], { member: { id: someMember, isNew: false, used: new Map([[someVoucher().id, times]]) } })
    expect(discount(someVoucher(), used(1))).toEqual({ _tag: "VoucherAlreadyUsed" })
    expect(discount(someVoucher({ perUserLimit: 2 }), used(1))).toBe(20_000)
    expect(discount(someVoucher({ perUserLimit: 2 }), used(2))).toEqual({ _tag: "VoucherAlreadyUsed" })
  })

  it("is for the members it names, and for others there is none", () => {
    expect(discount(someVoucher({ rules: { users: [someMember] } }), both)).toBe(20_000)
    expect(discount(someVoucher({ rules: { users: [otherMember] } }), both)).toEqual({ _tag: "VoucherNotFound" })
  })

  it("is for members, unless guests may use it, too", () => {
    const guest: VoucherBag = { lines: [kenanga], now: someNow }
    expect(discount(someVoucher(), guest)).toEqual({ _tag: "VoucherLoginRequired" })
    expect(discount(someVoucher({ forGuests: true }), guest)).toBe(20_000)
  })

  it("of welcome is for members without an order", () => {
    const welcome = someVoucher({ info: { header: "WELCOME VOUCHER", terms: "" } })
    expect(discount(welcome, both)).toBe(20_000)
    expect(
      discount(welcome, bagWith([kenanga], { member: { id: someMember, isNew: false, used: new Map() } }))
    ).toEqual({
      _tag: "VoucherForNewMembers"
    })
  })

  it("is never for gift cards", () => {
    expect(discount(someVoucher(), bagWith([lineOf(giftCard("7"), 1)]))).toEqual({ _tag: "VoucherCartKind" })
  })

  it("gives what a second calculator gives, for the same lines", () =>
    fc.assert(
      fc.property(
        anyVoucher.chain((voucher) => fc.tuple(fc.constant(voucher), anyBagFor([voucher]))),
        ([voucher, bag]) => {
          const judged = Effect.runSyncExit(judgeVoucher(voucher, bag))
          expect(judged._tag === "Success").toBe(naiveCounts(voucher, bag))
          if (judged._tag !== "Success") return
          expect(judged.value.discount).toBe(naiveDiscount(voucher, bag))
          expect(judged.value.lines).toEqual(naiveLines(voucher, bag.lines))
        }
      ),
      runs(500)
    ))

  it("takes no less off if there is more in the bag", () =>
    fc.assert(
      fc.property(
        anyVoucher.chain((voucher) => fc.tuple(fc.constant(voucher), anyBagFor([voucher]), anyBagFor([voucher]))),
        ([voucher, bag, more]) => {
          const off = (lines: VoucherBag["lines"]) =>
            decide(
              Effect.map(judgeVoucher(voucher, { ...bag, lines }), (granted) => Number(granted.discount)),
              () => 0
            )
          expect(off([...bag.lines, ...more.lines])).toBeGreaterThanOrEqual(off(bag.lines))
        }
      ),
      runs(500)
    ))
})
