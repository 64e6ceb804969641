import type { Instant } from "../kernel/moment.ts"
import type { Advice } from "./adviser.rule.ts"
import { isOfGoods } from "./own-vouchers.rule.ts"
import { type BagVoucher, slotOf, type Voucher, welcomeHeader } from "./voucher.ts"
import type { VoucherProblem } from "./vouchers.errors.ts"

/** The voucher for new members, as it is offered to one reader. Specification 3, Voucher; D-27. */
export interface WelcomeOffer {
  readonly voucher: Voucher
  /** What is missing before it counts, a log-in or goods; absent if it can be redeemed now. */
  readonly missing?: VoucherProblem
}

/**
 * Returns the voucher for new members if it is to be offered: not to members with an order, nor in place of a voucher that counts.
 * It is never applied unasked. Decision 0105.
 *
 * @param advice what the shop says of the vouchers of this reader; a guest may be a new member
 * @param redeemed the vouchers of the bag
 */
export const welcomeOffer = (
  { granted, refused }: Pick<Advice, "granted" | "refused">,
  redeemed: ReadonlyArray<BagVoucher>
): WelcomeOffer | undefined => {
  const offers: ReadonlyArray<WelcomeOffer> = [
    ...granted.map(({ voucher }) => ({ voucher })),
    ...refused
      .filter(({ problem }) => isCurable(problem))
      .map(({ voucher, problem }) => ({ voucher, missing: problem }))
  ]
  return offers.find(({ voucher }) => isWelcome(voucher) && !redeemed.some((one) => isInPlaceOf(one, voucher)))
}

/** Returns the voucher that guests are offered as new members, of those that the shop shows to everybody. */
export const welcomeOfGuests = (vouchers: ReadonlyArray<Voucher>, now: Instant): Voucher | undefined =>
  vouchers.find(
    (voucher) => isWelcome(voucher) && voucher.startsAt <= now && now < voucher.endsAt && voucher.availableQuota > 0
  )

const isWelcome = ({ info }: Voucher): boolean => info.header === welcomeHeader

const isCurable = (problem: VoucherProblem): boolean => problem._tag === "VoucherLoginRequired" || isOfGoods(problem)

/** It is redeemed already, or another one of its slot counts. */
const isInPlaceOf = (held: BagVoucher, voucher: Voucher): boolean =>
  held.voucher.id === voucher.id || (held.problem === undefined && slotOf(held.voucher) === slotOf(voucher))
