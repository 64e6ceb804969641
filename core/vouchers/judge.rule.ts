import { Effect } from "effect"
import type { MemberId } from "../account/member.ts"
import { decide } from "../kernel/decide.ts"
import type { Instant } from "../kernel/moment.ts"
import { type Rupiah, rupiah } from "../kernel/money.ts"
import { afterDiscount } from "../pricing/item-price.rule.ts"
import type { QuoteLine } from "../pricing/quote.ts"
import { eligibleLines } from "./eligible.rule.ts"
import { type BagVoucher, type Voucher, type VoucherId, welcomeHeader } from "./voucher.ts"
import {
  VoucherAlreadyUsed,
  VoucherCartKind,
  VoucherExpired,
  VoucherForNewMembers,
  VoucherLoginRequired,
  VoucherMinAmount,
  VoucherNotFound,
  VoucherNotStarted,
  VoucherOtherGoods,
  type VoucherProblem,
  VoucherUsedUp
} from "./vouchers.errors.ts"

/** What the shop knows of a member when a voucher is judged. */
export interface VoucherMember {
  readonly id: MemberId
  /** Has no order but such as were called off, and nor has the owner of the same verified number. D-27. */
  readonly isNew: boolean
  /** Orders with each voucher, of the member and of the same verified number, those called off not counted. */
  readonly used: ReadonlyMap<VoucherId, number>
}

/** The bag that a voucher is judged for: its lines at today's prices, its owner, and the moment. */
export interface VoucherBag {
  readonly lines: ReadonlyArray<QuoteLine>
  /** None for a guest. */
  readonly member?: VoucherMember
  readonly now: Instant
}

/** A voucher that counts, and the lines it counts for. */
export interface Granted {
  readonly voucher: Voucher
  readonly lines: ReadonlyArray<QuoteLine>
  /** What it takes off the goods; 0 if it is for shipping or paper bags. */
  readonly discount: Rupiah
}

/**
 * Returns what a voucher takes off this bag. Refuses with the first reason why it takes nothing: what nothing can be done about
 * comes before what more goods would cure. D-27.
 */
export const judgeVoucher = (voucher: Voucher, bag: VoucherBag): Effect.Effect<Granted, VoucherProblem> => {
  const lines = eligibleLines(voucher.rules, bag.lines)
  const worth = rupiah(lines.reduce((sum, { total }) => sum + total, 0))
  const problem = problemOfMember(voucher, bag) ?? problemOfGoods(voucher, bag, lines, worth)
  return problem ? Effect.fail(problem) : Effect.succeed({ voucher, lines, discount: discountOn(voucher, worth) })
}

/** Returns a redeemed voucher as it is for this bag: with what it takes off, or with the reason why it is inactive. D-27. */
export const inBag = (voucher: Voucher, bag: VoucherBag): BagVoucher =>
  decide(
    Effect.map(judgeVoucher(voucher, bag), ({ discount }): BagVoucher => ({ voucher, discount })),
    (problem): BagVoucher => ({ voucher, discount: rupiah(0), problem })
  )

/**
 * Returns what is taken off goods of this worth: never more than they cost; a percentage in the shopper's favour, up to its
 * limit. More goods never lower it. D-27, D-29b.
 */
export const discountOn = (
  { discount, value, maxDiscount }: Pick<Voucher, "discount" | "value" | "maxDiscount">,
  worth: Rupiah
): Rupiah => {
  if (discount !== "amount" && discount !== "percentage") return rupiah(0)
  const off = worth - afterDiscount(worth, { kind: discount, value, sale: false })
  return rupiah(Math.min(off, discount === "percentage" ? (maxDiscount ?? off) : off))
}

/** Returns whether a voucher is for this member, or for all. D-27. */
export const isForMember = ({ rules: { users } }: Pick<Voucher, "rules">, member: MemberId): boolean =>
  users.length === 0 || users.includes(member)

const problemOfMember = (voucher: Voucher, { member, now }: VoucherBag): VoucherProblem | undefined => {
  const { info, startsAt, endsAt, forGuests, availableQuota, perUserLimit, runsDown, value } = voucher
  // A voucher of other members is unknown to this one: nothing is said about it.
  if (member && !isForMember(voucher, member.id)) return new VoucherNotFound()
  if (now >= endsAt) return new VoucherExpired({ endsAt })
  if (now < startsAt) return new VoucherNotStarted({ startsAt })
  if (availableQuota <= 0 || (runsDown && value === 0)) return new VoucherUsedUp()
  if (member === undefined) return forGuests ? undefined : new VoucherLoginRequired()
  if (!runsDown && (member.used.get(voucher.id) ?? 0) >= perUserLimit) return new VoucherAlreadyUsed()
  return info.header === welcomeHeader && !member.isNew ? new VoucherForNewMembers() : undefined
}

const problemOfGoods = (
  { rules: { minAmount }, goodsNames: of }: Voucher,
  { lines: all }: VoucherBag,
  lines: ReadonlyArray<QuoteLine>,
  worth: Rupiah
): VoucherProblem | undefined => {
  if (all.length > 0 && all.every(({ goods }) => goods.giftCard)) return new VoucherCartKind()
  if (lines.length === 0) return new VoucherOtherGoods({ of })
  return worth < minAmount ? new VoucherMinAmount({ shortBy: rupiah(minAmount - worth), of }) : undefined
}
