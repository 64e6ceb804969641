import type { Effect } from "effect"
import type { Unauthenticated } from "../../account/account.errors.ts"
import type { MemberId } from "../../account/member.ts"
import type { OtpDestination } from "../../account/otp/otp.ts"
import type { Unavailable } from "../../kernel/failure.ts"
import type { NoInput } from "../../kernel/input.ts"
import type { Instant } from "../../kernel/moment.ts"
import type { Goods } from "../../pricing/goods.ts"
import type { Order, OrderCode } from "../order.ts"

type Answer<A> = Effect.Effect<A, Unauthenticated | Unavailable>

/** Orders on a page of the history; own choice. */
export const ordersPerPage = 10
/** Goods remembered as bought lately; own choice. */
export const boughtMost = 12

/** Which part of a list. */
export interface OrdersAsked {
  readonly skip: number
  /** 1 to 100. */
  readonly limit: number
}

/** Some of a member's orders, newest first. */
export interface OrdersPage {
  readonly orders: ReadonlyArray<Order>
  readonly total: number
  /** How many newer ones were left out. */
  readonly skip: number
}

/** Something a member bought and received. D-42: it may be reviewed as bought. */
export interface Bought {
  readonly goods: Goods
  readonly order: OrderCode
  readonly at: Instant
  /** The member has reviewed it: the list shows REVIEWED. Specification 2. */
  readonly isReviewed: boolean
}

/** A member's own orders; a guest's order is among them once its e-mail or phone is proven to be theirs. Specification 7. */
export interface MemberOrdersPort {
  readonly list: (input: OrdersAsked) => Answer<OrdersPage>
  /** All of them, and those still on their way. */
  readonly count: (input: NoInput) => Answer<{ readonly count: number; readonly open: number }>
  /** Each product once, what came last first. */
  readonly recentlyBought: (input: NoInput) => Answer<ReadonlyArray<Bought>>
}

/** Store of the orders of members. */
export interface MemberOrdersStore {
  readonly list: (member: MemberId, asked: OrdersAsked) => Effect.Effect<OrdersPage, Unavailable>
  readonly count: (member: MemberId) => Effect.Effect<{ readonly count: number; readonly open: number }, Unavailable>
  readonly bought: (member: MemberId, most: number) => Effect.Effect<ReadonlyArray<Bought>, Unavailable>
}

/** Links guests' orders to the member who proved their e-mail or phone. */
export type LinkProven = (member: MemberId, what: OtpDestination) => Effect.Effect<void, Unavailable>
