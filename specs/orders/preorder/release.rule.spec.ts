import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { instant, startOfJakartaDay } from "#core/kernel/moment.ts"
import type { OrderEvent } from "#core/orders/order.ts"
import { postponementOf, promisedAt, releaseAt } from "#core/orders/preorder/release.rule.ts"
import { runs, someNow } from "../../arbitraries.ts"
import { preOrder } from "../../pricing/some-goods.ts"
import { someOrder } from "../some-order.ts"

const [line] = someOrder(1).lines
const ahead = line ? [{ ...line, goods: preOrder("1", 30) }] : []
const event = (type: string, note?: string): OrderEvent => ({
  at: someNow,
  actor: { kind: "staff" },
  type,
  from: "waiting_release",
  to: "waiting_release",
  ...(note !== undefined && { note })
})

/** D-22. */
describe("the day of a pre-order", () => {
  it("is the promised one, and none of other orders", () => {
    expect(promisedAt({ lines: ahead })).toBe(ahead[0]?.goods.deliveryDate)
    expect(releaseAt({ lines: ahead, events: [] })).toBe(ahead[0]?.goods.deliveryDate)
    expect(postponementOf({ lines: ahead, events: [] })).toBeUndefined()
    expect(releaseAt(someOrder(1))).toBeUndefined()
  })

  it("is the last one it was postponed to, which its buyer confirms or not", () => {
    const first = event("release.postponed", "2027-02-01")
    const events = [first, event("wait.confirmed"), event("release.postponed", "2027-03-01")]
    expect(postponementOf({ lines: ahead, events })).toEqual({
      from: ahead[0]?.goods.deliveryDate,
      to: startOfJakartaDay("2027-03-01"),
      isConfirmed: false
    })
    expect(postponementOf({ lines: ahead, events: events.slice(0, 2) })?.isConfirmed).toBe(true)
    expect(releaseAt({ lines: ahead, events })).toBe(startOfJakartaDay("2027-03-01"))
  })

  it("never depends on what else happened to the order", () =>
    fc.assert(
      fc.property(fc.array(fc.constantFrom("money.held", "money.returned", "order.placed")), (types) => {
        const events = [event("release.postponed", "2027-02-01"), ...types.map((type) => event(type))]
        expect(releaseAt({ lines: ahead, events })).toBe(instant(startOfJakartaDay("2027-02-01")))
      }),
      runs(50)
    ))
})
