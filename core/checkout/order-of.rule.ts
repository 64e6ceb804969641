import { LineId } from "../cart/cart.ts"
import type { BagGift } from "../gifts/gift.ts"
import { giftLineId, givenOf } from "../gifts/gifts.rule.ts"
import { instant } from "../kernel/moment.ts"
import { rupiah } from "../kernel/money.ts"
import { paidStatus } from "../orders/order.machine.ts"
import type { Delivery, Order, OrderId, OrderLine } from "../orders/order.ts"
import { paidShares } from "../orders/returns/paid-shares.rule.ts"
import { methodOf } from "../orders/transfer/banks.ts"
import { orderAccount } from "../orders/transfer/order-account.rule.ts"
import type { Payment } from "../orders/transfer/payment.ts"
import { payMs } from "../orders/transfer/payment-state.rule.ts"
import type { PickupCode } from "../pickup/pickup.ts"
import { withoutLimit } from "../pricing/quota.rule.ts"
import type { Assessment } from "./assess.rule.ts"
import type { StoredCheckout } from "./checkout.ts"

/** Returns the order of a checkout: copies of everything it promises. D-63. None if contact or delivery are missing. */
export const orderOf = (
  id: OrderId,
  code: Order["code"],
  stored: StoredCheckout,
  { checkout, lines, gifts }: Assessment,
  {
    now,
    pickupCode
  }: {
    readonly now: Order["placedAt"]
    /** Drawn if it is picked up. */
    readonly pickupCode?: PickupCode | undefined
  }
): Order | undefined => {
  const { contact, steps, totals, note } = checkout
  const delivery = deliveryOf(checkout, stored, pickupCode)
  if (contact === undefined || delivery === undefined) return undefined
  const order: Order = {
    id,
    code,
    checkout: stored.id,
    ...(stored.member !== undefined && { member: stored.member }),
    status: "awaiting_bank_wire_payment",
    placedAt: now,
    language: stored.language,
    contact,
    delivery,
    lines: [...withShares(lines.map(orderLine), checkout.vouchers, steps), ...givenOf(gifts).map(giftLine)],
    steps,
    totals,
    payment: paymentOf(checkout, code, now),
    ...(note !== undefined && { note }),
    events: []
  }
  const status = statusOf(order)
  const placed = { at: now, actor: { kind: "shopper" }, type: "order.placed", from: status, to: status } as const
  return { ...order, status, events: [placed] }
}

/** Returns the status of an order that is placed: it waits for its money, for nothing, or for its courier. D-57, D-62. */
const statusOf = (order: Order): Order["status"] => {
  const { method } = order.payment
  if (method === "none") return paidStatus(order)
  return method === "cod" ? "pay_on_delivery" : order.status
}

const orderLine = ({ id, goods, line, counted }: Assessment["lines"][number]): OrderLine => ({
  id,
  goods: withoutLimit(goods),
  quantity: line.quantity,
  total: rupiah(goods.price.priceAfterDiscount * counted),
  ...(line.egift && { egift: line.egift })
})

const withShares = (
  lines: ReadonlyArray<OrderLine>,
  vouchers: Assessment["checkout"]["vouchers"],
  steps: Order["steps"]
): ReadonlyArray<OrderLine> => {
  const shares = paidShares(lines, vouchers, steps)
  return lines.map((line, place) => ({ ...line, paid: shares[place] ?? line.total }))
}

const giftLine = ({ id, gift }: BagGift): OrderLine => ({
  id: LineId(giftLineId(gift)),
  goods: gift,
  quantity: 1,
  total: rupiah(0),
  gift: id
})

const deliveryOf = (
  { ships, delivery, pickup }: Assessment["checkout"],
  { selfCheckout }: Pick<StoredCheckout, "selfCheckout">,
  code: PickupCode | undefined
): Delivery | undefined => {
  if (code !== undefined)
    return pickup?.store && { kind: "pickup", store: pickup.store, code, ...(selfCheckout && { selfCheckout }) }
  if (!ships) return { kind: "message" }
  if (delivery?.option === undefined) return undefined
  const { address, option, insured } = delivery
  return {
    kind: "ship",
    address,
    service: option.id,
    courierName: option.courierName,
    serviceName: option.service,
    ...(option.arrives && { arrives: option.arrives }),
    insured: insured || option.insurance.required
  }
}

const paymentOf = (
  { payment, totals }: Assessment["checkout"],
  code: Order["code"],
  now: Order["placedAt"]
): Payment => {
  const { payable: amount } = totals
  if (amount === 0 || payment === undefined)
    return { method: "none", state: "free", amount, paidAt: now, confirmations: [] }
  const { account, uniqueCode } = payment
  const method = methodOf(account)
  return {
    method,
    state: "awaiting",
    amount,
    account: orderAccount(account, code, amount),
    ...(uniqueCode !== undefined && { uniqueCode }),
    ...(method !== "cod" && { expiresAt: instant(now + payMs(method)) }),
    confirmations: []
  }
}
