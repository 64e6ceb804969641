import { describe, expect, it } from "vitest"
import type { PickupPlace } from "#core/pickup/pickup.ts"
import { stageOf, wayOf } from "#core/pickup/way.rule.ts"

const store = { id: 5 } as PickupPlace

describe("the way of an order", () => {
  it("is a courier, unless a store is chosen", () => {
    expect(wayOf({ ships: true })).toBe("ship")
    expect(wayOf({ ships: true, pickup: {} })).toBe("ship")
    expect(wayOf({ ships: false, pickup: { store } })).toBe("pickup")
  })

  it("is a courier while the chosen store is gone: another one or an address is chosen", () => {
    expect(wayOf({ ships: false, pickup: {} })).toBe("ship")
  })

  it("is a message for e-gifts, of which nothing is carried (D-22)", () => {
    expect(wayOf({ ships: false })).toBe("message")
  })
})

describe("the stage of a step", () => {
  it("says what the details are about", () => {
    expect(stageOf("details", { ships: true })).toBe("details")
    expect(stageOf("details", { ships: false, pickup: { store } })).toBe("pickup")
    expect(stageOf("details", { ships: false })).toBe("message")
  })

  it("is the step itself otherwise, also before the checkout is there", () => {
    expect(stageOf("payment", { ships: false })).toBe("payment")
    expect(stageOf("details", null)).toBe("details")
  })
})
