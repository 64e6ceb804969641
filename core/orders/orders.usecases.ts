import { Effect } from "effect"
import type { MemberId } from "../account/member.ts"
import type { Reader } from "../catalogue/catalogue.port.ts"
import { digestOf } from "../kernel/digest.rule.ts"
import type { Instant } from "../kernel/moment.ts"
import { withArrival } from "./arrival.rule.ts"
import { withdrawEgifts } from "./egift/egift.usecases.ts"
import { moveOrder } from "./move.usecases.ts"
import { type Order, orderSubject } from "./order.ts"
import { type OrderStores, type ReceiptStore, receiptsPerOrder } from "./order-store.port.ts"
import { ConfirmationLimit, ConfirmationRefused, OrderNotThere, OrderUnknown, ReceiptUnknown } from "./orders.errors.ts"
import type { OrderAsked, OrdersPort } from "./orders.port.ts"
import { postponementOf } from "./preorder/release.rule.ts"
import { shownClaim } from "./returns/claim-form.rule.ts"
import { refusedField } from "./transfer/confirm-transfer.rule.ts"
import { confirmationsPerOrder } from "./transfer/confirmations.rule.ts"

const shopper = { kind: "shopper" } as const

/** Orders as people reach them: by code and key, members their own by its code. D-62, D-63. */
export const ordersOver = (
  stores: OrderStores,
  receipts: ReceiptStore,
  { now, member }: Pick<Reader, "now"> & { readonly member?: MemberId | undefined }
): OrdersPort => {
  const { orders, idempotency } = stores
  const opened = openedOver(stores, member)
  const locked = openedOver(stores, member, "lock")
  const shown = (order: Order): Order => shownOrder(order, now)
  return {
    read: (asked) => Effect.map(opened(asked), shown),
    cancel: Effect.fnUntraced(function* ({ reason, ...asked }) {
      const order = yield* locked(asked)
      yield* withdrawEgifts(stores, order, now)
      return shown(yield* moveOrder(stores, order, "order.cancelled", { actor: shopper, now, note: reason }))
    }),
    keepReceipt: Effect.fnUntraced(function* ({ picture, ...asked }) {
      const order = yield* opened(asked)
      if (order.payment.method !== "bank-transfer") return yield* new OrderNotThere({ status: order.status })
      return { receipt: yield* receipts.keep(order.id, picture, receiptsPerOrder) }
    }),
    confirmTransfer: Effect.fnUntraced(function* ({ transfer, idempotencyKey, ...asked }) {
      const order = yield* locked(asked)
      const scope = `confirm ${order.id}`
      const { bank, sender, amount, day, receipt } = transfer
      const digest = digestOf(JSON.stringify([bank, sender, amount, day, receipt]))
      const { done } = yield* idempotency.claim({ scope, key: idempotencyKey, digest, now })
      if (done !== undefined) return shown(order)
      const field = refusedField(transfer, { placedAt: order.placedAt, now })
      if (field) return yield* new ConfirmationRefused({ field })
      // Refused with it is undone: an order that has moved on says so first.
      const next = yield* moveOrder(stores, order, "transfer.confirmed", { actor: shopper, now })
      if (receipt !== undefined && !(yield* orders.hasReceipt(order.id, receipt))) return yield* new ReceiptUnknown()
      const confirmation = { ...transfer, at: now }
      if (!(yield* orders.confirm(order.id, confirmation, confirmationsPerOrder))) return yield* new ConfirmationLimit()
      yield* idempotency.finish(scope, idempotencyKey, order.id)
      const confirmations = [...next.payment.confirmations, confirmation]
      return shown({ ...next, payment: { ...next.payment, confirmations } })
    }),
    received: Effect.fnUntraced(function* (asked) {
      return shown(yield* moveOrder(stores, yield* locked(asked), "parcel.received", { actor: shopper, now }))
    }),
    keepWaiting: Effect.fnUntraced(function* (asked) {
      return shown(yield* moveOrder(stores, yield* locked(asked), "wait.confirmed", { actor: shopper, now }))
    }),
    sendKeyAgain: Effect.fnUntraced(function* ({ code, email }) {
      const order = yield* orders.byCode(code)
      if (order && sameAddress(order.contact.email, email))
        yield* stores.post.put({
          kind: "order-key",
          to: order.contact.email,
          language: order.language,
          order,
          key: stores.signer.sign(orderSubject(order))
        })
      return { sent: true }
    })
  }
}

/** Returns an order as its buyer reads it: with the days of its arrival and a postponement, and without the account of a return. D-52; decision 0104. */
export const shownOrder = ({ claim, ...order }: Order, now: Instant): Order => {
  const postponed = postponementOf(order)
  return withArrival({ ...order, ...(claim && { claim: shownClaim(claim) }), ...(postponed && { postponed }) }, now)
}

/**
 * The order of a code, for the holder of its key, or for its member.
 *
 * @param how `lock` for a call that moves it
 */
export const openedOver = (
  { orders, signer }: Pick<OrderStores, "orders" | "signer">,
  member: MemberId | undefined,
  how: "byCode" | "lock" = "byCode"
) =>
  Effect.fnUntraced(function* ({ code, key }: OrderAsked) {
    const order: Order | undefined = yield* orders[how](code)
    if (order === undefined) return yield* new OrderUnknown()
    const isTheirs = order.member !== undefined && order.member === member
    const isOpened = key !== undefined && signer.fits(orderSubject(order), key)
    return isTheirs || isOpened ? order : yield* new OrderUnknown()
  })

const sameAddress = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase()
