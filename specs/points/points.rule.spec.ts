import { Effect } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { decide } from "#core/kernel/decide.ts"
import { rupiah } from "#core/kernel/money.ts"
import { bagPoints, checkPoints, pointsStage, redeemableFor } from "#core/points/points.rule.ts"
import type { MemberPoints } from "#core/points/points.ts"
import { quoteOf } from "#core/pricing/quote.rule.ts"
import { voucherStage } from "#core/vouchers/voucher-stage.rule.ts"
import { runs } from "../arbitraries.ts"
import { anyLines, lineOf, priceOf, someGoods } from "../pricing/some-goods.ts"
import { someVoucher } from "../vouchers/some-vouchers.ts"

const member = (balance: number, wanted = 0): MemberPoints => ({ balance, value: rupiah(1_000), wanted })
const totalsOf = (...[lines, stages]: Parameters<typeof quoteOf>) => Effect.runSync(quoteOf(lines, stages)).totals

describe("what may be redeemed (D-29)", () => {
  it.each([
    // Rp1.000 a point, at most half of the goods.
    { goods: 100_000, balance: 120, most: 50, mostPaid: 50_000 },
    { goods: 99_999, balance: 120, most: 49, mostPaid: 49_000 },
    { goods: 2_000, balance: 120, most: 1, mostPaid: 1_000 },
    { goods: 1_999, balance: 120, most: 0, mostPaid: 0 },
    { goods: 100_000, balance: 7, most: 7, mostPaid: 7_000 },
    { goods: 100_000, balance: 0, most: 0, mostPaid: 0 },
    { goods: 100_000, balance: -3, most: 0, mostPaid: 0 }
  ])("of $balance points for goods of $goods is $most", ({ goods, balance, most, mostPaid }) =>
    expect(redeemableFor(member(balance), rupiah(goods))).toEqual({ balance, most, value: 1_000, mostPaid })
  )

  it.each([
    [0, "PointsMissing"],
    [-1, "PointsMissing"],
    [0.5, "PointsMissing"],
    [2 ** 53, "PointsMissing"],
    [Number.NaN, "PointsMissing"],
    [51, "PointsLimit"],
    [1, "fits"],
    [50, "fits"]
  ])("%s of at most 50: %s", (points, result) =>
    expect(
      decide(
        Effect.map(checkPoints(points, { most: 50 }), () => "fits"),
        ({ _tag }) => _tag
      )
    ).toBe(result)
  )
})

describe("points of a bag", () => {
  const lines = [lineOf(someGoods("1", { price: priceOf(100_000) }), 2)]

  it("come off after the voucher, and pay at most half of what it leaves (D-26)", () => {
    const vouchers = [{ voucher: someVoucher(), discount: rupiah(20_000) }]
    expect(
      totalsOf(lines, { voucher: [voucherStage(vouchers)], points: [pointsStage(member(500, 500))] })
    ).toMatchObject({ goods: 200_000, afterDiscount: 90_000 })
  })

  it("that are wanted stay, those that count follow what the goods cost", () => {
    expect(bagPoints(member(500, 80), lines, rupiah(200_000))).toMatchObject({
      wanted: 80,
      counted: 80,
      most: 100,
      // Rp120.000 are left to pay.
      earns: 2
    })
    expect(bagPoints(member(500, 80), lines, rupiah(100_000))).toMatchObject({
      wanted: 80,
      counted: 50,
      most: 50,
      earns: 1
    })
  })

  it("take nothing off gift cards (D-22)", () => {
    const card = lineOf(someGoods("1", { giftCard: true, price: priceOf(100_000) }), 1)
    expect(bagPoints(member(500, 10), [card], rupiah(100_000))).toMatchObject({ counted: 0, most: 0, earns: 0 })
    expect(totalsOf([card], { points: [pointsStage(member(500, 10))] })).toMatchObject({ afterDiscount: 100_000 })
  })

  it("of any bag leave a legal total: at least half of what the voucher leaves, to the rupiah of a second calculation", () =>
    fc.assert(
      fc.property(
        anyLines,
        fc.integer({ min: -50, max: 5_000 }),
        fc.nat({ max: 6_000 }),
        fc.nat({ max: 900_000 }),
        (some, balance, wanted, off) => {
          const own = member(balance, wanted)
          const vouchers = off > 0 ? [{ voucher: someVoucher(), discount: rupiah(off) }] : []
          const before = totalsOf(some, { voucher: [voucherStage(vouchers)] }).afterDiscount
          const { afterDiscount } = totalsOf(some, { voucher: [voucherStage(vouchers)], points: [pointsStage(own)] })
          const cards = some.filter(({ goods }) => goods.giftCard).reduce((sum, { total }) => sum + BigInt(total), 0n)
          const merchandise = BigInt(before) - cards > 0n ? BigInt(before) - cards : 0n
          const most = merchandise / 2n / 1_000n
          const counted = [BigInt(wanted), BigInt(balance), most].reduce((one, other) => (one < other ? one : other))
          expect(BigInt(before) - BigInt(afterDiscount)).toBe(1_000n * (counted > 0n ? counted : 0n))
          expect(afterDiscount).toBeGreaterThanOrEqual(0)
        }
      ),
      runs(500)
    ))
})
