import { randomUUID } from "node:crypto"
import { instant } from "#core/kernel/moment.ts"
import { EventId, SessionId, type TrackingEvent } from "#core/tracking/tracking-event.ts"

export const someNow = instant(Date.parse("2026-11-20T05:00:00Z"))

export const someSession = (): SessionId => SessionId(randomUUID())

/** @param ago how long before `someNow` it happened, in milliseconds */
export const someEvent = (more: Partial<TrackingEvent> = {}, ago = 0): TrackingEvent => ({
  id: EventId(randomUUID()),
  at: instant(someNow - ago),
  verb: "view",
  type: "product_detail",
  objectId: "1001",
  ...more
})
