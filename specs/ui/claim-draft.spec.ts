import { describe, expect, it } from "vitest"
import { LineId } from "#core/cart/cart.ts"
import { OrderCode } from "#core/orders/order.ts"
import { ReceiptId } from "#core/orders/transfer/payment.ts"
import { someOrder } from "#specs/orders/some-order.ts"
import { claimStart, dropClaimDraft, keepClaimDraft } from "../../ui/orders/returns/claim-draft.ts"

const order = someOrder(1)
const line = LineId("1001-01")
const storeOf = (text?: string) => {
  let held = text
  return {
    read: () => held,
    write: (next: string) => {
      held = next
    },
    clear: () => {
      held = undefined
    }
  }
}

describe("a claim as it was left", () => {
  it("begins empty, with the name of the buyer; the only unit of an order goes back", () => {
    const { form, photos } = claimStart(storeOf(), order)
    expect(form).toMatchObject({ reason: null, units: {}, refund: "bank", holder: "Ayu Lestari" })
    expect(photos).toEqual([])
    const lines = order.lines.map((one) => ({ ...one, quantity: 1 }))
    expect(claimStart(storeOf(), { ...order, lines }).form.units).toEqual({ [line]: 1 })
  })

  it("comes back as it was, for its own order alone", () => {
    const store = storeOf()
    const left = {
      form: {
        reason: "wrong",
        units: { [line]: 2 },
        note: "salah warna",
        refund: "bank",
        bank: "BCA",
        number: "01234",
        holder: "Ayu"
      },
      photos: [ReceiptId("p1")]
    } as const
    keepClaimDraft(store, order, left)
    expect(claimStart(store, order)).toEqual(left)
    expect(claimStart(store, { ...order, code: OrderCode("PDR-261120-OTHER") }).form.note).toBe("")
    // What was stored of more units than were bought, or of other lines, is not believed.
    keepClaimDraft(store, order, { ...left, form: { ...left.form, units: { [line]: 9, [LineId("x")]: 1 } } })
    expect(claimStart(store, order).form.units).toEqual({ [line]: 2 })
    for (const broken of ["{", "[]", `{"v":1,"code":"${order.code}","form":7}`])
      expect(claimStart(storeOf(broken), order).form.reason).toBe(null)
  })

  it("is deleted once its order takes no claim, and that of another order stays", () => {
    const store = storeOf()
    keepClaimDraft(store, order, claimStart(storeOf(), order))
    dropClaimDraft(store, OrderCode("PDR-261120-OTHER"))
    expect(store.read()).toBeDefined()
    dropClaimDraft(store, order.code)
    expect(store.read()).toBeUndefined()
  })
})
