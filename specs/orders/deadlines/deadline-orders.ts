import type { MemberId } from "#core/account/member.ts"
import type { WantedLine } from "#core/cart/cart.ts"
import type { CheckoutChange, Placed } from "#core/checkout/checkout.ts"
import type { EgiftInfo } from "#core/egift/egift-info.ts"
import { rupiah } from "#core/kernel/money.ts"
import type { OpsMove } from "#core/orders/ops.port.ts"
import { BankId } from "#core/orders/transfer/payment.ts"
import type { Contact } from "#core/regions/address.ts"
import { ServiceId } from "#core/shipping/shipping.ts"
import type { VoucherCode } from "#core/vouchers/voucher.ts"
import { bca, kebayoranBaru, newKey, run } from "#specs/contracts/ordering-shop.ts"
import { line } from "../selling-shop.ts"
import { type DeadlineShop, store } from "./deadline-shop.ts"

let numbers = 0
/** A buyer with an address and a number of their own. */
const contactOf = (name: string): Contact => ({
  firstName: "Rani",
  lastName: "Lestari",
  email: addressOf(name),
  phone: { code: "+62", national: `812000000${String(++numbers).padStart(2, "0")}` }
})

export const addressOf = (name: string): string => `${name}@contoh.id`
const parcel: CheckoutChange = { address: kebayoranBaru, service: ServiceId("jne.reg"), bank: bca }

/** Orders of every kind by the names of their buyers, and what is done with them. */
export const ordersAt = (shop: DeadlineShop) => {
  const placed = new Map<string, Placed>()
  const of = (name: string): Placed => {
    const found = placed.get(name)
    if (found === undefined) throw new Error(`${name} has ordered nothing`)
    return found
  }
  const buy = async (
    name: string,
    lines: ReadonlyArray<WantedLine> | { readonly bag: MemberId },
    change: CheckoutChange = parcel,
    selfCheckout = false
  ): Promise<void> => {
    const who = "bag" in lines ? lines.bag : undefined
    const { checkout } = await shop.as(who)
    const { id } = await run(
      checkout.open("bag" in lines ? lines : { lines, ...(selfCheckout && { selfCheckout: store }) })
    )
    const { requirements, version, quoteHash } = await run(checkout.change({ id, contact: contactOf(name), ...change }))
    if (requirements.length > 0) throw new Error(`${name} lacks ${requirements.map(({ code }) => code)}`)
    placed.set(name, await run(checkout.place({ id, version, quoteHash, idempotencyKey: newKey() })))
  }
  const moves = async (name: string, ...all: ReadonlyArray<OpsMove>): Promise<void> => {
    for (const move of all) await run(shop.ops.move({ code: of(name).order.code, move, name: "sari" }))
  }
  const giftTo = (info: Partial<EgiftInfo>): ReadonlyArray<WantedLine> => [
    {
      ...line("kartu"),
      egift: { template: "birthday", recipientName: "Kirana", message: "Selamat!", ...info }
    }
  ]
  return {
    of,
    buy,
    moves,
    /** An e-gift of Rp50.000. */
    giftTo,
    asked: (name: string) => ({ code: of(name).order.code, key: of(name).key }),
    picked: { pickup: store, bank: bca } satisfies CheckoutChange,
    paidBy: (bank: string): CheckoutChange => ({ ...parcel, bank: BankId(bank) }),
    /** The money of these orders comes in, in full. */
    pay: async (...names: ReadonlyArray<string>): Promise<void> => {
      for (const name of names) {
        const { code, payment } = of(name).order
        await run(
          shop.ops.book({
            transfer: {
              reference: `T-${name}`,
              bank: payment.account?.id ?? bca,
              amount: payment.amount,
              at: shop.now()
            },
            by: { kind: "provider", name: "bank" },
            ...(payment.method !== "bank-transfer" && { for: code })
          })
        )
      }
    },
    /** A member orders two of plum with a voucher, and with points if they have any. */
    buyWith: async (name: string, who: MemberId, code: VoucherCode, points = 0): Promise<void> => {
      const { bag } = await shop.as(who)
      await run(bag.put({ line: line("plum", 2), how: "set" }))
      await run(bag.redeemVoucher({ code }))
      if (points > 0) await run(bag.redeemPoints({ points }))
      await buy(name, { bag: who })
    },
    /** A buyer writes that they have transferred, which they have not. */
    confirm: async (name: string): Promise<void> => {
      const { orders } = await shop.as()
      const { code, payment } = of(name).order
      const transfer = { bank: "BRI", sender: "Rani", amount: rupiah(payment.amount), day: "2026-11-20" }
      await run(orders.confirmTransfer({ code, key: of(name).key, idempotencyKey: newKey(), transfer }))
    },
    /** What a buyer shows at a counter or an exit. */
    codeOf: (name: string): string => {
      const { delivery } = of(name).order
      return delivery.kind === "pickup" ? delivery.code : ""
    }
  }
}

export type Orders = ReturnType<typeof ordersAt>
