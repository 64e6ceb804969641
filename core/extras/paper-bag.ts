import { type Rupiah, rupiah } from "../kernel/money.ts"
import type { Words } from "../kernel/text.ts"
import type { VoucherCode } from "../vouchers/voucher.ts"

/** What a paper bag costs. D-29e. */
export const paperBagPrice: Rupiah = rupiah(5_000)

/** How an order has to travel to go in a paper bag: by a ride within its city, or with its buyer out of a store. D-29e. */
export const paperBagDeliveries = ["local", "self-checkout"] as const
/** A way to travel with a paper bag. D-29e. */
export type PaperBagDelivery = (typeof paperBagDeliveries)[number]

/** A bag that can be bought beside goods. Specification 7: `GET /extrabags`. */
export interface PaperBag {
  readonly id: string
  /** In the reader's language. */
  readonly name: string
  readonly price: Rupiah
  readonly deliveries: ReadonlyArray<PaperBagDelivery>
}

/** The one paper bag that there is, and its name. */
export const paperBag = {
  id: "paper-bag",
  name: { id: "Paper bag", en: "Paper bag" } satisfies Words,
  price: paperBagPrice,
  deliveries: paperBagDeliveries
} as const

/** The paper bag of a checkout. D-29e. */
export interface CheckoutPaperBag {
  readonly price: Rupiah
  /** The shopper's wish. It stays while the chosen courier takes no bag. */
  readonly wanted: boolean
  /** It is wanted, and the chosen courier takes it: it is part of the total. */
  readonly counts: boolean
  /** Code of the voucher that makes it free. */
  readonly freedBy?: VoucherCode
}
