import { instant } from "../kernel/moment.ts"
import { OrderCode } from "../orders/order.ts"
import {
  EventId,
  type TrackedType,
  type TrackedVerb,
  type TrackingEvent,
  trackedIdPattern,
  trackedTypes,
  trackedVerbs
} from "./tracking-event.ts"

/** Events that wait in a browser; of more the oldest go. Own choice. */
export const queueMost = 500

/** Orders that wait to be reported, at most; of more the oldest go. Own choice. */
export const ordersMost = 20

/** Adds an event to those that wait, which stay in their order. */
export const enqueue = (queue: ReadonlyArray<TrackingEvent>, event: TrackingEvent): ReadonlyArray<TrackingEvent> =>
  [...queue, event].slice(-queueMost)

/** Returns those that still wait after some were stored. */
export const without = (
  queue: ReadonlyArray<TrackingEvent>,
  stored: ReadonlyArray<Pick<TrackingEvent, "id">>
): ReadonlyArray<TrackingEvent> => {
  const ids = new Set(stored.map(({ id }) => id))
  return queue.filter(({ id }) => !ids.has(id))
}

/** Serialises the events and the orders that wait. */
export const queueText = (events: ReadonlyArray<TrackingEvent>, orders: ReadonlyArray<OrderCode> = []): string =>
  JSON.stringify({ v: 1, events, ...(orders.length > 0 && { orders }) })

/** Parses what a browser stored; what is no event is dropped. Machines 15. */
export const queueIn = (text: string | undefined): ReadonlyArray<TrackingEvent> =>
  listIn(text, "events").flatMap(eventIn).slice(-queueMost)

/** Parses the orders that wait to be reported; what is no code of one is dropped. */
export const ordersIn = (text: string | undefined): ReadonlyArray<OrderCode> =>
  listIn(text, "orders")
    .flatMap((code) => (typeof code === "string" && orderPattern.test(code) ? OrderCode(code) : []))
    .slice(-ordersMost)

const listIn = (text: string | undefined, name: "events" | "orders"): ReadonlyArray<unknown> => {
  try {
    const parsed: unknown = JSON.parse(text ?? "")
    if (!isRecord(parsed) || parsed["v"] !== 1) return []
    const list = parsed[name]
    return Array.isArray(list) ? list : []
  } catch {
    return []
  }
}

const eventIn = (given: unknown): ReadonlyArray<TrackingEvent> => {
  if (!isRecord(given)) return []
  const { id, at, objectId, target } = given
  const [verb, type, from] = [verbIn(given["verb"]), typeIn(given["type"]), typeIn(given["from"])]
  if (typeof id !== "string" || !uuid.test(id) || !Number.isSafeInteger(at)) return []
  if (verb === undefined || type === undefined) return []
  const targetType = isRecord(target) ? typeIn(target["type"]) : undefined
  const targetId = isRecord(target) ? idIn(target["id"]) : undefined
  const object = idIn(objectId)
  const event: TrackingEvent = {
    id: EventId(id),
    at: instant(Number(at)),
    verb,
    type,
    ...(object !== undefined && { objectId: object }),
    ...(from !== undefined && { from }),
    ...(targetType !== undefined && targetId !== undefined && { target: { type: targetType, id: targetId } })
  }
  return [event]
}

const orderPattern = /^PDR-\d{6}-[2-9A-HJ-NP-Z]{5}$/
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null
const verbIn = (given: unknown): TrackedVerb | undefined => trackedVerbs.find((verb) => verb === given)
const typeIn = (given: unknown): TrackedType | undefined => trackedTypes.find((type) => type === given)
const idIn = (given: unknown): string | undefined =>
  typeof given === "string" && trackedIdPattern.test(given) ? given : undefined
