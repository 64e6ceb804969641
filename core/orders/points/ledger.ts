import type { Instant } from "../../kernel/moment.ts"
import type { Redeemable } from "../../points/points.ts"
import type { OrderCode } from "../order.ts"

/** Kinds of entries of the ledger: those of an order at most once for it. D-29. */
export const pointKinds = [
  "earn",
  "redeem_hold",
  "redeem",
  "release",
  "reverse",
  "return",
  "return_reverse",
  "review",
  "review_photo",
  "review_reverse",
  "adjust"
] as const
/**
 * - `earn`: an order was completed.
 * - `redeem_hold`: an order was placed with points; they are off the balance.
 * - `redeem`: that order was paid; it moves no points.
 * - `release`: that order was called off or refunded; they are back.
 * - `reverse`: an order that had earned points was refunded.
 * - `return`: goods of that order went back, and points redeemed for them with them. D-62b.
 * - `return_reverse`: goods of that order went back that had earned points. D-62b.
 * - `review`: a review was published, one of the first five of its day.
 * - `review_photo`: such a review has photos.
 * - `review_reverse`: such a review was hidden or removed, or its photos were.
 * - `adjust`: staff gave or took points.
 */
export type PointKind = (typeof pointKinds)[number]

/** A movement of points as a member reads it. The entries of a member add up to their balance. */
export interface PointEntry {
  /** Rises with each entry of the shop. */
  readonly id: number
  readonly at: Instant
  readonly kind: Exclude<PointKind, "redeem">
  /** Negative if points were taken. */
  readonly points: number
  /** Balance after this entry. */
  readonly after: number
  readonly order?: OrderCode
  /** Name of the product whose review it is about. */
  readonly product?: string
  /** The points of a `redeem_hold` were not used: their order is not paid. */
  readonly isHeld: boolean
}

/** Some of a member's points, newest first, and the balance of this moment. */
export interface PointsPage {
  readonly balance: number
  /** Points of open orders: off the balance, back if the order is not paid. */
  readonly held: number
  readonly value: Redeemable["value"]
  readonly entries: ReadonlyArray<PointEntry>
  readonly hasMore: boolean
}
