import { describe, expect, it } from "vitest"
import { instant } from "#core/kernel/moment.ts"
import { rupiah } from "#core/kernel/money.ts"
import { mayBeFor } from "#core/orders/transfer/candidates.rule.ts"
import { BankId } from "#core/orders/transfer/payment.ts"
import { someNow } from "../../arbitraries.ts"
import { someOrder } from "../some-order.ts"

const hourMs = 3_600_000

/** D-56; decision 0051. The order asks for Rp190.123 and was placed at `someNow`. */
describe("an order that a transfer of another amount may be for", () => {
  const transfer = (amount: number, ms: number, bank = "bca") =>
    mayBeFor(someOrder(1), { bank: BankId(bank), amount: rupiah(amount), at: instant(someNow + ms) })

  it.each([
    [0, true],
    [-1, false],
    [48 * hourMs, true],
    [48 * hourMs + 1, false]
  ])("was placed at most 48 hours before, not after it: %i ms, %s", (ms, may) => {
    expect(transfer(190_124, ms)).toBe(may)
  })

  it.each([
    [(48 + 7 * 24) * hourMs, true],
    [(48 + 7 * 24) * hourMs + 1, false]
  ])("counts seven days longer for exactly its amount: %i ms, %s", (ms, may) => {
    expect(transfer(190_123, ms)).toBe(may)
  })

  it.each([
    [180_123, true],
    [180_122, false],
    [200_123, true],
    [200_124, false]
  ])("asks for Rp10.000 more or less at most: %i, %s", (amount, may) => expect(transfer(amount, 0)).toBe(may))

  it("asks for it on the same account", () => expect(transfer(190_123, 0, "mandiri")).toBe(false))
})
