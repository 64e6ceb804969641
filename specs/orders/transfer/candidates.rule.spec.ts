import { describe, expect, it } from "vitest"
import { instant } from "#core/kernel/moment.ts"
import { rupiah } from "#core/kernel/money.ts"
import { type Order, OrderCode } from "#core/orders/order.ts"
import { type Candidate, likelier, mayBeFor } from "#core/orders/transfer/candidates.rule.ts"
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

  describe("that came in on another account of the shop", () => {
    const elsewhere = (amount: number, change: Partial<Order> = {}, ms = 0) =>
      mayBeFor(
        { ...someOrder(1), ...change },
        { bank: BankId("bca-2"), amount: rupiah(amount), at: instant(someNow + ms) }
      )

    it.each([
      [190_123, true],
      [190_122, false],
      [190_124, false]
    ])("waits for exactly its amount: %i, %s", (amount, may) => expect(elsewhere(amount)).toBe(may))

    it.each([
      ["awaiting_bank_wire_payment", true],
      ["payment_review", true],
      ["expired", false],
      ["cancelled", false],
      ["paid", false]
    ] as const)("still waits: %s, %s", (status, may) => expect(elsewhere(190_123, { status })).toBe(may))

    it("waits also if it was accepted without a transfer", () => {
      const accepted = { type: "transfer.accepted", at: someNow, actor: { kind: "staff", name: "sari" } } as const
      const events = [{ ...accepted, from: "payment_review", to: "paid" }] as const
      expect(elsewhere(190_123, { status: "paid", events })).toBe(true)
    })

    it("was placed before it", () => expect(elsewhere(190_123, {}, -1)).toBe(false))
  })

  it("comes after one on the transfer's own account that asks for as much", () => {
    const one = (code: string, more: Partial<Candidate>): Candidate => ({
      code: OrderCode(code),
      status: "awaiting_bank_wire_payment",
      amount: rupiah(190_123),
      ...more
    })
    const [own, near, other, ended] = [
      one("D", {}),
      one("C", { amount: rupiah(190_100) }),
      one("B", { otherBank: BankId("bca-2") }),
      one("A", { status: "expired" })
    ]
    expect([ended, near, other, own].toSorted(likelier(rupiah(190_123)))).toEqual([own, other, near, ended])
  })
})
