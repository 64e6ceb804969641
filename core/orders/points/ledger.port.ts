import type { Effect } from "effect"
import type { Unauthenticated } from "../../account/account.errors.ts"
import type { MemberId } from "../../account/member.ts"
import type { Unavailable } from "../../kernel/failure.ts"
import type { NoInput } from "../../kernel/input.ts"
import type { Instant } from "../../kernel/moment.ts"
import type { PointBalances } from "../../points/points.port.ts"
import type { Redeemable } from "../../points/points.ts"
import type { OrderId } from "../order.ts"
import type { PointsPage } from "./ledger.ts"

/** Entries on a page of the history of points. Own choice. */
export const entriesPerPage = 20

/** Which part of the history. */
export interface PointsAsked {
  /** Entries older than this one; absent: the newest. */
  readonly before?: number
}

/** A member's points. Specification 7, Cart service; D-29. */
export interface PointsPort {
  /** What may be redeemed for the bag as it is now. */
  readonly limit: (input: NoInput) => Effect.Effect<Redeemable, Unauthenticated | Unavailable>
  readonly history: (input: PointsAsked) => Effect.Effect<PointsPage, Unauthenticated | Unavailable>
}

type Stored<A> = Effect.Effect<A, Unavailable>

/** Reads the ledger of points. */
export interface PointsStore extends PointBalances {
  /** `redeem` entries are left out: they move nothing, and end the wait of their `redeem_hold`. */
  readonly history: (member: MemberId, asked: PointsAsked) => Stored<Omit<PointsPage, "value">>
}

/** Writes what orders do to points: each kind once for an order, in the order's transaction. D-29. */
export interface PointUses {
  /** Takes points for an order; false if the balance is lower. Conditional: of two at once that want the same points, one gets them. */
  readonly hold: (use: {
    readonly order: OrderId
    readonly member: MemberId
    readonly points: number
    readonly now: Instant
  }) => Stored<boolean>
  /** Ends the wait of held points: the order was paid. Without held points nothing happens. */
  readonly redeem: (order: OrderId, now: Instant) => Stored<void>
  /** Gives held or redeemed points of an order back. */
  readonly release: (order: OrderId, now: Instant) => Stored<void>
  readonly earn: (entry: {
    readonly order: OrderId
    readonly member: MemberId
    readonly points: number
    readonly now: Instant
  }) => Stored<void>
  /** Takes back what an order has earned, also if the balance falls below 0. */
  readonly reverse: (order: OrderId, now: Instant) => Stored<void>
  /**
   * Gives points of goods that went back to the member who redeemed them, and takes those they earned from the member who has them,
   * also below 0. D-62b.
   */
  readonly returnGoods: (entry: {
    readonly order: OrderId
    readonly redeemed: number
    readonly earned: number
    readonly now: Instant
  }) => Stored<void>
}
