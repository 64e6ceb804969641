import { describe, expect, it } from "vitest"
import { isCalledOff, isFinal, isUndone } from "#core/orders/ended.rule.ts"
import { orderStatuses } from "#core/orders/order.ts"

describe("the end of an order", () => {
  it("is one of four, of which three undo the purchase, and two give the stock back", () => {
    expect(orderStatuses.filter(isFinal)).toEqual(["completed", "expired", "cancelled", "refunded"])
    expect(orderStatuses.filter(isUndone)).toEqual(["expired", "cancelled", "refunded"])
    expect(orderStatuses.filter(isCalledOff)).toEqual(["expired", "cancelled"])
  })
})
