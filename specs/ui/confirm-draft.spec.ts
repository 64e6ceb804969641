import { describe, expect, it } from "vitest"
import { rupiah } from "#core/kernel/money.ts"
import type { Order } from "#core/orders/order.ts"
import { keepDraft, startOf } from "#ui/orders/confirm-draft.ts"
import { someNow } from "../arbitraries.ts"
import { heldText } from "../held-text.ts"
import { someOrder } from "../orders/some-order.ts"

const order = someOrder(1)
const confirmation = { bank: "Mandiri", sender: "Ayu Lestari", amount: rupiah(264_450), day: "2026-01-02", at: someNow }

/** The same order after so many confirmations. */
const confirmed = (times: number): Order => ({
  ...order,
  payment: { ...order.payment, confirmations: Array.from({ length: times }, () => confirmation) }
})

const typed = { bank: "Mandiri", sender: "Ayu Lestari", amount: "264.450", day: "2026-01-02" }
const draft = { earlier: 0, form: typed, receipt: null, idempotencyKey: "once" }

describe("the draft of a confirmation", () => {
  it("begins with the amount of the order and the day", () => {
    const { form, receipt, earlier } = startOf(heldText(), order, someNow)
    expect([form.bank, form.sender, form.amount, receipt, earlier]).toEqual(["", "", "190.123", null, 0])
  })

  it("is sent again under its key while the order has no other confirmation", () => {
    const store = heldText()
    keepDraft(store, order.code, draft)
    expect(startOf(store, order, someNow)).toEqual({ ...draft, placedAt: order.placedAt })
  })

  it("begins another confirmation after one has arrived, with the same texts", () => {
    const store = heldText()
    keepDraft(store, order.code, draft)
    const next = startOf(store, confirmed(1), someNow)
    expect(next).toMatchObject({ form: typed, earlier: 1 })
    expect(next.idempotencyKey).not.toBe("once")
  })

  it("is not that of another order, nor read from a broken text", () => {
    const store = heldText()
    keepDraft(store, someOrder(2).code, draft)
    expect(startOf(store, order, someNow).form.bank).toBe("")
    store.write("{")
    expect(startOf(store, order, someNow).form.bank).toBe("")
  })
})
