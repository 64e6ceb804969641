import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { consentIn } from "#core/tracking/consent.ts"
import { trackedPage } from "#core/tracking/page-type.rule.ts"
import { enqueue, queueIn, queueText, without } from "#core/tracking/queue.rule.ts"
import { isTimely, type TrackingEvent, trackedTypes, trackedVerbs } from "#core/tracking/tracking-event.ts"
import { runs } from "../arbitraries.ts"
import { someEvent, someNow } from "./some-events.ts"

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
      { numRuns: runs }
    ))

  it("is empty for any other text, and drops what is no event", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(queueIn(text)).toEqual([])
      }),
      { numRuns: runs }
    )
    const event = someEvent()
    const text = JSON.stringify({ v: 1, events: [null, 1, { ...event, verb: "bought" }, { ...event, id: "1" }, event] })
    expect(queueIn(text)).toEqual([event])
  })

  it("holds 500 events; of more the oldest go", () => {
    const events = Array.from({ length: 501 }, () => someEvent())
    const queue = events.reduce<ReadonlyArray<TrackingEvent>>(enqueue, [])
    expect(queue).toEqual(events.slice(1))
    expect(without(queue, events.slice(0, 400))).toEqual(events.slice(400))
  })
})

describe("a tracked page", () => {
  it.each([
    ["Dashboard", {}, { type: "home" }],
    [
      "productDetail",
      { category_name: "sunscreen", product_id: "1051-kunci-seharian" },
      { type: "product_detail", id: "1051" }
    ],
    ["Category", { category_id: "330", category_name: "sunscreen" }, { type: "category", id: "330" }],
    ["BrandDetailOrigin", { brand_id: "131-kabut" }, { type: "brand", id: "131" }],
    ["Reviewer", { user_name: "sari.dewi" }, { type: "other" }],
    ["OrderPage", { code: "PDR-261120-7K3QX" }, { type: "other" }],
    ["TagConcern", { name: "kulit kering" }, { type: "tag" }],
    ["Search", {}, { type: "search" }],
    ["productDetail", { product_id: "a b@c" }, { type: "product_detail" }]
  ])("of %s %j is %j, without names and codes", (route, params, page) => {
    expect(trackedPage(route, params)).toEqual(page)
  })
})

describe("an event", () => {
  it.each([
    [30 * 86_400_000, true],
    [30 * 86_400_000 + 1, false],
    [-3_600_000, true],
    [-3_600_001, false]
  ])("that happened %i ms ago may be stored: %s", (ago, may) => {
    expect(isTimely(someEvent({}, ago), someNow)).toBe(may)
  })
})

describe("an answer to whether visits may be counted", () => {
  it.each([
    ["yes", "yes"],
    ["no", "no"],
    ["true", undefined],
    [undefined, undefined]
  ])("%s is %s", (text, answer) => expect(consentIn({ read: () => text })).toBe(answer))
})
