import { Effect } from "effect"
import { type Instant, instant } from "../kernel/moment.ts"
import type { Rupiah } from "../kernel/money.ts"
import { unitsOf } from "../pricing/units.rule.ts"
import { dueAt } from "./due.rule.ts"
import { issueEgifts } from "./egift/egift.usecases.ts"
import { isCalledOff, isFinal, isUndone } from "./ended.rule.ts"
import { advance, type OrderEventType } from "./order.machine.ts"
import { type Actor, type Order, type OrderEvent, orderSubject } from "./order.ts"
import { stockFor } from "./order-stock.usecases.ts"
import type { OrderStores } from "./order-store.port.ts"
import { OrderNotThere } from "./orders.errors.ts"
import { pointsEarned } from "./points/earned.rule.ts"
import type { ReturnClaim } from "./returns/claim.ts"
import { creditOf } from "./returns/return-sum.rule.ts"
import { messageAbout } from "./transfer/money-news.rule.ts"
import { paymentAfter } from "./transfer/payment-state.rule.ts"
import { amountRestOf } from "./transfer/transfer-target.rule.ts"

/** Who moves an order, when, and with what. */
export interface By {
  readonly actor: Actor
  readonly now: Instant
  readonly note?: string
  readonly tracking?: string
  /** Of the transfer that came in, or of what a return gives back. */
  readonly amount?: Rupiah
  /** The return of the order as it is after the move. D-62b. */
  readonly claim?: ReturnClaim
}

/**
 * Moves an order: its status, payment and log in one conditional write, what it held released if it ended, a message to its
 * buyer. Vouchers, points, quotas and stock are locked in the order of `placeOver`, so that no two orders wait for each other. Of two moves
 * at once one wins, the other is refused. D-62.
 */
export const moveOrder = Effect.fnUntraced(function* (stores: OrderStores, order: Order, type: OrderEventType, by: By) {
  const { actor, now, note, amount } = by
  const to = yield* advance(order, type, actor)
  const event: OrderEvent = {
    at: now,
    actor,
    type,
    from: order.status,
    to,
    ...(note !== undefined && { note }),
    ...(amount !== undefined && { amount })
  }
  const payment = paymentAfter({ ...order, events: [...order.events, event] }, type, now)
  const next = after(order, event, payment, by)
  const due = dueAt(next)
  const done = yield* stores.orders.move(order.id, {
    event,
    ...(payment.state && { payment: payment.state }),
    ...(payment.paidAt !== undefined && { paidAt: payment.paidAt }),
    ...(payment.expiresAt !== undefined && { expiresAt: payment.expiresAt }),
    ...(by.tracking !== undefined && { tracking: by.tracking }),
    ...(due !== undefined && { dueAt: due })
  })
  if (!done) {
    const current = yield* stores.orders.byCode(order.code)
    return yield* new OrderNotThere({ status: current?.status ?? order.status })
  }
  if (order.payment.state !== "paid" && next.payment.state === "paid") yield* issueEgifts(stores, next, now)
  if (event.from !== to) {
    // What the voucher of a return paid was money: it comes back with a refund as well. Decision 0104.
    if (isCalledOff(to) || (to === "refunded" && creditOf(next) > 0)) yield* stores.vouchers.giveBack(next.id)
    yield* movePoints(stores, next, order.payment.state !== "paid" && next.payment.state === "paid", now)
    if (isCalledOff(to)) yield* stores.specials.giveBack(next.id)
    yield* letGo(stores, next, now)
  }
  const kind = messageAbout(type, order, note)
  if (kind)
    yield* stores.post.put({
      kind,
      to: order.contact.email,
      language: order.language,
      order: next,
      key: stores.signer.sign(orderSubject(order))
    })
  return next
})

/**
 * What an order that ended holds no longer: its stock goes back once, its amount may be given again after a rest. D-56, D-62;
 * decision 0051.
 */
const letGo = Effect.fnUntraced(function* (
  stores: OrderStores,
  { status, lines, checkout, events, payment, delivery }: Order,
  now: Instant
) {
  if (isCalledOff(status))
    yield* stockFor(stores, delivery).giveBack(
      unitsOf(
        lines.map(({ goods, quantity }) => ({ product: goods.product, combination: goods.combination, quantity }))
      )
    )
  if (isFinal(status)) yield* stores.codes.rest(checkout, instant(now + amountRestOf({ events, payment })))
})

/** What a new status does to points: payment ends their wait, completion earns, an end without goods returns. D-29. */
const movePoints = Effect.fnUntraced(function* (
  { points }: Pick<OrderStores, "points">,
  order: Order,
  isPaidNow: boolean,
  now: Instant
) {
  const { id, member, status, steps } = order
  if (steps.some(({ rule }) => rule === "points")) {
    if (isPaidNow) yield* points.redeem(id, now)
    if (isUndone(status)) yield* points.release(id, now)
  }
  const earned = pointsEarned(order)
  if (earned === 0) return
  // An order may have another owner by now, or none: the entry has the member who earned.
  if (status === "refunded") yield* points.reverse(id, now)
  if (status === "completed" && member !== undefined) yield* points.earn({ order: id, member, points: earned, now })
})

const after = (
  order: Order,
  event: OrderEvent,
  payment: Partial<Order["payment"]>,
  { tracking, claim }: Pick<By, "tracking" | "claim">
): Order => ({
  ...order,
  ...(claim && { claim }),
  status: event.to,
  payment: { ...order.payment, ...payment },
  delivery: order.delivery.kind === "ship" && tracking !== undefined ? { ...order.delivery, tracking } : order.delivery,
  events: [...order.events, event]
})
