import { expect } from "vitest"
import { LineId } from "#core/cart/cart.ts"
import { egiftMoment } from "#core/egift/egift-info.ts"
import { BankId, ReceiptId } from "#core/orders/transfer/payment.ts"
import { run, tagOf } from "#specs/contracts/ordering-shop.ts"
import { line } from "../selling-shop.ts"
import type { Orders } from "./deadline-orders.ts"
import { type DeadlineShop, kirana, rani, store, voucher } from "./deadline-shop.ts"

/** The recipient by WhatsApp, and the one by e-mail on the 30th day. */
export const recipients = { phone: "+6281230000001", email: "kirana@penerima.id" } as const
const byTransfer = { bank: BankId("bca") }

/** Everything is ordered in every way, and half of it is paid; two wait for goods that are sold out, and a checkout is left. */
export const firstDay = async (shop: DeadlineShop, orders: Orders): Promise<void> => {
  const { buy, buyWith, pay, moves, confirm, giftTo, picked, paidBy } = orders
  const merah = [line("merah")]
  await buy("transfer-late", [line("satu"), ...merah])
  await buy("va-unpaid", merah, paidBy("bca-va"))
  await buy("qris-unpaid", merah, paidBy("qris"))
  await buy("transfer-unfound", merah)
  await confirm("transfer-unfound")
  await buyWith("with-discounts", rani, voucher, 10)
  await buy("parcel", merah)
  await buy("returned", [line("merah", 2)])
  for (const name of ["ahead-unpaid", "ahead-waits", "ahead-silent", "ahead-cancels"]) await buy(name, [line("soon")])
  const sendAt = egiftMoment("2026-12-20")
  await buy("gift-unpaid", giftTo({ recipientEmail: "sia@penerima.id" }), byTransfer)
  await buy("gift-saved", giftTo({ recipientPhone: recipients.phone }), byTransfer)
  await buy("gift-scheduled", giftTo({ recipientEmail: recipients.email, sendAt }), byTransfer)
  await buy("gift-withdrawn", giftTo({ recipientEmail: "tono@penerima.id", sendAt }), byTransfer)
  for (const name of ["pickup-unpaid", "pickup-fetched", "pickup-missed"]) await buy(name, merah, picked)
  for (const name of ["scan-unpaid", "scan-paid", "scan-late"]) await buy(name, merah, { bank: BankId("qris") }, true)

  const { checkout, notify } = await shop.as()
  const { id } = await run(checkout.open({ lines: merah }))
  await run(checkout.change({ id, ...byTransfer }))
  await run(notify.notifyMe({ ...line("satu"), email: "tunggu@contoh.id" }))
  await run(notify.notifyMe({ ...line("habis"), email: "sabar@contoh.id" }))

  await pay("parcel", "returned", "ahead-waits", "ahead-silent", "ahead-cancels", "gift-saved", "gift-scheduled")
  await pay("gift-withdrawn", "pickup-fetched", "pickup-missed", "scan-paid", "scan-late")
  for (const name of ["pickup-fetched", "pickup-missed"]) await moves(name, "pack", "ready")
  for (const name of ["parcel", "returned"]) await moves(name, "pack", "ship")
}

/** What buyers and staff do on later days, after everything that is due on them was done. */
export const laterDays = (shop: DeadlineShop, orders: Orders): Readonly<Record<number, () => Promise<void>>> => {
  const { of, asked, codeOf, pay, moves, buyWith } = orders
  const { ops } = shop
  const shows = (name: string) => ops.handOver({ shown: codeOf(name), store, name: "sari" })
  return {
    0: async () => {
      expect((await run(shows("scan-paid"))).status).toBe("picked_up")
      expect(await tagOf(shows("scan-paid"))).toBe("OrderNotThere")
    },
    1: async () => {
      const { egifts } = await shop.as(kirana)
      const code = await shop.egiftCode(recipients.phone)
      expect(await run(egifts.save({ code }))).toMatchObject({ state: "saved", value: 50_000 })
      for (const name of ["parcel", "returned"]) await moves(name, "deliver")
    },
    2: async () => {
      expect((await run(shows("pickup-fetched"))).status).toBe("picked_up")
      const { orders: guests } = await shop.as()
      await run(guests.cancel({ ...asked("gift-withdrawn"), reason: "changed-mind" }))
      await claimOne(shop, orders)
    },
    3: async () => {
      await run(ops.accept({ code: of("returned").order.code, name: "sari" }))
      await pay("transfer-late")
      await moves("gift-withdrawn", "refund")
    },
    4: () => moves("transfer-late", "refund"),
    5: async () => {
      expect(await shop.staff("/ops/pre-orders/soon/postpone", { day: "2026-12-22" })).toBe(200)
      const { orders: guests } = await shop.as()
      await run(guests.keepWaiting(asked("ahead-waits")))
      await run(guests.cancel({ ...asked("ahead-cancels"), reason: "other" }))
    },
    6: () => moves("ahead-cancels", "refund"),
    10: async () => {
      const { egifts } = await shop.as(kirana)
      const { voucher: own } = await run(egifts.look({ code: await shop.egiftCode(recipients.phone) }))
      if (own === undefined) throw new Error("the e-gift has become no voucher")
      await buyWith("spends-gift", kirana, own)
      await pay("spends-gift")
      await moves("spends-gift", "pack", "ship", "deliver")
    },
    29: async () => expect(await shop.readLetters()).not.toContain(`${recipients.email} egift-received`),
    30: async () => expect(await shop.readLetters()).toContain(`${recipients.email} egift-received`),
    31: async () => {
      const { orders: guests } = await shop.as()
      expect((await run(guests.read(asked("ahead-silent")))).status).toBe("waiting_release")
    },
    33: async () => {
      for (const name of ["ahead-waits", "ahead-silent"]) await moves(name, "ship", "deliver")
    },
    // What was scanned and paid counts as fetched after 24 hours: its buyer has the goods. D-66.
    140: async () => expect(await tagOf(shows("scan-late"))).toBe("OrderNotThere")
  }
}

/** A buyer sends one of two back. D-62b. */
const claimOne = async (shop: DeadlineShop, { of, asked }: Orders): Promise<void> => {
  const { id, lines } = of("returned").order
  const photo = ReceiptId("photo-1")
  const row = { id: photo, order_id: id, created_at: new Date(shop.now()).toISOString() }
  await run(shop.db.ask((on) => on.insertInto("receipts").values(row).execute()))
  const { returns } = await shop.as()
  await run(
    returns.claim({
      ...asked("returned"),
      claim: {
        reason: "damaged",
        lines: lines.slice(0, 1).map((one) => ({ line: LineId(one.id), quantity: 1 })),
        photos: [photo],
        refund: { kind: "bank", bank: "BCA", number: "0123456789", holder: "Rani" }
      }
    })
  )
}
