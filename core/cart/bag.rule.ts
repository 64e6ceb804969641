import { Effect } from "effect"
import { type GiftsFor, giftStage } from "../gifts/gifts.rule.ts"
import type { Instant } from "../kernel/moment.ts"
import { rupiah } from "../kernel/money.ts"
import { afterVoucherOf, bagPoints, pointsStage } from "../points/points.rule.ts"
import type { MemberPoints } from "../points/points.ts"
import type { Goods } from "../pricing/goods.ts"
import type { AmountTooLarge } from "../pricing/pricing.errors.ts"
import { quoteLine, quoteOf } from "../pricing/quote.rule.ts"
import type { Requirement } from "../pricing/requirement.ts"
import { progressTo } from "../shipping/free-shipping.rule.ts"
import type { VouchersFor } from "../vouchers/bag-vouchers.usecases.ts"
import { voucherStage } from "../vouchers/voucher-stage.rule.ts"
import type { Bag, BagLine, BagOwner, WantedLine } from "./cart.ts"
import { unitsPerCombination } from "./cart.ts"
import { isForOwner, staysBehind } from "./guest.rule.ts"
import { unitsIn } from "./limits.rule.ts"
import { type Assessed, assessLines } from "./lines.rule.ts"
import { conflictWithin, kindOf } from "./mixing.rule.ts"

/** What a bag is, and has, besides its lines. */
export interface BagFacts {
  readonly owner?: BagOwner
  /** When the shop said so. */
  readonly checkedAt?: Instant | undefined
  /** What its vouchers take off its lines. */
  readonly vouchersFor?: VouchersFor
  /** What its lines earn. */
  readonly giftsFor?: GiftsFor
  /** Of its member. */
  readonly points?: MemberPoints | undefined
}

/**
 * A bag of these lines at the prices of their goods, with all notes about it; lines whose goods are not known are left
 * out. Refuses sums that whole rupiah do not hold.
 */
export const bagOf = (
  id: string,
  lines: ReadonlyArray<WantedLine>,
  goodsOf: (line: WantedLine) => Goods | undefined,
  { owner = "guest", checkedAt, vouchersFor = () => [], giftsFor = () => [], points }: BagFacts = {}
): Effect.Effect<Bag, AmountTooLarge> =>
  Effect.gen(function* () {
    const all = assessLines(lines, goodsOf)
    const there = all.filter(({ counted }) => counted > 0)
    const counted = yield* Effect.forEach(there, (line) => quoteLine(line.goods, line.counted))
    const vouchers = vouchersFor(counted)
    const gifts = giftsFor(counted)
    const { steps, totals } = yield* quoteOf(counted, {
      gifts: [giftStage(gifts)],
      voucher: [voucherStage(vouchers)],
      points: [pointsStage(points)]
    })
    const items = all.map((line) => itemOf(line))
    return {
      id,
      owner,
      kind: kindOf(all.map(({ goods }) => goods)),
      items,
      count: items.reduce((sum, { quantity }) => sum + quantity, 0),
      steps,
      totals,
      ...(there.some(({ goods }) => !goods.giftCard) && { freeShipping: progressTo(totals.goods) }),
      gifts,
      vouchers,
      ...(points && { points: bagPoints(points, counted, afterVoucherOf(steps)) }),
      guestMayOrder: all.some((line) => staysBehind(line, "guest") === undefined),
      requirements: requirementsOf(all, owner),
      ...(checkedAt !== undefined && { checkedAt })
    }
  })

/** Returns the lines that count of a bag, at the prices of their goods. Refuses sums that whole rupiah do not hold. */
export const countedLines = (lines: ReadonlyArray<WantedLine>, goodsOf: (line: WantedLine) => Goods | undefined) =>
  Effect.forEach(
    assessLines(lines, goodsOf).filter(({ counted }) => counted > 0),
    ({ goods, counted }) => quoteLine(goods, counted)
  )

const itemOf = ({ id, line, goods, counted }: Assessed): BagLine => ({
  id,
  goods,
  quantity: line.quantity,
  ...(line.egift && { egift: line.egift }),
  counted,
  total: rupiah(goods.price.priceAfterDiscount * counted)
})

const requirementsOf = (all: ReadonlyArray<Assessed>, owner: BagOwner): ReadonlyArray<Requirement> => {
  if (all.length === 0) return [{ code: "EMPTY", values: {}, fix: "shop" }]
  const conflict = conflictWithin(all.map(({ goods }) => goods))
  const wanted = all.map(({ line }) => line)
  return [
    ...(conflict ? [{ code: conflict, values: {}, fix: "separate" } as const] : []),
    ...all.flatMap(({ id, line, goods, requirement }): ReadonlyArray<Requirement> => {
      if (requirement) return [requirement]
      if (unitsIn(wanted, line.combination) > unitsPerCombination)
        return [{ code: "ORDER_LIMIT", line: id, values: { limit: unitsPerCombination }, fix: "set-quantity" }]
      return isForOwner(goods, owner)
        ? []
        : [{ code: "NOT_FOR_GUESTS", line: id, values: { name: goods.name }, fix: "log-in" }]
    })
  ]
}
