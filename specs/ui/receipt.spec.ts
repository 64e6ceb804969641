import { createElement } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { describe, expect, it, vi } from "vitest"
import { instant } from "#core/kernel/moment.ts"
import { rupiah } from "#core/kernel/money.ts"
import { ReceiptHead } from "#ui/orders/ReceiptHead.tsx"
import { someOrder } from "../orders/some-order.ts"

// Styles are made by the build, words and the shop come from the app around a page.
vi.mock("#ui/orders/OrderPage.css.ts", () => ({ receipt: "receipt", receiptTitle: "title", facts: "facts" }))
vi.mock("#ui/shop/shop.tsx", () => ({ useShop: () => ({ chrome: { shop: { name: "Pendar" } } }) }))
vi.mock("#ui/messages/useWords.ts", () => ({
  useWords: () => ({
    t: (key: string, values = {}) => [key, ...Object.values(values)].join(" "),
    moment: String
  })
}))

const receiptOf = (sum: number | undefined): string => {
  const order = someOrder(1)
  const paid = { ...order.payment, state: "paid" as const, paidAt: instant(2), amount: rupiah(128_126) }
  const accepted = {
    at: instant(2),
    actor: { kind: "staff" as const },
    type: "transfer.accepted",
    from: order.status,
    to: "paid" as const,
    ...(sum !== undefined && { amount: rupiah(sum) })
  }
  return renderToStaticMarkup(
    createElement(ReceiptHead, { order: { ...order, payment: paid, events: [...order.events, accepted] } })
  )
}

describe("the receipt of an order (rule 53, decision 0062)", () => {
  it("names the sum that came in if it is another than the order's", () => {
    expect(receiptOf(123_126)).toContain("orders.receipt.otherSum Rp123.126 Rp128.126")
  })

  it.each([128_126, undefined])("names no other sum if %s came in", (sum) => {
    expect(receiptOf(sum)).not.toContain("orders.receipt.sum")
  })
})
