import { Effect } from "effect"
import type { Unavailable } from "../kernel/failure.ts"
import { type Instant, instant, jakartaDay } from "../kernel/moment.ts"
import { dueAt } from "./due.rule.ts"
import { withdrawEgifts } from "./egift/egift.usecases.ts"
import { isCalledOff } from "./ended.rule.ts"
import { moveOrder } from "./move.usecases.ts"
import type { NamedTransfer, OpsMove, OpsPort } from "./ops.port.ts"
import type { OrderEventType } from "./order.machine.ts"
import { type Actor, isSelfCheckout, type Order, type OrderCode, type OrderStatus } from "./order.ts"
import type { OrderStores, TransferStore } from "./order-store.port.ts"
import { OrderNotThere, OrderUnknown, TransferNotHeld, TransfersHeld } from "./orders.errors.ts"
import { handOverOver } from "./pickup/hand-over.usecases.ts"
import { isMissed } from "./pickup/ready-by.rule.ts"
import { awaitsItsTransfer } from "./transfer/accepted.rule.ts"
import { isReported } from "./transfer/banks.ts"
import { candidateRupiah, mayBeFor } from "./transfer/candidates.rule.ts"
import { missingSum, paidSum } from "./transfer/paid-sum.rule.ts"
import { heldFates, type IncomingTransfer, type TransferFate, unassignedFates } from "./transfer/payment.ts"
import { lateReferences } from "./transfer/received.rule.ts"
import { isUnpaid, transferTarget } from "./transfer/transfer-target.rule.ts"

const events: Readonly<Record<OpsMove, OrderEventType>> = {
  pack: "packing.started",
  ship: "parcel.shipped",
  deliver: "parcel.delivered",
  ready: "pickup.readied",
  "bring-back": "parcel.refused",
  complete: "completion.due",
  cancel: "order.called-off",
  refund: "order.refunded",
  "reject-transfer": "transfer.rejected",
  "accept-transfer": "transfer.accepted"
}

/** Moves after which the money of an order goes back. */
const endingMoves: ReadonlySet<OpsMove> = new Set(["cancel", "refund"])

/** What the clock does with an order whose time has come. */
const clockEvents: Partial<Readonly<Record<OrderStatus, OrderEventType>>> = {
  awaiting_bank_wire_payment: "deadline.passed",
  payment_review: "review.ended",
  expired: "review.ended",
  cancelled: "review.ended",
  waiting_release: "release.due",
  ready_for_pickup: "pickup.missed",
  picked_up: "completion.due",
  delivered: "completion.due"
}

/** Goods of a self checkout left with their buyer: it cannot be missed. D-66. */
const clockEventOf = (order: Order): OrderEventType | undefined => {
  if (isMissed(order)) return "order.refunded"
  return order.status === "ready_for_pickup" && isSelfCheckout(order.delivery)
    ? "pickup.collected"
    : clockEvents[order.status]
}

const dueAtOnce = 100
/** An order that could not be moved is asked for again after this time. Own choice. */
const askedAgainMs = 3_600_000

/** Operators, the shop's clock and its payment provider, each a name in the order's log. D-56, D-62, D-75. */
export const opsOver = (stores: OrderStores, now: Instant): OpsPort => {
  const { orders, transfers } = stores
  return {
    move: Effect.fnUntraced(function* ({ code, move, name, note, tracking, withoutTransfer = false }) {
      const order = yield* orders.lock(code)
      if (order === undefined) return yield* new OrderUnknown()
      if (move === "accept-transfer" && !withoutTransfer) yield* noneHeldFor(transfers, order)
      if (endingMoves.has(move)) yield* withdrawEgifts(stores, order, now)
      const current = move === "refund" ? yield* giveLateMoneyBack(stores, order) : order
      const after = yield* moveOrder(stores, current, events[move], {
        actor: { kind: "staff", name },
        now,
        ...(note !== undefined && { note }),
        ...(tracking !== undefined && { tracking })
      })
      return after
    }),
    handOver: handOverOver(stores, now),
    book: Effect.fnUntraced(function* ({ transfer, by, for: named }) {
      const stored = yield* transfers.keep(transfer)
      if (stored.is === "known") return { fate: "known" }
      if (stored.is === "conflicting") {
        yield* transfers.settle(stored.id, "conflicting", undefined)
        return { fate: "conflicting" }
      }
      const target = yield* targetOf(orders, transfer, named)
      const order = target && (yield* orders.lock(target))
      const fate = order ? yield* booked(stores, order, by, now, transfer) : "unmatched"
      yield* transfers.settle(stored.id, fate, order?.id)
      return { fate, ...(order && { order: order.code }) }
    }),
    assign: Effect.fnUntraced(function* ({ code, name, ...named }) {
      const order = yield* orders.lock(code)
      if (order === undefined) return yield* new OrderUnknown()
      const [type, fate] = assigned(order)
      if (fate === "excess") return yield* new OrderNotThere({ status: order.status })
      const transfer = yield* heldTransfer(transfers, named, unassignedFates)
      if (type === "money.added" && transfer.amount > missingSum(order))
        return yield* new OrderNotThere({ status: order.status })
      if (!(yield* transfers.assign(transfer.id, fate, order.id)))
        return yield* new TransferNotHeld({ isSeveral: false })
      yield* moveOrder(stores, order, type, {
        actor: { kind: "staff", name },
        now,
        note: transfer.reference,
        amount: transfer.amount
      })
      return { fate, order: order.code }
    }),
    giveBack: Effect.fnUntraced(function* ({ name, note, ...named }) {
      const transfer = yield* heldTransfer(transfers, named, heldFates)
      // First, as a refund does, which marks the transfers of its order.
      if (transfer.order !== undefined) yield* orders.lock(transfer.order)
      if (!(yield* transfers.giveBack(transfer, { name, note, now })))
        return yield* new TransferNotHeld({ isSeveral: false })
      if (transfer.order !== undefined) yield* logReturn(stores, transfer.order, transfer, name, now)
      return { fate: "returned" }
    }),
    fail: Effect.fnUntraced(function* ({ code, reference, name }) {
      const order = yield* orders.lock(code)
      const isKnown = order?.events.some(({ type, note }) => type === "payment.failed" && note === reference)
      if (order === undefined || isKnown) return { noted: false }
      return yield* moveOrder(stores, order, "payment.failed", {
        actor: { kind: "provider", name },
        now,
        note: reference
      }).pipe(
        Effect.as({ noted: true }),
        Effect.catchTag("OrderNotThere", () => Effect.succeed({ noted: false }))
      )
    }),
    due: () => orders.due(now, dueAtOnce),
    turn: Effect.fnUntraced(function* ({ code }) {
      const order = yield* orders.lock(code)
      if (order === undefined) return { moved: false }
      const later = (at: Instant | undefined) => Effect.as(orders.setDue(order.id, at), { moved: false })
      const at = dueAt(order)
      const type = clockEventOf(order)
      // A rule may give another moment than the one that was stored: else the orders asked for first would be the same for ever.
      if (type === undefined || at === undefined || at > now) return yield* later(at)
      return yield* moveOrder(stores, order, type, { actor: { kind: "clock" }, now }).pipe(
        Effect.as({ moved: true }),
        Effect.catchTag("OrderNotThere", () => later(instant(now + askedAgainMs)))
      )
    })
  }
}

/**
 * Returns the code of the order that money is for: the one that the bank names if it has this account and asks for this amount;
 * else the one that the amount of a transfer tells. `undefined` if a person has to say it. D-56; decision 0102.
 */
const targetOf = Effect.fnUntraced(function* (
  orders: OrderStores["orders"],
  transfer: IncomingTransfer,
  named: OrderCode | undefined
) {
  const { bank, amount } = transfer
  const order = named === undefined ? undefined : yield* orders.byCode(named)
  const { account, amount: asked } = order?.payment ?? {}
  if (order && account && isReported(account) && account.id === bank && asked === amount) return order.code
  const waiting = yield* orders.byAmount(bank, amount)
  const transfers = waiting.filter(({ payment }) => payment.method === "bank-transfer")
  return transferTarget(transfers, transfer)?.code
})

/**
 * Marks the transfers of a refund as returned. Returns the order as it is afterwards: one of them may have gone back by itself in
 * that moment, and is not refunded once more. Refuses if nothing of the order's money is left. D-64; decision 0047.
 */
const giveLateMoneyBack = Effect.fnUntraced(function* ({ orders, transfers }: OrderStores, order: Order) {
  const references = lateReferences(order)
  const returned = yield* transfers.giveBackAfterEnd(order.id, references)
  if (returned === references.length) return order
  if (returned === 0 && paidSum(order) === undefined) return yield* new OrderNotThere({ status: order.status })
  return (yield* orders.byCode(order.code)) ?? order
})

/** Writes into the log of its order that held money went back, in whatever state the order is by then. D-64; decision 0047. */
const logReturn = (
  stores: OrderStores,
  code: OrderCode,
  transfer: Pick<IncomingTransfer, "reference" | "amount">,
  name: string,
  now: Instant
): Effect.Effect<void, Unavailable> =>
  Effect.gen(function* () {
    const order = yield* stores.orders.lock(code)
    if (order === undefined) return
    const { reference: note, amount } = transfer
    const by = { actor: { kind: "staff", name } as const, now, note, amount }
    yield* moveOrder(stores, order, "money.returned", by).pipe(
      Effect.catchTag("OrderNotThere", ({ status }) =>
        status === order.status ? Effect.void : logReturn(stores, code, transfer, name, now)
      )
    )
  })

/** Returns the one held transfer that is named. Refuses if none is, or more than one. */
const heldTransfer = Effect.fnUntraced(function* (
  transfers: TransferStore,
  { reference, bank, amount, day }: NamedTransfer,
  fates: ReadonlyArray<TransferFate>
) {
  const [transfer, another] = (yield* transfers.heldWith(reference, fates)).filter(
    (one) =>
      (bank === undefined || one.bank === bank) &&
      (amount === undefined || one.amount === amount) &&
      (day === undefined || jakartaDay(one.at) === day)
  )
  if (transfer === undefined || another) return yield* new TransferNotHeld({ isSeveral: another !== undefined })
  return transfer
})

/** Refuses if a held transfer may be the money of an order that waits: accepted without it, it would stay held. */
const noneHeldFor = Effect.fnUntraced(function* (transfers: TransferStore, order: Order) {
  const { account, amount } = order.payment
  if (account === undefined || !isUnpaid(order)) return
  const held = yield* transfers.heldAbout({
    bank: account.id,
    exactly: amount,
    from: amount - candidateRupiah,
    to: amount + candidateRupiah
  })
  const references = held.filter((transfer) => mayBeFor(order, transfer)).map(({ reference }) => reference)
  if (references.length > 0) yield* new TransfersHeld({ references })
})

/**
 * What money that fits an order becomes: its payment, or something held for a person. If the order was moved in between,
 * the money is booked on its present state. D-56, D-64.
 */
const booked = (
  stores: OrderStores,
  order: Order,
  actor: Actor,
  now: Instant,
  transfer: Pick<IncomingTransfer, "reference" | "amount">
): Effect.Effect<TransferFate, Unavailable> => {
  const by = { actor, now, note: transfer.reference, amount: transfer.amount }
  const [type, fate] = incoming(order)
  return moveOrder(stores, order, type, by).pipe(
    Effect.as(fate),
    Effect.catchTag("OrderNotThere", () =>
      Effect.flatMap(stores.orders.byCode(order.code), (current) =>
        current && (current.status !== order.status || incoming(current)[0] !== type)
          ? booked(stores, current, actor, now, transfer)
          : Effect.succeed<TransferFate>("excess")
      )
    )
  )
}

/** The same for money of another amount, which a staff member accepts; also as the rest of a payment. Decision 0087. */
const assigned = (order: Order): readonly [OrderEventType, TransferFate] => {
  const [type, fate] = incoming(order)
  if (fate === "excess" && missingSum(order) > 0) return ["money.added", "matched"]
  return [type === "money.matched" ? "transfer.accepted" : type, fate]
}

const incoming = (order: Order): readonly [OrderEventType, TransferFate] => {
  const { status } = order
  if (isUnpaid(order)) return ["money.matched", "matched"]
  if (awaitsItsTransfer(order)) return ["transfer.linked", "matched"]
  return ["money.held", isCalledOff(status) ? "late" : "excess"]
}
