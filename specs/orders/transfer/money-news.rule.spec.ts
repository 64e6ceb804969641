import { describe, expect, it } from "vitest"
import { fillIn } from "#adapters/outbox/words.ts"
import { instant } from "#core/kernel/moment.ts"
import type { OrderEventType } from "#core/orders/order.machine.ts"
import { type Order, type OrderStatus, orderStatuses } from "#core/orders/order.ts"
import { digitGroups, digitsOf } from "#core/orders/transfer/account-number.rule.ts"
import { messageAbout, moneyNews } from "#core/orders/transfer/money-news.rule.ts"
import type { PaymentState } from "#core/orders/transfer/payment.ts"
import { withLimits } from "#core/shop/limits.rule.ts"
import en from "../../../ui/messages/en/mail.json" with { type: "json" }
import id from "../../../ui/messages/id/mail.json" with { type: "json" }
import { placedEvent, someOrder } from "../some-order.ts"

type Moved = readonly [type: OrderEventType, from: OrderStatus]

const orderAt = (status: OrderStatus, state: PaymentState, paid: boolean, moves: ReadonlyArray<Moved>): Order => {
  const order = someOrder(1)
  return {
    ...order,
    status,
    payment: { ...order.payment, state, ...(paid && { paidAt: instant(1) }) },
    events: [
      ...order.events,
      ...moves.map(([type, from]) => ({ ...placedEvent(order.placedAt), type, from, to: status }))
    ]
  }
}

const confirmed: Moved = ["transfer.confirmed", "awaiting_bank_wire_payment"]
const rejected: Moved = ["transfer.rejected", "payment_review"]

const withConfirmations = (count: number, order: Order): Order => ({
  ...order,
  payment: {
    ...order.payment,
    confirmations: Array.from({ length: count }, () => ({
      bank: "BRI",
      sender: "Rani",
      amount: order.payment.amount,
      day: "2026-11-20",
      at: instant(1)
    }))
  }
})

describe("what a buyer has to know about the money of an order", () => {
  it.each([
    ["a new order", orderAt("awaiting_bank_wire_payment", "awaiting", false, []), undefined],
    [
      "a refused confirmation",
      orderAt("awaiting_bank_wire_payment", "awaiting", false, [confirmed, rejected]),
      "rejected"
    ],
    [
      "a refused confirmation, the tenth of its order",
      withConfirmations(10, orderAt("awaiting_bank_wire_payment", "awaiting", false, [confirmed, rejected])),
      "exhausted"
    ],
    [
      "a refused confirmation, the ninth of its order",
      withConfirmations(9, orderAt("awaiting_bank_wire_payment", "awaiting", false, [confirmed, rejected])),
      "rejected"
    ],
    ["a second confirmation", orderAt("payment_review", "review", false, [confirmed, rejected, confirmed]), undefined],
    ["a paid order", orderAt("paid", "paid", true, []), undefined],
    ["money for a paid order", orderAt("paid", "paid", true, [["money.held", "paid"]]), "overpaid"],
    ["the same order on its way", orderAt("shipped", "paid", true, [["money.held", "paid"]]), "overpaid"],
    [
      "the same once it went back",
      orderAt("paid", "paid", true, [
        ["money.held", "paid"],
        ["money.returned", "paid"]
      ]),
      undefined
    ],
    [
      "money for an expired order that went back",
      orderAt("expired", "expired", false, [
        confirmed,
        rejected,
        ["money.held", "expired"],
        ["money.returned", "expired"]
      ]),
      "returned"
    ],
    [
      "money for a refunded order that went back",
      orderAt("refunded", "refunded", true, [
        ["money.held", "refunded"],
        ["money.returned", "refunded"]
      ]),
      undefined
    ],
    ["an expired order", orderAt("expired", "expired", false, []), undefined],
    ["money for an expired order", orderAt("expired", "held", false, [["money.held", "expired"]]), "late"],
    [
      "a transfer confirmed too late",
      orderAt("expired", "held", false, [["transfer.confirmed", "expired"]]),
      "checking"
    ],
    [
      "a confirmed transfer that was not found",
      orderAt("expired", "expired", false, [confirmed, ["review.ended", "payment_review"]]),
      "unfound"
    ],
    [
      "a transfer confirmed too late that was not found",
      orderAt("expired", "expired", false, [
        ["transfer.confirmed", "expired"],
        ["review.ended", "expired"]
      ]),
      "lost"
    ],
    [
      "another transfer that was confirmed after late money went back, and not found",
      orderAt("expired", "expired", false, [
        ["money.held", "expired"],
        ["money.returned", "expired"],
        ["transfer.confirmed", "expired"],
        ["review.ended", "expired"]
      ]),
      "lost"
    ],
    [
      "a transfer that was confirmed before its order was cancelled, and not found",
      orderAt("cancelled", "cancelled", false, [
        confirmed,
        ["order.cancelled", "payment_review"],
        ["review.ended", "cancelled"]
      ]),
      "lost"
    ],
    [
      "a refused confirmation of an order that expired",
      orderAt("expired", "expired", false, [confirmed, rejected, ["deadline.passed", "awaiting_bank_wire_payment"]]),
      "unproven"
    ],
    [
      "a refused confirmation of an order that its buyer cancelled",
      orderAt("cancelled", "cancelled", false, [
        confirmed,
        rejected,
        ["order.cancelled", "awaiting_bank_wire_payment"]
      ]),
      "unproven"
    ],
    [
      "a second confirmation that was not found either",
      orderAt("expired", "expired", false, [confirmed, rejected, confirmed, ["review.ended", "payment_review"]]),
      "unfound"
    ],
    [
      "money for an order that expired after a refusal",
      orderAt("expired", "held", false, [confirmed, rejected, ["money.held", "expired"]]),
      "late"
    ],
    ["a cancelled order", orderAt("cancelled", "cancelled", false, []), undefined],
    ["a cancelled order that was paid", orderAt("cancelled", "held", true, [["order.cancelled", "paid"]]), "refund"],
    [
      "one that was even paid twice",
      orderAt("cancelled", "held", true, [
        ["money.held", "paid"],
        ["order.cancelled", "paid"]
      ]),
      "refund"
    ],
    [
      "one that was cancelled while its transfer was looked for",
      orderAt("cancelled", "held", false, [confirmed, ["order.cancelled", "payment_review"]]),
      "checking"
    ],
    ["a refunded order", orderAt("refunded", "refunded", true, [["order.refunded", "cancelled"]]), undefined],
    [
      "a refunded order that was paid twice",
      orderAt("refunded", "refunded", true, [["money.held", "paid"]]),
      "overpaid"
    ],
    ["money for a refunded order", orderAt("refunded", "refunded", true, [["money.held", "refunded"]]), "late"]
  ] as const)("%s", (_, order, news) => expect(moneyNews(order)).toBe(news))

  it("is written to them as well, in every state of the order", () => {
    for (const status of orderStatuses) {
      const isOver = ["expired", "cancelled", "refunded"].includes(status)
      expect(messageAbout("money.held", orderAt(status, "paid", true, []))).toBe(
        isOver ? "order-late-money" : "order-overpaid"
      )
    }
    for (const status of orderStatuses)
      expect(messageAbout("transfer.confirmed", orderAt(status, "awaiting", false, []))).toBe(
        ["expired", "cancelled", "refunded"].includes(status) ? "order-closed-review" : "order-review"
      )
    expect(messageAbout("transfer.rejected", orderAt("payment_review", "review", false, []))).toBe("order-rejected")
    expect(messageAbout("review.ended", orderAt("payment_review", "review", false, []))).toBe("order-review-ended")
    for (const status of ["expired", "cancelled"] as const)
      expect(messageAbout("review.ended", orderAt(status, "held", false, []))).toBe("order-search-ended")
    for (const type of ["order.cancelled", "order.called-off"] as const)
      expect([
        messageAbout(type, orderAt("awaiting_bank_wire_payment", "awaiting", false, [])),
        messageAbout(type, orderAt("payment_review", "review", false, [])),
        messageAbout(type, orderAt("paid", "paid", true, []))
      ]).toEqual(["order-cancelled", "order-cancelled-review", "order-cancelled-paid"])
  })

  it.each([
    ["id", id],
    ["en", en]
  ])("never asks people who have paid to pay again (%s)", (_, mail) => {
    const values = {
      name: "Rani",
      code: "PDR-261120-7K3QX",
      amount: "Rp190.123",
      deadline: "21 Nov",
      link: "https://x",
      again: mail.again
    }
    for (const kind of [
      "order-rejected",
      "order-overpaid",
      "order-late-money",
      "order-closed-review",
      "order-cancelled-paid",
      "order-review-ended"
    ] as const) {
      const text = fillIn(withLimits(`${mail[kind].subject}\n${mail[kind].text}`), values)
      expect(text).toContain("PDR-261120-7K3QX")
      expect(text).toContain("Rp190.123")
      expect(text).not.toContain("5260")
    }
    for (const kind of ["order-rejected", "order-late-money", "order-closed-review", "order-review-ended"] as const)
      expect(mail[kind].text).toMatch(/[Jj]angan (transfer|bayar) lagi|do not (transfer|pay) again/)
  })
})

describe("an account number", () => {
  it.each([
    ["5260 117 300", "5260117300", ["5260", "1173", "00"]],
    ["127 00 1173 0044", "1270011730044", ["1270", "0117", "3004", "4"]],
    ["0123456789", "0123456789", ["0123", "4567", "89"]]
  ])("%s is copied as digits and read in fours", (number, digits, groups) => {
    expect(digitsOf(number)).toBe(digits)
    expect(digitGroups(number).map((group) => group.digits)).toEqual(groups)
  })
})
