import { Effect } from "effect"
import type { Order } from "#core/orders/order.ts"
import type { OrderMove, OrderStores } from "#core/orders/order-store.port.ts"
import { IdempotencyMismatch } from "#core/orders/orders.errors.ts"
import { memoryCodes, memoryTransfers } from "./money.memory.ts"
import { type Cell, now, withEntry } from "./selling-state.ts"

/** Orders, money that came in, codes that are taken and keys that were used. */
export const memoryOrders = (cell: Cell): Pick<OrderStores, "orders" | "transfers" | "codes" | "idempotency"> => {
  const { write } = cell
  return {
    orders: {
      insert: (order, dueAt) =>
        now(() => {
          const all = [...cell.state().orders.values()]
          if (all.some(({ checkout }) => checkout === order.checkout)) return "checkout-taken"
          if (all.some(({ code }) => code === order.code)) return "code-taken"
          write({
            orders: withEntry(cell.state().orders, order.id, order),
            due: withEntry(cell.state().due, order.id, dueAt)
          })
          return "inserted"
        }),
      byCode: (code) => now(() => [...cell.state().orders.values()].find((order) => order.code === code)),
      lock: (code) => now(() => [...cell.state().orders.values()].find((order) => order.code === code)),
      byPickupCode: (code) =>
        now(() =>
          [...cell.state().orders.values()].filter(
            ({ delivery }) => delivery.kind === "pickup" && delivery.code === code
          )
        ),
      byCheckout: (id) => now(() => [...cell.state().orders.values()].find(({ checkout }) => checkout === id)),
      byAmount: (bank, amount) =>
        now(() => {
          const asked = [...cell.state().orders.values()]
            .filter(({ payment }) => payment.account?.id === bank && payment.amount === amount)
            .toReversed()
          const waits = ({ status }: Order) => status === "awaiting_bank_wire_payment" || status === "payment_review"
          return [...asked.filter(waits), ...asked.filter((order) => !waits(order))]
        }),
      move: (id, move) =>
        now(() => {
          const order = cell.state().orders.get(id)
          if (order === undefined || order.status !== move.event.from) return false
          if (order.events.some(({ type }) => type === "transfer.linked" && type === move.event.type)) return false
          write({
            orders: withEntry(cell.state().orders, id, afterMove(order, move)),
            due: withEntry(cell.state().due, id, move.dueAt)
          })
          return true
        }),
      confirm: (id, confirmation, most) =>
        now(() => {
          const order = cell.state().orders.get(id)
          if (order === undefined || order.payment.confirmations.length >= most) return false
          const confirmations = [...order.payment.confirmations, confirmation]
          write({
            orders: withEntry(cell.state().orders, id, { ...order, payment: { ...order.payment, confirmations } })
          })
          return true
        }),
      hasReceipt: (id, receipt) => now(() => cell.state().receipts.get(receipt) === id),
      due: (at, limit) =>
        now(() =>
          [...cell.state().due]
            .flatMap(([id, dueAt]) => (dueAt !== undefined && dueAt <= at ? [{ id, dueAt }] : []))
            .toSorted((one, other) => one.dueAt - other.dueAt)
            .slice(0, limit)
            .flatMap(({ id }) => cell.state().orders.get(id)?.code ?? [])
        ),
      setDue: (id, dueAt) => now(() => write({ due: withEntry(cell.state().due, id, dueAt) }))
    },
    transfers: memoryTransfers(cell),
    codes: memoryCodes(cell),
    idempotency: {
      claim: ({ scope, key, digest }) =>
        Effect.suspend(() => {
          const known = cell.state().keys.get(`${scope} ${key}`)
          if (known && known.digest !== digest) return Effect.fail(new IdempotencyMismatch())
          if (!known) write({ keys: withEntry(cell.state().keys, `${scope} ${key}`, { digest, subject: undefined }) })
          return Effect.succeed({ done: known?.subject })
        }),
      finish: (scope, key, subject) =>
        now(() => {
          const digest = cell.state().keys.get(`${scope} ${key}`)?.digest ?? ""
          write({ keys: withEntry(cell.state().keys, `${scope} ${key}`, { digest, subject }) })
        })
    }
  }
}

const afterMove = (order: Order, { event, payment, paidAt, expiresAt, tracking }: OrderMove): Order => ({
  ...order,
  status: event.to,
  payment: {
    ...order.payment,
    ...(payment && { state: payment }),
    ...(paidAt !== undefined && { paidAt }),
    ...(expiresAt !== undefined && { expiresAt })
  },
  delivery: order.delivery.kind === "ship" && tracking !== undefined ? { ...order.delivery, tracking } : order.delivery,
  events: [...order.events, event]
})
