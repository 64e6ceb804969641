import { type Rupiah, rupiah } from "../kernel/money.ts"

/** Rupiah paid for goods that earn one point. Specification 9: `beautyPointBase`; D-29. */
export const pointBase = 50_000
/** Rupiah that a redeemed point pays. D-29. */
export const pointValue: Rupiah = rupiah(1_000)
/** Most percent of the goods, after the voucher, that points pay. D-29. */
export const pointsMostPercent = 50
/** Digits that a field for points takes: more is no balance. Own choice. */
export const typedPointsLength = 9
/** The largest number of that many digits. */
export const typedPointsMost = 10 ** typedPointsLength - 1

/** What a member may redeem for their bag. Specification 7: `GET /points/limit`; D-29. */
export interface Redeemable {
  /** Below 0 if a refund took back points that were spent. */
  readonly balance: number
  /** Whole points, 0 if none can be redeemed. */
  readonly most: number
  /** Rupiah for one point. */
  readonly value: Rupiah
  /** What `most` points pay. */
  readonly mostPaid: Rupiah
}

/** What is known of a member's points when their bag is priced. */
export interface MemberPoints extends Pick<Redeemable, "balance" | "value"> {
  /** Points that the member redeems for this bag; 0 if none. */
  readonly wanted: number
}

/** The points of a bag: what is wanted stays, what counts follows the bag. D-29. */
export interface BagPoints extends Redeemable, Pick<MemberPoints, "wanted"> {
  /** Points that count now: at most `most`. Specification 3, Cart: `point_applied`. */
  readonly counted: number
  /** Points that an order of this bag earns once it is completed. */
  readonly earns: number
}
