import { describe, expect, it } from "vitest"
import { rupiah } from "#core/kernel/money.ts"
import type { OrderEvent } from "#core/orders/order.ts"
import { awaitsItsTransfer } from "#core/orders/transfer/accepted.rule.ts"
import { placedEvent, someOrder } from "../some-order.ts"

const { placedAt } = someOrder(1)
const event = (type: OrderEvent["type"], amount?: number): OrderEvent => ({
  ...placedEvent(placedAt),
  type,
  ...(amount !== undefined && { amount: rupiah(amount) })
})

describe("an order that staff accepted without its transfer (decision 0064)", () => {
  it.each([
    ["was not accepted", [], false],
    ["was accepted without a transfer", [event("transfer.accepted")], true],
    ["was accepted with the sum that came", [event("transfer.accepted", 190_123)], false],
    ["was accepted, and its transfer was linked since", [event("transfer.accepted"), event("transfer.linked")], false]
  ] as const)("awaits it if it %s: %s", (_, events, awaits) => expect(awaitsItsTransfer({ events })).toBe(awaits))
})
