import { type Brand, brandConstructor } from "../kernel/brand.ts"
import { dayMs, type Instant } from "../kernel/moment.ts"

/** Identifies an event; a UUID made by the browser. The same event sent again is stored once. */
export type EventId = Brand<string, "EventId">
/** Returns a primitive as an `EventId`. */
export const EventId = brandConstructor<EventId>()
/** The anonymous viewer: the UUID of `X-Session-Id`. Another one after a log-out. Wire, Headers. */
export type SessionId = Brand<string, "SessionId">
/** Returns a primitive as a `SessionId`. */
export const SessionId = brandConstructor<SessionId>()

/** What a viewer did. `find` and `miss`: a search with and without results; its words are no event. Specification 3. */
export const trackedVerbs = ["view", "click", "add", "find", "miss"] as const
/** What a viewer did. */
export type TrackedVerb = (typeof trackedVerbs)[number]

/** What it was done with: kinds of pages, and what stands on them. Specification 3 names `product_detail`. */
export const trackedTypes = [
  "home",
  "product_detail",
  "category",
  "brand",
  "search",
  "tag",
  "promotion",
  "selection",
  "review",
  "writing",
  "order",
  "account",
  "other"
] as const
/** The kind of an object of an event. */
export type TrackedType = (typeof trackedTypes)[number]

/** Ids of events are those of links: digits and letters, never words that a person typed. */
export const trackedIdPattern = /^[\w-]{1,64}$/

/** The object of an event, by its kind and its id. */
export interface TrackedObject {
  readonly type: TrackedType
  readonly id: string
}

/** One event. It never says anything about a person. Specification 3, Tracking event; D-72. */
export interface TrackingEvent {
  readonly id: EventId
  /** By the shop's clock. */
  readonly at: Instant
  readonly verb: TrackedVerb
  readonly type: TrackedType
  readonly objectId?: string
  /** The kind of page from which the viewer came. */
  readonly from?: TrackedType
  readonly target?: TrackedObject
}

/** An event before it has an id and a moment. */
export type Noted = Omit<TrackingEvent, "id" | "at">

/** A page is tracked so long after it was opened. Specification 9: 400 ms. */
export const pageViewMs = 400
/** Events are sent so long after the last one was noted. Specification 9: 500 ms. */
export const sendAfterMs = 500
/** Events of one call. Wire, Banners, tracking, others: 50. */
export const batchMost = 50
/** Months of events that are stored beside the present one. Own choice: a season can be compared with the last one. */
export const storedMonths = 13
/** Events older than this are not stored: a browser was offline for longer. Own choice. */
export const oldestMs = 30 * dayMs
/** How far the clock of a browser may be ahead. Own choice. */
export const aheadMs = 3_600_000

/** Returns whether an event happened at a moment at which it can have happened. */
export const isTimely = ({ at }: Pick<TrackingEvent, "at">, now: Instant): boolean =>
  at >= now - oldestMs && at <= now + aheadMs
