import type { Effect } from "effect"
import type { TooManyTries } from "../account/account.errors.ts"
import type { MemberId } from "../account/member.ts"
import type { Unavailable } from "../kernel/failure.ts"
import type { Instant } from "../kernel/moment.ts"
import type { OrderCode } from "../orders/order.ts"
import type { EventsRefused } from "./tracking.errors.ts"
import type { SessionId, TrackingEvent } from "./tracking-event.ts"

/** Events of one viewer, in the order in which they happened. */
export interface TrackedBatch {
  readonly session: SessionId
  readonly events: ReadonlyArray<TrackingEvent>
}

/** How many events of a batch were new, and how many are too old or from a future. */
export interface Recorded {
  readonly stored: number
  readonly dropped: number
}

/** What a viewer does with an account, so that what was done before belongs to it: a log-in or a registration. Specification 7. */
export const trackedActions = ["login", "register"] as const
/** One of them. */
export type TrackedAction = (typeof trackedActions)[number]

/** An order as the page of its thanks reports it. Specification 7, conversion-tracking call. */
export interface Conversion {
  readonly session: SessionId
  readonly order: OrderCode
}

/** Takes what viewers did. The member is the one of the call's session, never one that the call names. D-72. */
export interface TrackingPort {
  /** Stores each event once, however often it comes. */
  readonly record: (batch: TrackedBatch) => Effect.Effect<Recorded, EventsRefused | TooManyTries | Unavailable>
  /** Joins a viewer to the member who is logged in; does nothing for guests. */
  readonly act: (input: {
    readonly session: SessionId
    readonly action: TrackedAction
  }) => Effect.Effect<void, TooManyTries | Unavailable>
  /** Notes that a viewer ordered; the first report of an order counts. */
  readonly convert: (conversion: Conversion) => Effect.Effect<void, TooManyTries | Unavailable>
}

/** Events of one viewer, with the moment at which the shop received them. */
export interface GivenEvents extends TrackedBatch {
  readonly receivedAt: Instant
}

/** Stores events, joined viewers, and orders of viewers. */
export interface TrackingStore {
  /** Returns how many were new. */
  readonly insert: (
    session: SessionId,
    events: ReadonlyArray<TrackingEvent>,
    now: Instant
  ) => Effect.Effect<number, Unavailable>
  /** Joins a viewer to a member; one that is joined already stays. */
  readonly join: (session: SessionId, member: MemberId, now: Instant) => Effect.Effect<void, Unavailable>
  /** Stores an order unless it was reported before, or its member has been removed. */
  /** Stores nothing of an order that does not exist, or of a member who was removed. */
  readonly insertOrder: (conversion: Conversion, now: Instant) => Effect.Effect<void, Unavailable>
}
