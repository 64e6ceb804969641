import { Schema } from "effect"
import { OrderCode } from "#core/orders/order.ts"
import { EventsRefused } from "#core/tracking/tracking.errors.ts"
import { type TrackedBatch, type TrackingPort, trackedActions } from "#core/tracking/tracking.port.ts"
import {
  batchMost,
  EventId,
  SessionId,
  type TrackingEvent,
  trackedIdPattern,
  trackedTypes,
  trackedVerbs
} from "#core/tracking/tracking-event.ts"
import { tooManyTries } from "../account/account-refusals.wire.ts"
import type { Answer, Mapping, Wire } from "../endpoint.ts"
import { brandCodec, moment, one, same, words } from "../parts.ts"

const uuid = Schema.String.pipe(Schema.check(Schema.isUUID(), Schema.isLowercased()))
const session = brandCodec(SessionId, uuid)
const type = Schema.Literals(trackedTypes)
const id = Schema.String.pipe(Schema.check(Schema.isPattern(trackedIdPattern)))

const Event = Schema.Struct({
  _id: brandCodec(EventId, uuid),
  at: moment,
  verb: Schema.Literals(trackedVerbs),
  object_type: type,
  object_id: Schema.optionalKey(id),
  referrer: Schema.optionalKey(Schema.Struct({ object_type: type })),
  target: Schema.optionalKey(Schema.Struct({ id, object_type: type }))
})
type Event = typeof Event.Type

const event: Mapping<TrackingEvent, Event> = {
  schema: Event,
  to: ({ id: own, type: kind, objectId, from, target, ...rest }) => ({
    ...rest,
    _id: own,
    object_type: kind,
    ...(objectId !== undefined && { object_id: objectId }),
    ...(from !== undefined && { referrer: { object_type: from } }),
    ...(target && { target: { id: target.id, object_type: target.type } })
  }),
  from: ({ _id, object_type, object_id, referrer, target, ...rest }) => ({
    ...rest,
    id: _id,
    type: object_type,
    ...(object_id !== undefined && { objectId: object_id }),
    ...(referrer && { from: referrer.object_type }),
    ...(target && { target: { id: target.id, type: target.object_type } })
  })
}

const Batch = Schema.Struct({
  session_id: session,
  events: Schema.Array(Event).check(Schema.isMinLength(1), Schema.isMaxLength(batchMost)),
  // Members are known by the session of the call; what a page says of them counts for nothing.
  user_id: Schema.optionalKey(words)
})

/** A batch as it travels; also what a browser sends when its page is left. */
export const trackedBatch: Mapping<TrackedBatch, typeof Batch.Type> = {
  schema: Batch,
  to: ({ session: viewer, events }) => ({ session_id: viewer, events: events.map(event.to) }),
  from: ({ session_id, events }) => ({ session: session_id, events: events.map(event.from) })
}

const Action = Schema.Struct({
  verb: Schema.Literals(trackedActions),
  device_id: session,
  user_id: Schema.optionalKey(words),
  is_guest: Schema.optionalKey(Schema.Boolean),
  accessed_at: Schema.optionalKey(moment),
  acquisition_source: Schema.optionalKey(words)
})
const Ordered = Schema.Struct({
  session_id: session,
  verb: Schema.Literal("purchase"),
  object_type: Schema.Literal("order"),
  object_id: brandCodec(OrderCode, Schema.String.pipe(Schema.check(Schema.isPattern(/^PDR-\d{6}-[2-9A-HJ-NP-Z]{5}$/))))
})

const nothingBack = {
  schema: Schema.Struct({ data: Schema.Struct({}) }),
  to: () => ({ data: {} }),
  from: (_: Answer) => undefined
}
const refusals = { TooManyTries: tooManyTries }

/** Endpoints of tracking and conversions. Specification 7, Analytics; wire, Banners, tracking, others. */
export const trackingWire: Wire<TrackingPort> = {
  record: {
    service: "analytics",
    method: "post",
    path: "/sessions/me",
    summary: "What a viewer who agreed did, at most 50 events; one that is sent again is stored once",
    input: trackedBatch,
    output: one(same(Schema.Struct({ stored: Schema.Int, dropped: Schema.Int }))),
    status: () => 202,
    refusals: { ...refusals, EventsRefused: { status: 422, code: "INVALID_DATA", make: () => new EventsRefused() } }
  },
  act: {
    service: "analytics",
    method: "post",
    path: "/user/me/actions",
    summary: "Joins a viewer who agreed to the member who is logged in",
    input: {
      schema: Action,
      to: ({ session: viewer, action }) => ({ verb: action, device_id: viewer }),
      from: ({ verb, device_id }: typeof Action.Type) => ({ session: device_id, action: verb })
    },
    output: nothingBack,
    status: () => 202,
    refusals
  },
  convert: {
    service: "conversions",
    method: "post",
    path: "/events",
    summary: "An order of a viewer who agreed; each counts once",
    input: {
      schema: Ordered,
      to: ({ session: viewer, order }) => ({
        session_id: viewer,
        verb: "purchase" as const,
        object_type: "order" as const,
        object_id: order
      }),
      from: ({ session_id, object_id }: typeof Ordered.Type) => ({ session: session_id, order: object_id })
    },
    output: nothingBack,
    status: () => 202,
    refusals
  }
}
