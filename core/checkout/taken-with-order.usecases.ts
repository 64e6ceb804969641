import { Effect } from "effect"
import type { MemberId } from "../account/member.ts"
import type { Instant } from "../kernel/moment.ts"
import { rupiah } from "../kernel/money.ts"
import type { Order } from "../orders/order.ts"
import { quotaUnitsOf } from "../pricing/quota.rule.ts"
import type { Assessment } from "./assess.rule.ts"
import type { CheckoutStores } from "./checkout.port.ts"

/** Takes the redemptions that this total needs, in one order for all callers; false if one is gone. D-27. */
export const tookVouchers = Effect.fnUntraced(function* (
  { vouchers }: Pick<CheckoutStores, "vouchers">,
  order: Order,
  { uses, checkout }: Assessment,
  member: MemberId | undefined
) {
  if (member !== undefined) yield* vouchers.claim(order.id, member)
  for (const voucher of uses.toSorted()) {
    const amount = checkout.vouchers.find((one) => one.voucher.id === voucher)?.discount ?? rupiah(0)
    if (!(yield* vouchers.take({ voucher, order: order.id, member, amount }))) return false
  }
  return true
})

/** Takes the points that this total needs off the balance; false if they are no longer there. D-29. */
export const tookPoints = Effect.fnUntraced(function* (
  { points: ledger }: Pick<CheckoutStores, "points">,
  { id: order, member, payment }: Order,
  { points }: Assessment,
  now: Instant
) {
  if (points === 0) return true
  if (member === undefined || !(yield* ledger.hold({ order, member, points, now }))) return false
  if (payment.state === "free") yield* ledger.redeem(order, now)
  return true
})

/** Takes the units that this total needs of limited prices, in one order for all callers; false if some are gone. Decision 0135. */
export const tookSpecials = Effect.fnUntraced(function* (
  { specials }: Pick<CheckoutStores, "specials">,
  { id }: Order,
  { lines }: Assessment
) {
  for (const units of quotaUnitsOf(lines)) if (!(yield* specials.take(id, units))) return false
  return true
})
