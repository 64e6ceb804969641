import { describe, expect, it } from "vitest"
import { MemberId } from "#core/account/member.ts"
import { LineId } from "#core/cart/cart.ts"
import { dayMs, instant } from "#core/kernel/moment.ts"
import { rupiah } from "#core/kernel/money.ts"
import { egiftState, receivedEgift, sendMoment, sentEgift } from "#core/orders/egift/egift.rule.ts"
import { type Egift, EgiftId, egiftUntil } from "#core/orders/egift/egift.ts"
import { OrderCode, OrderId } from "#core/orders/order.ts"
import { VoucherCode } from "#core/vouchers/voucher.ts"
import { someNow } from "#specs/arbitraries.ts"
import { someInfo } from "./gift-shop.ts"

const waiting: Egift = {
  id: EgiftId("order.0.0"),
  order: OrderId("order"),
  orderCode: OrderCode("PDR-261120-7K3QX"),
  line: LineId("1"),
  unit: 0,
  value: rupiah(250_000),
  info: someInfo,
  sender: "Rani",
  language: "id",
  sendAt: someNow
}
const sent: Egift = { ...waiting, sentAt: someNow, expiresAt: instant(someNow + 365 * dayMs) }
const opened: Egift = { ...sent, openedAt: instant(someNow + 1) }
const saved: Egift = {
  ...opened,
  saved: { member: MemberId("teman"), voucher: VoucherCode("EGIFT-2"), at: instant(someNow + 2) }
}

describe("an e-gift", () => {
  it("waits, is sent, opened and saved; or was withdrawn, or is over", () => {
    const late = instant(someNow + 365 * dayMs)
    expect([waiting, sent, opened, saved].map((one) => egiftState(one, someNow))).toEqual([
      "waiting",
      "sent",
      "opened",
      "saved"
    ])
    expect([waiting, sent, opened, saved].map((one) => egiftState(one, late))).toEqual([
      "waiting",
      "expired",
      "expired",
      "saved"
    ])
    expect(egiftState({ ...sent, withdrawnAt: someNow }, late)).toBe("withdrawn")
  })

  it("is sent at its moment, or as soon as it is paid", () => {
    const later = instant(someNow + dayMs)
    expect(sendMoment({ sendAt: later }, someNow)).toBe(later)
    expect(sendMoment({ sendAt: instant(someNow - dayMs) }, someNow)).toBe(someNow)
    expect(sendMoment({}, someNow)).toBe(someNow)
  })

  it("ends at the end of the same day twelve months later, or of the last day of a shorter month", () => {
    const wib = (text: string) => instant(Date.parse(`${text}+07:00`))
    expect(egiftUntil(wib("2026-11-28T09:00:00"))).toBe(wib("2027-11-29T00:00:00"))
    expect(egiftUntil(wib("2028-02-29T09:00:00"))).toBe(wib("2029-03-01T00:00:00"))
    expect(egiftUntil(wib("2026-12-31T23:59:59"))).toBe(wib("2028-01-01T00:00:00"))
  })

  it("shows its sender the first four characters of its code, and its recipient nothing of what is inside before", () => {
    expect(sentEgift(sent, "8K2M-Q7RT-3XHN-P4WD", someNow)).toMatchObject({ masked: "8K2M", state: "sent" })
    expect(JSON.stringify(sentEgift(saved, "8K2M-Q7RT-3XHN-P4WD", someNow))).not.toMatch(/Q7RT|EGIFT|teman/)
    const until = instant(someNow + dayMs)
    expect(receivedEgift(sent, until, false)).toEqual({
      state: "sealed",
      template: "birthday",
      sender: "Rani",
      recipientName: "Kirana",
      expiresAt: until
    })
    expect(receivedEgift(opened, until, false)).toMatchObject({ state: "opened", value: 250_000 })
    expect(receivedEgift(saved, until, false).voucher).toBeUndefined()
    expect(receivedEgift(saved, until, true).voucher).toBe("EGIFT-2")
  })
})
