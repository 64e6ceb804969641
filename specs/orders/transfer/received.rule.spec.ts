import { describe, expect, it } from "vitest"
import { encodeStoredMessage, messageOf } from "#adapters/outbox/messages.ts"
import { mailTexts } from "#adapters/server/jobs/mail-texts.ts"
import { instant } from "#core/kernel/moment.ts"
import { rupiah } from "#core/kernel/money.ts"
import type { OrderMessageKind } from "#core/orders/message.ts"
import type { Order, OrderEvent, OrderStatus } from "#core/orders/order.ts"
import { paidSum } from "#core/orders/transfer/paid-sum.rule.ts"
import { excessSum, newsSum, refundSum } from "#core/orders/transfer/received.rule.ts"
import { placedEvent, someOrder } from "../some-order.ts"

const came = (type: string, from: OrderStatus, amount?: number): OrderEvent => ({
  ...placedEvent(instant(2)),
  type,
  from,
  to: "paid",
  ...(amount !== undefined && { amount: rupiah(amount) })
})

const orderWith = (events: ReadonlyArray<OrderEvent>, paid = true): Order => {
  const order = someOrder(1)
  const { paidAt: _, ...payment } = order.payment
  return {
    ...order,
    payment: { ...payment, amount: rupiah(128_126), ...(paid && { paidAt: instant(2) }) },
    events: [...order.events, ...events]
  }
}

const short = came("transfer.accepted", "awaiting_bank_wire_payment", 123_126)
const again = came("money.held", "paid", 128_126)

describe("the money that came in for an order", () => {
  it("is the sum of its transfer, not the sum of the order", () => {
    expect(paidSum(orderWith([short]))).toBe(123_126)
    expect(refundSum(orderWith([short]))).toBe(123_126)
    expect(paidSum(orderWith([came("transfer.accepted", "payment_review")]))).toBe(128_126)
    expect(paidSum(orderWith([], false))).toBeUndefined()
  })

  it("counts what came on top by itself, and what came after the end as what goes back", () => {
    expect(excessSum(orderWith([short, again]))).toBe(128_126)
    expect(refundSum(orderWith([short, again]))).toBe(123_126)
    expect(newsSum(orderWith([short, again]), "overpaid")).toBe(128_126)
    expect(newsSum(orderWith([short, again]), "refund")).toBe(251_252)
    expect(refundSum(orderWith([came("money.held", "expired", 100_000)], false))).toBe(100_000)
    expect(newsSum(orderWith([came("money.held", "expired", 100_000)], false), "late")).toBe(128_126)
  })
})

const jne = { courier: "JNE", service: "REG" }

describe("messages about money", () => {
  const writing = {
    texts: mailTexts,
    address: () => "https://pendar.test",
    lock: (text: string) => text,
    unlock: (text: string) => text
  }
  const textOf = (kind: OrderMessageKind, order: Order, language: "id" | "en" = "id"): string =>
    messageOf(writing, { name: "Pendar", help: {} })(
      encodeStoredMessage(writing)({ kind, to: "ayu@pembeli.test", language, order, key: "k" })
    ).text

  it.each(["order-paid", "order-refunded", "order-cancelled-paid"] as const)(
    "%s names the sum that came in",
    (kind) => {
      expect(textOf(kind, orderWith([short]))).toContain("Rp123.126 (jumlah pesananmu Rp128.126)")
      expect(textOf(kind, orderWith([short]), "en")).toContain("Rp123.126 (your order asked for Rp128.126)")
      const exact = textOf(kind, orderWith([came("money.matched", "awaiting_bank_wire_payment", 128_126)]))
      expect(exact).toContain("Rp128.126")
      expect(exact).not.toContain("jumlah pesananmu")
    }
  )

  it("order-paid says in a sentence of its own that the order is settled, also by another sum", () => {
    const paid = (language: "id" | "en") => textOf("order-paid", orderWith([short]), language)
    expect(paid("id")).toContain("Rp123.126 (jumlah pesananmu Rp128.126). Pesananmu lunas")
    expect(paid("en")).toContain("Rp123.126 (your order asked for Rp128.126). Your order is settled")
  })

  it("order-paid says when a pre-order is sent, and promises nothing sooner: D-22", () => {
    const order = someOrder(1)
    const [line] = order.lines
    if (line === undefined) throw new Error("an order has lines")
    const deliveryDate = instant(Date.parse("2026-12-24T00:00:00+07:00"))
    const ahead: Order = {
      ...order,
      status: "waiting_release",
      lines: [{ ...line, goods: { ...line.goods, preOrder: true, deliveryDate } }]
    }
    expect(textOf("order-paid", ahead)).toContain("Ini pre-order: barangnya mulai kami kirim 24 Des 2026.")
    expect(textOf("order-paid", ahead, "en")).toContain("It is a pre-order: we start sending it on 24 Dec 2026.")
    expect(textOf("order-paid", ahead)).not.toContain("segera")
    // Written before messages said so.
    const { values, ...stored } = encodeStoredMessage(writing)({
      kind: "order-paid",
      to: "ayu@pembeli.test",
      language: "id",
      order,
      key: "k"
    })
    const { next: _, ...older } = values
    expect(messageOf(writing, { name: "Pendar", help: {} })({ ...stored, values: older }).text).toContain(
      "Pesananmu lunas dan segera kami siapkan."
    )
  })

  it("order-placed adds up: its goods, and every step between them and the total", () => {
    const order: Order = {
      ...someOrder(1),
      steps: [
        ...someOrder(1).steps,
        { slot: "shipping", rule: "shipping", amount: rupiah(18_000), reason: "shipping", values: jne },
        { slot: "shipping", rule: "free-shipping", amount: rupiah(-18_000), reason: "free-shipping-limit", values: {} },
        { slot: "shipping", rule: "insurance", amount: rupiah(12_000), reason: "insurance-wished", values: {} },
        { slot: "extra", rule: "unique-code", amount: rupiah(123), reason: "unique-code", values: { code: 123 } }
      ]
    }
    const text = textOf("order-placed", order)
    const bill = text.slice(text.indexOf("2 ×"), text.indexOf("Lihat pesananmu")).trim()
    expect(bill.split("\n").slice(1)).toEqual([
      "Ongkir JNE REG: Rp18.000",
      "Gratis ongkir, belanja sudah Rp200.000: -Rp18.000",
      "Asuransi kiriman, pilihanmu: Rp12.000",
      "Kode unik transfer: Rp123",
      "",
      "Total: Rp190.123"
    ])
    expect(textOf("order-paid", order, "en")).toContain("Shipping, JNE REG: Rp18.000")
  })

  it("order-overpaid and order-late-money name the transfer they are about", () => {
    expect(textOf("order-overpaid", orderWith([short, again]))).toContain("lalu masuk lagi Rp128.126.")
    const late = orderWith([came("money.held", "expired", 100_000)], false)
    expect(textOf("order-late-money", late)).toContain("(Rp100.000)")
  })

  it("order-refunded says that what came on top goes back by itself", () => {
    expect(textOf("order-refunded", orderWith([short, again]))).toContain("Kelebihan pembayaranmu Rp128.126")
    expect(textOf("order-refunded", orderWith([short]))).not.toContain("Kelebihan")
  })

  it("order-rejected names the sum that was confirmed beside the order's", () => {
    const { payment, ...order } = orderWith([], false)
    const confirmation = { bank: "BCA", sender: "Ayu", amount: rupiah(28_126), day: "2026-11-20", at: instant(3) }
    const text = textOf("order-rejected", { ...order, payment: { ...payment, confirmations: [confirmation] } })
    expect(text).toContain("Rp28.126 (jumlah pesananmu Rp128.126)")
  })

  it("order-rejected asks for another confirmation nine times, and for an answer after the tenth", () => {
    const { payment, ...order } = orderWith([], false)
    const confirmation = { bank: "BCA", sender: "Ayu", amount: rupiah(128_126), day: "2026-11-20", at: instant(3) }
    const textAfter = (count: number, language: "id" | "en") => {
      const confirmations = Array.from({ length: count }, () => confirmation)
      return textOf("order-rejected", { ...order, payment: { ...payment, confirmations } }, language)
    }
    expect(textAfter(9, "id")).toContain("Kirim konfirmasinya sekali lagi dengan foto bukti transfer")
    expect(textAfter(9, "en")).toContain("Send the confirmation once more")
    expect(textAfter(10, "id")).not.toContain("sekali lagi")
    expect(textAfter(10, "id")).toContain("sudah punya 10 konfirmasi, jadi kali ini balas email ini")
    expect(textAfter(10, "en")).not.toContain("once more")
    expect(textAfter(10, "en")).toContain("please answer this e-mail with a picture of the receipt")
  })
})
