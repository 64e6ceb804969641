import { Effect } from "effect"
import { Unavailable } from "../kernel/failure.ts"
import type { NoInput } from "../kernel/input.ts"
import type { Instant } from "../kernel/moment.ts"
import type { SharedTextStore } from "../kernel/text-store.ts"
import type { OrderCode } from "../orders/order.ts"
import { enqueue, queueIn, queueText, without } from "./queue.rule.ts"
import type { TrackingPort } from "./tracking.port.ts"
import { batchMost, type EventId, type Noted, type SessionId, type TrackingEvent } from "./tracking-event.ts"

/** An event with its moment, before it has an id. */
export interface NotedEvent {
  readonly noted: Noted
  readonly at: Instant
}

/** What a machine does with events of a browser. */
export interface QueuePort {
  /** Stores events until they were sent; returns how many. */
  readonly keep: (events: ReadonlyArray<NotedEvent>) => Effect.Effect<number>
  /**
   * Sends the oldest events, at most 50. They wait on if the shop cannot be reached; a batch that it refuses for good is dropped.
   * Returns whether more wait.
   */
  readonly send: (input: NoInput) => Effect.Effect<boolean, Unavailable>
  /** Forgets everything that waits. */
  readonly clear: (input: NoInput) => Effect.Effect<void>
}

/** The queue of one browser. */
export interface TrackedQueue extends QueuePort {
  readonly session: () => SessionId
  /** Joins this viewer to the member who has just logged in. */
  readonly join: () => void
  /** Reports an order that was just placed here. */
  readonly convert: (order: OrderCode) => void
  /** Gives what waits to the browser, which sends it though the page is left. It waits on: the shop stores it once. */
  readonly leave: () => void
}

/** What the queue of a browser is made of. */
export interface QueueParts {
  /** One list for all tabs: what two tabs send is stored once. */
  readonly store: SharedTextStore
  readonly record: TrackingPort["record"]
  readonly session: () => SessionId
  readonly newId: () => EventId
}

/** The events of a browser that wait to be sent, over a list that survives reloads. D-72. */
export const queueOver = ({ store, record, session, newId }: QueueParts): QueuePort => {
  const change = (next: (queue: ReadonlyArray<TrackingEvent>) => ReadonlyArray<TrackingEvent>) =>
    Effect.promise(() => store.alone(() => store.write(queueText(next(queueIn(store.read()))))))
  return {
    keep: (events) =>
      Effect.as(
        change((queue) => events.reduce((all, { noted, at }) => enqueue(all, { ...noted, id: newId(), at }), queue)),
        events.length
      ),
    send: Effect.fnUntraced(function* () {
      const events = queueIn(store.read()).slice(0, batchMost)
      if (events.length === 0) return false
      yield* record({ session: session(), events }).pipe(
        Effect.catchTag("TooManyTries", () => Effect.fail(new Unavailable())),
        Effect.catchTag("EventsRefused", () => Effect.void)
      )
      yield* change((queue) => without(queue, events))
      return queueIn(store.read()).length > 0
    }),
    clear: () => Effect.sync(() => store.clear())
  }
}
