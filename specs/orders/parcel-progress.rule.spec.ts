import { describe, expect, it } from "vitest"
import { type Delivery, type OrderStatus, orderStatuses } from "#core/orders/order.ts"
import { parcelStep, parcelSteps } from "#core/orders/parcel-progress.rule.ts"

const ship = { kind: "ship" } as Delivery

describe("the progress of a parcel", () => {
  it("follows the status of its order", () => {
    const steps = (statuses: ReadonlyArray<OrderStatus>) =>
      statuses.map((status) => parcelStep({ status, delivery: ship }))
    expect(steps(["awaiting_bank_wire_payment", "payment_review"])).toEqual([undefined, undefined])
    expect(steps(["paid", "waiting_release", "processing", "shipped", "delivered", "completed"])).toEqual([
      "paid",
      "paid",
      "packed",
      "shipped",
      "arrived",
      "arrived"
    ])
    expect(steps(["expired", "cancelled", "refunded"])).toEqual([undefined, undefined, undefined])
  })

  it("never goes back from one status to a later one", () => {
    const places = orderStatuses
      .map((status) => parcelStep({ status, delivery: ship }))
      .flatMap((step) => (step === undefined ? [] : [parcelSteps.indexOf(step)]))
    expect(places).toEqual(places.toSorted())
  })

  it("is none of what is sent as a message", () => {
    for (const status of orderStatuses) expect(parcelStep({ status, delivery: { kind: "message" } })).toBeUndefined()
  })
})
