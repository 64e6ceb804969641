import { Effect } from "effect"
import type { CheckoutPort } from "../checkout/checkout.port.ts"
import type { Checkout, Placed } from "../checkout/checkout.ts"
import { Unavailable } from "../kernel/failure.ts"
import type { CheckoutId } from "../orders/order.ts"
import type { Contact } from "../regions/address.ts"
import type { ScannedLine } from "./self-checkout.ts"

/** How one pays in a store. D-66. */
export type PaidBy = "qris" | "bank-transfer"

/** What a session orders. */
export interface BuyHere {
  readonly store: number
  readonly lines: ReadonlyArray<ScannedLine>
  readonly contact: Contact
  readonly paidBy: PaidBy
  readonly paperBag: boolean
}

/** The calls with which a session ends in an order: the same as those of any other checkout. D-66. */
export interface BuyHerePort {
  /** Prices the lines again in this store, and says what is missing. */
  readonly prepare: (input: BuyHere) => Effect.Effect<Checkout, { readonly _tag: string }>
  readonly place: (input: {
    readonly checkout: Pick<Checkout, "id" | "version" | "quoteHash">
    readonly key: string
  }) => Effect.Effect<Placed, { readonly _tag: string }>
  /** The order of a checkout, if the answer to `place` was lost. */
  readonly placed: (input: { readonly checkout: CheckoutId }) => Effect.Effect<Placed, { readonly _tag: string }>
}

/** Orders what was scanned, over the checkout of the shop. */
export const buyHereOver = (
  checkout: Pick<CheckoutPort, "open" | "change" | "place" | "orderByCheckout" | "paymentMethods">
): BuyHerePort => ({
  prepare: Effect.fnUntraced(function* ({ store, lines, contact, paidBy, paperBag }: BuyHere) {
    const methods = yield* checkout.paymentMethods({})
    const account = methods.find(({ method }) => method === paidBy)?.banks[0]
    if (account === undefined) return yield* new Unavailable()
    const { id } = yield* checkout.open({
      lines: lines.map(({ goods, quantity }) => ({
        product: goods.product,
        combination: goods.combination,
        quantity
      })),
      selfCheckout: store
    })
    return yield* checkout.change({ id, contact, paperBag, bank: account.id })
  }),
  place: ({ checkout: { id, version, quoteHash }, key }) =>
    checkout.place({ id, version, quoteHash, idempotencyKey: key }),
  placed: ({ checkout: id }) => checkout.orderByCheckout({ id })
})
