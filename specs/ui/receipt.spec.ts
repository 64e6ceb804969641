import { createElement } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { describe, expect, it, vi } from "vitest"
import { instant } from "#core/kernel/moment.ts"
import { rupiah } from "#core/kernel/money.ts"
import { ReceiptFacts } from "#ui/orders/receipt/ReceiptFacts.tsx"
import { someOrder } from "../orders/some-order.ts"

// Styles are made by the build, words come from the app around a page.
vi.mock("#ui/orders/receipt/Receipt.css.ts", () => ({ part: "part", partTitle: "title", pairs: "pairs", pair: "pair" }))
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
    createElement(ReceiptFacts, { order: { ...order, payment: paid, events: [...order.events, accepted] } })
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
