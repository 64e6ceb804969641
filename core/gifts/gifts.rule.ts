import type { Instant } from "../kernel/moment.ts"
import { rupiah } from "../kernel/money.ts"
import type { Goods, GoodsId } from "../pricing/goods.ts"
import type { Stage } from "../pricing/quote.rule.ts"
import type { QuoteLine } from "../pricing/quote.ts"
import { eligibleLines } from "../vouchers/eligible.rule.ts"
import { type BagGift, type GiftId, type GiftOffer, type GiftRule, type GiftState, giftsPerOrder } from "./gift.ts"

/** What gifts are derived from besides the lines. */
export interface GiftFacts {
  readonly offers: ReadonlyArray<GiftOffer>
  readonly isGuest: boolean
  /** Rules whose gifts the shopper does not want. */
  readonly declined: ReadonlyArray<GiftId>
  readonly now: Instant
}

/** What the gifts of a bag are for its lines. */
export type GiftsFor = (lines: ReadonlyArray<QuoteLine>) => ReadonlyArray<BagGift>

/**
 * Returns the gifts that these lines earn, the most valuable first: each combination once, and at most `giftsPerOrder` of them.
 * A declined one, and one that is sold out, leaves its place to the next. Pre-orders earn none. D-22, D-67; decision 0099.
 */
export const giftsWith =
  (facts: GiftFacts): GiftsFor =>
  (lines) => {
    if (lines.some(({ goods }) => goods.preOrder)) return []
    const shown: Array<BagGift> = []
    let given = 0
    for (const offer of facts.offers.filter((one) => isEarned(one, lines, facts)).toSorted(better)) {
      if (shown.some(({ gift }) => gift.combination === offer.gift.combination)) continue
      if (given === giftsPerOrder) break
      const state = stateOf(offer, lines, facts)
      if (state === "given") given++
      shown.push({ id: offer.id, gift: offer.gift, state })
    }
    return shown
  }

/** Returns whether a rule has begun and is not over. */
export const runsAt = ({ startsAt, endsAt }: Pick<GiftRule, "startsAt" | "endsAt">, now: Instant): boolean =>
  startsAt <= now && now < endsAt

/** Returns whether lines earn a gift: the rule runs, is for their owner, and they hold as much of its goods as it asks for. D-67. */
export const isEarned = (
  { goods, minAmount, minUnits, forGuests, ...period }: GiftOffer,
  lines: ReadonlyArray<QuoteLine>,
  { isGuest, now }: Pick<GiftFacts, "isGuest" | "now">
): boolean => {
  if (!runsAt(period, now) || (isGuest && !forGuests)) return false
  const counting = eligibleLines(goods, lines)
  return (
    counting.length > 0 &&
    sum(counting.map(({ total }) => total)) >= minAmount &&
    sum(counting.map(({ quantity }) => quantity)) >= minUnits
  )
}

/** ② Gifts: each a step of its own that costs nothing. D-26, D-67. */
export const giftStage =
  (gifts: ReadonlyArray<BagGift>): Stage =>
  () =>
    givenOf(gifts).map(({ gift }) => ({
      rule: "gift",
      amount: rupiah(0),
      reason: "gift",
      values: { name: gift.name, gift: gift.combination }
    }))

/** Returns the gifts that count. */
export const givenOf = (gifts: ReadonlyArray<BagGift>): ReadonlyArray<BagGift> =>
  gifts.filter(({ state }) => state === "given")

/** Returns gifts for a parcel that flies: dangerous ones stay behind. D-54. */
export const flownGifts = (gifts: ReadonlyArray<BagGift>): ReadonlyArray<BagGift> =>
  gifts.map((one) => (one.state === "given" && one.gift.dangerous ? { ...one, state: "by-air" } : one))

/** Identifies the line of a gift in an order: the same combination may have been bought, too. */
export const giftLineId = ({ combination }: Pick<Goods, "combination">): string => `gift:${combination}`

/** Returns gifts as lines of a quote: one unit of each that counts, for nothing. */
export const giftLines = (gifts: ReadonlyArray<BagGift>): ReadonlyArray<QuoteLine> =>
  givenOf(gifts).map(({ gift }) => ({ goods: gift, quantity: 1, total: rupiah(0) }))

/** Units that are bought come first; goods that are not for sale may still be given. */
const stateOf = (
  { id, gift }: GiftOffer,
  lines: ReadonlyArray<QuoteLine>,
  { declined }: Pick<GiftFacts, "declined">
): GiftState => {
  const bought = sum(
    lines.filter(({ goods }) => goods.combination === gift.combination).map(({ quantity }) => quantity)
  )
  const isSold = gift.sale === "open" || gift.sale === "not-for-order"
  if (!isSold || gift.stock - bought < 1) return "sold-out"
  return declined.includes(id) ? "declined" : "given"
}

const better = (one: GiftOffer, other: GiftOffer): number =>
  other.gift.price.price - one.gift.price.price || (one.id < other.id ? -1 : 1)

/** Returns the goods that rules give. */
export const giftGoodsOf = (rules: ReadonlyArray<GiftRule>): ReadonlyArray<GoodsId> => rules.map(({ gift }) => gift)

/** Returns rules with their gifts as they are sold now; one whose gift is not there, or has no parcel of now, gives nothing. */
export const offersOf = (
  rules: ReadonlyArray<GiftRule>,
  goodsOf: (gift: GoodsId) => Goods | undefined
): ReadonlyArray<GiftOffer> =>
  rules.flatMap((rule) => {
    const gift = goodsOf(rule.gift)
    return gift && !gift.giftCard && !gift.preOrder ? [{ ...rule, gift }] : []
  })

const sum = (numbers: ReadonlyArray<number>): number => numbers.reduce((all, one) => all + one, 0)
