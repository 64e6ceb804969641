import { Effect } from "effect"
import { type Rupiah, rupiah } from "../kernel/money.ts"
import type { Stage } from "../pricing/quote.rule.ts"
import type { QuoteLine, Step } from "../pricing/quote.ts"
import { PointsLimit, PointsMissing, type PointsProblem } from "./points.errors.ts"
import { type BagPoints, type MemberPoints, pointBase, pointsMostPercent, type Redeemable } from "./points.ts"

/**
 * Returns what a member may redeem for goods: whole points, that pay at most half of the goods after the voucher, and at most
 * the balance. D-29.
 *
 * @param goods after item discounts and voucher, without gift cards
 */
export const redeemableFor = (
  { balance, value }: Pick<MemberPoints, "balance" | "value">,
  goods: Rupiah
): Redeemable => {
  const payable = Math.floor((goods * pointsMostPercent) / 100)
  const most = Math.max(0, Math.min(balance, Math.floor(payable / value)))
  return { balance, most, value, mostPaid: rupiah(most * value) }
}

/** Returns whether this is a number of points: whole, 0 or more. */
export const isPoints = (points: number): boolean => Number.isSafeInteger(points) && points >= 0

/** Returns these points if so many may be redeemed. Refuses what is no whole number from 1 on, and more than the limit. D-29. */
export const checkPoints = (
  points: number,
  { most }: Pick<Redeemable, "most">
): Effect.Effect<number, PointsProblem> => {
  if (!isPoints(points) || points === 0) return Effect.fail(new PointsMissing())
  return points > most ? Effect.fail(new PointsLimit({ most })) : Effect.succeed(points)
}

/**
 * Returns the points of a bag: of those that are wanted as many count as may be redeemed now. Gift cards take none. D-22, D-29.
 *
 * @param afterVoucher what all lines cost after their voucher
 */
export const bagPoints = (member: MemberPoints, lines: ReadonlyArray<QuoteLine>, afterVoucher: Rupiah): BagPoints => {
  const goods = withoutGiftCards(afterVoucher, lines)
  const redeemable = redeemableFor(member, goods)
  const counted = Math.min(member.wanted, redeemable.most)
  return { ...redeemable, wanted: member.wanted, counted, earns: earnedFor(rupiah(goods - counted * member.value)) }
}

/** Returns what is paid for goods that are no gift cards: vouchers and points take nothing off these. D-22. */
export const withoutGiftCards = (paid: Rupiah, lines: ReadonlyArray<Pick<QuoteLine, "goods" | "total">>): Rupiah =>
  rupiah(
    Math.max(
      0,
      lines.reduce((left, { goods, total }) => (goods.giftCard ? left - total : left), Number(paid))
    )
  )

/** Returns the points that are earned with goods for this much: one for every full Rp50.000. Specification 9; D-29. */
export const earnedFor = (paid: Rupiah): number => Math.floor(paid / pointBase)

/** Returns what lines cost after the steps before the points. D-26. */
export const afterVoucherOf = (steps: ReadonlyArray<Step>): Rupiah =>
  rupiah(
    steps
      .filter(({ slot }) => slot === "items" || slot === "gifts" || slot === "voucher")
      .reduce((sum, { amount }) => sum + amount, 0)
  )

/** ④ What the points of a member take off the goods. D-26, D-29. */
export const pointsStage =
  (member: MemberPoints | undefined): Stage =>
  ({ lines, sum }) => {
    const counted = member ? bagPoints(member, lines, sum).counted : 0
    return member && counted > 0
      ? [{ rule: "points", amount: rupiah(-counted * member.value), reason: "points", values: { points: counted } }]
      : []
  }
