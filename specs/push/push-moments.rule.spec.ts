import { describe, expect, it } from "vitest"
import { budgetOfKind } from "#adapters/outbox/budgets.ts"
import { isPushed, pushMoments } from "#core/push/push-moments.rule.ts"
import en from "#ui/messages/en/mail.json" with { type: "json" }
import id from "#ui/messages/id/mail.json" with { type: "json" }

const kinds = Object.keys(pushMoments) as ReadonlyArray<keyof typeof pushMoments>

describe("occasions that go to a member's devices", () => {
  it("are those of an order that come without a press of the member. D-59", () => {
    for (const kind of [
      "order-paid",
      "order-shipped",
      "order-ready",
      "order-delivered",
      "order-cancelled",
      "order-refunded"
    ])
      expect(isPushed(kind)).toBe(true)
    for (const kind of ["order-placed", "order-on-delivery", "order-review", "return-claimed", "order-key", "code"])
      expect(isPushed(kind)).toBe(false)
    expect(isPushed("toString")).toBe(false)
    for (const kind of kinds) expect(Object.keys(budgetOfKind)).toContain(kind)
  })

  it("wait a day or three for a device that is off", () => {
    expect(new Set(kinds.map((kind) => pushMoments[kind].waitMs / 86_400_000))).toEqual(new Set([1, 3]))
    expect(pushMoments["order-ready"]).toEqual({ waitMs: 86_400_000, urgency: "high" })
    expect(pushMoments["order-shipped"]).toEqual({ waitMs: 259_200_000, urgency: "normal" })
  })

  it.each(kinds)("%s names nothing but the order, in at most 100 characters", (kind) => {
    for (const texts of [id, en]) {
      const { push } = texts[kind]
      expect(push.match(/\{\{[^}]*\}\}/g)).toEqual(["{{code}}"])
      expect(push.replace("{{code}}", "PD-261120-ABCDE").length).toBeLessThanOrEqual(100)
    }
  })
})
