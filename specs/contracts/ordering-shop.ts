import { Effect } from "effect"
import type { BagsPort } from "#core/cart/cart.port.ts"
import type { CheckoutPort } from "#core/checkout/checkout.port.ts"
import type { Checkout, CheckoutChange } from "#core/checkout/checkout.ts"
import type { Instant } from "#core/kernel/moment.ts"
import type { OpsPort } from "#core/orders/ops.port.ts"
import type { OrdersPort } from "#core/orders/orders.port.ts"
import type { PreOrderOpsPort } from "#core/orders/preorder/preorder-ops.port.ts"
import type { ReturnOpsPort, ReturnsPort } from "#core/orders/returns/returns.port.ts"
import { BankId } from "#core/orders/transfer/payment.ts"
import type { PickupPort } from "#core/pickup/pickup.port.ts"
import type { GoodsId } from "#core/pricing/goods.ts"
import type { AddressGiven, Contact } from "#core/regions/address.ts"
import { DistrictId } from "#core/regions/region.ts"
import { ServiceId } from "#core/shipping/shipping.ts"
import type { PartName } from "#core/toggles/features.ts"

/** A shop that sells, however it is reached and wherever it keeps things. */
export interface OrderingShop {
  readonly bags: BagsPort
  readonly checkout: CheckoutPort
  readonly orders: OrdersPort
  readonly returns: ReturnsPort
  readonly pickup: PickupPort
  readonly ops: OpsPort & ReturnOpsPort & PreOrderOpsPort
  /** Goods it sells, each at Rp100.000 and 200 g: `soon` is a pre-order, `members` is not for guests, `perfume` dangerous. */
  readonly goods: Readonly<Record<"red" | "plum" | "soon" | "members" | "perfume", GoodsId>>
  readonly stockOf: (goods: GoodsId) => Promise<number>
  readonly setStock: (goods: GoodsId, stock: number) => Promise<void>
  /** Units of a store. */
  readonly storeStockOf: (store: number, goods: GoodsId) => Promise<number>
  readonly setStoreStock: (store: number, goods: GoodsId, stock: number) => Promise<void>
  readonly setPrice: (goods: GoodsId, price: number) => Promise<void>
  /** A special price of this hour and the year after it, for so many units; given again, it is the same one. */
  readonly setSpecial: (goods: GoodsId, price: number, quota: number) => Promise<void>
  /** Units that orders have of it. */
  readonly soldOf: (goods: GoodsId) => Promise<number>
  /** Kinds of the messages to an address, oldest first. */
  readonly messages: (to: string) => Promise<ReadonlyArray<string>>
  /** Switches these parts off, and all others on, as operations do; resolves once the shop follows. */
  readonly switchOff: (...parts: ReadonlyArray<PartName>) => Promise<void>
  readonly now: () => Instant
  readonly pass: (ms: number) => void
  readonly close: () => Promise<void>
}

export const bca = BankId("bca")

export const contactOf = (email: string): Contact => ({
  firstName: "Rani",
  lastName: "Lestari",
  email,
  phone: { code: "+62", national: "81234567890" }
})
export const kebayoranBaru: AddressGiven = {
  recipient: "Rani Lestari",
  phone: { code: "+62", national: "81234567890" },
  district: DistrictId("31.74.07"),
  village: { name: "Gunung" },
  postalCode: "12120",
  line: "Jl. Melawai Raya No. 18, RT 05/RW 02"
}
export const allChosen = (email: string): CheckoutChange => ({
  contact: contactOf(email),
  address: kebayoranBaru,
  service: ServiceId("jne.reg"),
  bank: bca
})

let people = 0
let keys = 0
/** A key that was never used: a UUID by its form. */
export const newKey = (): string => `00000000-0000-4000-8000-${String(++keys).padStart(12, "0")}`

/** Carries a call out. */
export const run = <A, E>(effect: Effect.Effect<A, E>): Promise<A> => Effect.runPromise(effect)
/** The tag a call is refused with. */
export const tagOf = (effect: Effect.Effect<unknown, { readonly _tag: string }>): Promise<string> =>
  Effect.runPromise(Effect.match(effect, { onSuccess: () => "done", onFailure: ({ _tag }) => _tag }))

/** A guest with an address of their own. */
export type Guest = ReturnType<typeof guestOf>

const guestOf = (shop: OrderingShop) => {
  const email = `rani${++people}@contoh.id`
  const prepare = async (goods: GoodsId, quantity = 1, change: CheckoutChange = {}): Promise<Checkout> => {
    const { id } = await run(shop.checkout.open({ lines: [{ ...goods, quantity }] }))
    return run(shop.checkout.change({ id, ...allChosen(email), ...change }))
  }
  const place = ({ id, version, quoteHash }: Checkout, idempotencyKey = newKey()) =>
    shop.checkout.place({ id, version, quoteHash, idempotencyKey })
  const buy = async (goods: GoodsId, quantity = 1) => run(place(await prepare(goods, quantity)))
  return { email, prepare, place, buy }
}

/** A shop of its own for every fact. */
export const within =
  (open: () => Promise<OrderingShop>) =>
  async (facts: (shop: OrderingShop, guest: Guest) => Promise<void>): Promise<void> => {
    const shop = await open()
    try {
      await facts(shop, guestOf(shop))
    } finally {
      await shop.close()
    }
  }
