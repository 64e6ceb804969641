import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { OrderCode } from "#core/orders/order.ts"
import { enqueue, ordersIn, queueIn, queueText, without } from "#core/tracking/queue.rule.ts"
import { type TrackingEvent, trackedTypes, trackedVerbs } from "#core/tracking/tracking-event.ts"
import { runs } from "../arbitraries.ts"
import { someEvent } from "./some-events.ts"

const anyId = fc.stringMatching(/^[\w-]{1,64}$/)
const anyType = fc.constantFrom(...trackedTypes)
const anyEvent: fc.Arbitrary<TrackingEvent> = fc
  .record(
    {
      verb: fc.constantFrom(...trackedVerbs),
      type: anyType,
      objectId: anyId,
      from: anyType,
      target: fc.record({ type: anyType, id: anyId })
    },
    { requiredKeys: ["verb", "type"] }
  )
  .map((more) => someEvent(more))

describe("the queue of a browser", () => {
  it("comes back as it was stored", () =>
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 20 }), (events) => {
        expect(queueIn(queueText(events))).toEqual(events)
      }),
      runs(300)
    ))

  it("is empty for any other text, and drops what is no event", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(queueIn(text)).toEqual([])
      }),
      runs(300)
    )
    const event = someEvent()
    const text = JSON.stringify({ v: 1, events: [null, 1, { ...event, verb: "bought" }, { ...event, id: "1" }, event] })
    expect(queueIn(text)).toEqual([event])
  })

  it("holds the last 20 orders beside the events, and nothing that is no code", () => {
    const codes = Array.from({ length: 21 }, (_, place) => OrderCode(`PDR-2611${String(place + 10)}-7K3QX`))
    const events = [someEvent()]
    const text = queueText(events, codes)
    expect([ordersIn(text), queueIn(text)]).toEqual([codes.slice(1), events])
    expect(ordersIn(JSON.stringify({ v: 1, events, orders: [1, null, "sari@contoh.id", codes[0]] }))).toEqual([
      codes[0]
    ])
    expect(ordersIn(queueText(events))).toEqual([])
  })

  it("holds 500 events; of more the oldest go", () => {
    const events = Array.from({ length: 501 }, () => someEvent())
    const queue = events.reduce<ReadonlyArray<TrackingEvent>>(enqueue, [])
    expect(queue).toEqual(events.slice(1))
    expect(without(queue, events.slice(0, 400))).toEqual(events.slice(400))
  })
})
