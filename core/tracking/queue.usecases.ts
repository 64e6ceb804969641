import { Effect } from "effect"
import { Unavailable } from "../kernel/failure.ts"
import type { NoInput } from "../kernel/input.ts"
import type { Instant } from "../kernel/moment.ts"
import type { SharedTextStore } from "../kernel/text-store.ts"
import type { OrderCode } from "../orders/order.ts"
import { enqueue, ordersIn, ordersMost, queueIn, queueText, without } from "./queue.rule.ts"
import type { TrackingPort } from "./tracking.port.ts"
import { batchMost, type EventId, type Noted, type SessionId, type TrackingEvent } from "./tracking-event.ts"

/** An event with its moment, before it has an id. */
export interface NotedEvent {
  readonly noted: Noted
  readonly at: Instant
}

/** What a machine does with events of a browser. */
export interface QueuePort {
  /** Stores events until they were sent, unless their viewer has refused meanwhile; returns how many it was given. */
  readonly keep: (events: ReadonlyArray<NotedEvent>) => Effect.Effect<number>
  /**
   * Reports the orders and sends the oldest events, at most 50. They wait on if the shop cannot be reached; a batch that it refuses
   * for good is dropped. Returns whether more wait.
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
  /** Stores that an order was just placed here, until it was reported with the events of its page. */
  readonly convert: (order: OrderCode) => void
  /** Gives what waits to the browser, which sends it though the page is left. It waits on: the shop stores it once. */
  readonly leave: () => void
}

/** What the queue of a browser is made of. */
export interface QueueParts {
  /** One list for all tabs: what two tabs send is stored once. */
  readonly store: SharedTextStore
  readonly record: TrackingPort["record"]
  readonly convert: TrackingPort["convert"]
  /** Whether this browser's viewer agrees, as any of its tabs was answered last. */
  readonly mayCount: () => boolean
  readonly session: () => SessionId
  readonly newId: () => EventId
}

/** The queue over a list of the browser, with the orders that wait in it. */
export interface StoredQueue extends QueuePort {
  readonly addOrder: (order: OrderCode) => Effect.Effect<void>
}

/** The events of a browser that wait to be sent, over a list that survives reloads. D-72. */
export const queueOver = ({ store, record, convert, mayCount, session, newId }: QueueParts): StoredQueue => {
  const change = (
    next: (events: ReadonlyArray<TrackingEvent>, orders: ReadonlyArray<OrderCode>) => string
  ): Effect.Effect<void> =>
    Effect.promise(() =>
      store.alone(() => {
        // Another tab may have been refused while this one waited for its turn.
        if (mayCount()) store.write(next(queueIn(store.read()), ordersIn(store.read())))
      })
    )
  const report = Effect.fnUntraced(function* (order: OrderCode) {
    yield* convert({ session: session(), order })
    yield* change((events, orders) =>
      queueText(
        events,
        orders.filter((one) => one !== order)
      )
    )
  })
  return {
    keep: (events) =>
      Effect.as(
        change((queue, orders) =>
          queueText(
            events.reduce((all, { noted, at }) => enqueue(all, { ...noted, id: newId(), at }), queue),
            orders
          )
        ),
        events.length
      ),
    addOrder: (order) =>
      change((events, orders) =>
        queueText(events, [...orders.filter((one) => one !== order), order].slice(-ordersMost))
      ),
    send: Effect.fnUntraced(function* () {
      if (!mayCount()) return false
      yield* Effect.forEach(ordersIn(store.read()), report, { discard: true }).pipe(
        Effect.catchTag("TooManyTries", () => Effect.fail(new Unavailable()))
      )
      const events = queueIn(store.read()).slice(0, batchMost)
      if (events.length === 0) return false
      yield* record({ session: session(), events }).pipe(
        Effect.catchTag("TooManyTries", () => Effect.fail(new Unavailable())),
        Effect.catchTag("EventsRefused", () => Effect.void)
      )
      yield* change((queue, orders) => queueText(without(queue, events), orders))
      return queueIn(store.read()).length > 0
    }),
    clear: () => Effect.promise(() => store.alone(() => store.clear()))
  }
}
