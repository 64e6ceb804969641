import type { Order } from "#core/orders/order.ts"
import type { ReturnStore } from "#core/orders/returns/return-store.port.ts"
import { type Cell, now, withEntry } from "./selling-state.ts"

/** Claims of orders in memory, each with its order. */
export const memoryReturns = (cell: Cell): ReturnStore => {
  const write = (order: Order): void => cell.write({ orders: withEntry(cell.state().orders, order.id, order) })
  return {
    insert: (id, claim) =>
      now(() => {
        const order = cell.state().orders.get(id)
        if (order === undefined || order.claim) return false
        write({ ...order, claim })
        return true
      }),
    decide: (id, answer) =>
      now(() => {
        const order = cell.state().orders.get(id)
        if (order?.claim?.state !== "open") return false
        write({ ...order, claim: { ...order.claim, ...answer } })
        return true
      }),
    makeVoucher: ({ redemptions, isListed: _, isPaused: __, info, ...voucher }) =>
      now(() => {
        const made = {
          ...voucher,
          availableQuota: redemptions,
          goodsNames: [],
          places: [],
          info: { ...info, terms: "" }
        }
        cell.write({ vouchers: withEntry(cell.state().vouchers, voucher.id, made) })
        return true
      })
  }
}
