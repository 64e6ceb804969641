import type { HoldStore } from "#core/checkout/checkout.port.ts"
import type { HeldBy, Holder, KnownHolder } from "#core/checkout/holds.rule.ts"
import { mailboxOf } from "#core/kernel/mailbox.rule.ts"
import { e164 } from "#core/kernel/phone.ts"
import type { Order, OrderId } from "#core/orders/order.ts"
import { type Cell, now } from "./selling-state.ts"

/** Until it is packed an order without its money holds stock like any other. */
const held: ReadonlySet<Order["status"]> = new Set(["awaiting_bank_wire_payment", "payment_review", "pay_on_delivery"])

/** Who holds stock without having paid. */
export const memoryHolds = (cell: Cell): HoldStore => {
  const from = new Map<OrderId, Holder>()
  const heldBy = (order: Order, holder: KnownHolder): ReadonlyArray<HeldBy> => {
    if ("member" in holder) return order.member === holder.member ? ["member"] : []
    if (order.member !== undefined) return []
    const noted = from.get(order.id)
    const came = noted && !("member" in noted) ? noted : undefined
    return [
      ...(mailboxOf(order.contact.email) === holder.mailbox ? (["mailbox"] as const) : []),
      ...(e164(order.contact.phone) === holder.phone ? (["phone"] as const) : []),
      ...(holder.browser !== undefined && came?.browser === holder.browser ? (["browser"] as const) : []),
      ...(holder.network !== undefined && came?.network === holder.network ? (["network"] as const) : [])
    ]
  }
  const open = (holder: KnownHolder) =>
    now(() =>
      [...cell.state().orders.values()]
        .filter(({ status }) => held.has(status))
        .map((order) => ({
          id: order.id,
          by: heldBy(order, holder),
          units: order.lines.map(({ goods: { combination }, quantity }) => ({ combination, quantity }))
        }))
        .filter(({ by }) => by.length > 0)
    )
  return { claim: open, open, note: (order, holder) => now(() => void from.set(order, holder)) }
}
