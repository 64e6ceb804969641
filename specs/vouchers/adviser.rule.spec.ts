import { Effect } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { rupiah } from "#core/kernel/money.ts"
import { adviseVouchers } from "#core/vouchers/adviser.rule.ts"
import type { ShippingFee } from "#core/vouchers/shipping-source.rule.ts"
import { slotOf, type Voucher, VoucherCode, VoucherId } from "#core/vouchers/voucher.ts"
import { runs } from "../arbitraries.ts"
import { lineOf, someGoods } from "../pricing/some-goods.ts"
import { naiveSaving } from "./naive-calculator.ts"
import { anyBagFor, anyVouchers, bagWith, someVoucher } from "./some-vouchers.ts"

const advise = (...[vouchers, bag, extras]: Parameters<typeof adviseVouchers>) =>
  Effect.runSync(adviseVouchers(vouchers, bag, extras))

const named = (code: string, change: Parameters<typeof someVoucher>[0] = {}): Voucher =>
  someVoucher({ id: VoucherId(code), code: VoucherCode(code), ...change })

const anyFee: fc.Arbitrary<ShippingFee> = fc.record({
  fee: fc.integer({ min: 0, max: 90_000 }).map(rupiah),
  kind: fc.constantFrom("regular", "instant")
})

/** Every legal combination: none or one for each slot. */
const combinations = (vouchers: ReadonlyArray<Voucher>) => {
  const of = (slot: string): ReadonlyArray<Voucher | undefined> => [
    undefined,
    ...vouchers.filter((voucher) => slotOf(voucher) === slot)
  ]
  return of("goods").flatMap((goods) =>
    of("shipping").flatMap((shipping) =>
      of("paper-bag").map((bag) => ({ ...(goods && { goods }), ...(shipping && { shipping }), ...(bag && { bag }) }))
    )
  )
}

describe("the shop's advice", () => {
  const bag = bagWith([lineOf(someGoods("1"), 1)])

  it("is the voucher that takes most off, and what frees the parcel", () => {
    const vouchers = [
      named("SEPULUH", { value: 10_000 }),
      named("PERSEN", { discount: "percentage", value: 25 }),
      named("ONGKIR", { discount: "free_shipping", value: 0, shippingFeeDiscount: rupiah(15_000) })
    ]
    const shipping = { fee: rupiah(18_000), kind: "regular" } as const
    expect(advise(vouchers, bag, { shipping })).toMatchObject({
      vouchers: [{ code: "PERSEN" }, { code: "ONGKIR" }],
      saving: 40_000
    })
  })

  it("uses no voucher for a parcel that is free without one", () => {
    const ongkir = named("ONGKIR", { discount: "free_shipping", value: 0 })
    const shipping = { fee: rupiah(18_000), kind: "regular" } as const
    expect(advise([ongkir], bagWith([lineOf(someGoods("1"), 2)]), { shipping })).toMatchObject({
      vouchers: [],
      saving: 0
    })
  })

  it("leaves out what counts by itself, and what frees no more than that", () => {
    const bySelf = named("OTOMATIS", {
      type: "auto",
      discount: "free_shipping",
      value: 0,
      shippingFeeDiscount: rupiah(10_000)
    })
    const ongkir = (off: number) =>
      named("ONGKIR", { discount: "free_shipping", value: 0, shippingFeeDiscount: rupiah(off) })
    const shipping = { fee: rupiah(18_000), kind: "regular" } as const
    expect(advise([ongkir(10_000), bySelf], bag, { shipping })).toMatchObject({ vouchers: [], saving: 0 })
    expect(advise([bySelf, ongkir(15_000)], bag, { shipping })).toMatchObject({
      vouchers: [{ code: "ONGKIR" }],
      saving: 5_000
    })
  })

  it("names what is missing, the smallest amount first", () => {
    const vouchers = [
      named("HABIS", { availableQuota: 0 }),
      named("JAUH", { rules: { minAmount: rupiah(500_000) } }),
      named("DEKAT", { rules: { minAmount: rupiah(112_500) } })
    ]
    expect(advise(vouchers, bag, {}).refused.map(({ voucher, problem }) => [voucher.code, { ...problem }])).toEqual([
      ["DEKAT", { _tag: "VoucherMinAmount", shortBy: 12_500, of: [] }],
      ["JAUH", { _tag: "VoucherMinAmount", shortBy: 400_000, of: [] }],
      ["HABIS", { _tag: "VoucherUsedUp" }]
    ])
  })

  it("saves as much as the best of all combinations", () =>
    fc.assert(
      fc.property(
        anyVouchers(7).chain((vouchers) => fc.tuple(fc.constant(vouchers), anyBagFor(vouchers))),
        anyFee,
        fc.constantFrom(0, 5_000),
        ([vouchers, bag], shipping, paperBag) => {
          const { vouchers: advised, saving } = advise(vouchers, bag, { shipping, paperBag: rupiah(paperBag) })
          const [bySelf, redeemed] = [vouchers.filter(countsBySelf), vouchers.filter((one) => !countsBySelf(one))]
          const off = (some: Parameters<typeof naiveSaving>[0]) => naiveSaving(some, bag, shipping, paperBag, bySelf)
          const all = combinations(redeemed).map((some) => off(some) - off({}))
          expect(saving).toBe(Math.max(...all))
          expect(advised.filter(countsBySelf)).toEqual([])
          expect(off(slotsOf(advised)) - off({})).toBe(saving)
        }
      ),
      runs(500)
    ))
})

const countsBySelf = ({ type }: Voucher): boolean => type === "auto"

const slotsOf = (vouchers: ReadonlyArray<Voucher>): Parameters<typeof naiveSaving>[0] => {
  const of = (slot: string) => vouchers.find((voucher) => slotOf(voucher) === slot)
  const [goods, shipping, bag] = [of("goods"), of("shipping"), of("paper-bag")]
  return { ...(goods && { goods }), ...(shipping && { shipping }), ...(bag && { bag }) }
}
