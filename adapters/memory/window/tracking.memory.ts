import { Effect } from "effect"
import type { MemberId } from "#core/account/member.ts"
import type { OrderCode } from "#core/orders/order.ts"
import type { TrackingStore } from "#core/tracking/tracking.port.ts"
import type { SessionId, TrackingEvent } from "#core/tracking/tracking-event.ts"

/** Tracking in memory, with what it has stored. */
export interface MemoryTracking extends TrackingStore {
  readonly events: () => ReadonlyArray<TrackingEvent & { readonly session: SessionId }>
  readonly members: ReadonlyMap<SessionId, MemberId>
  readonly orders: ReadonlyMap<OrderCode, SessionId>
}

/** Creates an empty one. */
export const memoryTracking = (isPlaced: (order: OrderCode) => boolean = () => true): MemoryTracking => {
  const stored = new Map<string, TrackingEvent & { readonly session: SessionId }>()
  const members = new Map<SessionId, MemberId>()
  const orders = new Map<OrderCode, SessionId>()
  return {
    events: () => [...stored.values()],
    members,
    orders,
    insert: (session, events) =>
      Effect.sync(() => {
        const before = stored.size
        for (const event of events) {
          const key = `${session} ${event.id} ${event.at}`
          if (!stored.has(key)) stored.set(key, { ...event, session })
        }
        return stored.size - before
      }),
    join: (session, member) =>
      Effect.sync(() => {
        if (!members.has(session)) members.set(session, member)
      }),
    insertOrder: ({ session, order }) =>
      Effect.sync(() => {
        if (isPlaced(order) && !orders.has(order)) orders.set(order, session)
      })
  }
}
