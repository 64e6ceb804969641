import { Effect } from "effect"
import type { MemberId } from "../account/member.ts"
import { changeTries } from "../cart/member-bag.port.ts"
import { Unavailable } from "../kernel/failure.ts"
import { moveOrder } from "../orders/move.usecases.ts"
import { isSelfCheckout, type Order } from "../orders/order.ts"
import { OrderNotThere } from "../orders/orders.errors.ts"
import type { OrderAsked } from "../orders/orders.port.ts"
import { openedOver } from "../orders/orders.usecases.ts"
import { otherPayment } from "../orders/transfer/money-news.rule.ts"
import { type OrderedPart, refusalOfParts } from "../toggles/parts.errors.ts"
import { isAutomatic, slotOf, VoucherCode } from "../vouchers/voucher.ts"
import type { Buyer, CheckoutStores } from "./checkout.port.ts"

/** So long after its deadline an order's vouchers and points are chosen again if it is paid in another way. Own choice. */
const justMs = 3_600_000

const endedAt = ({ events }: Order): number => events.findLast(({ from, to }) => from !== to)?.at ?? 0

/**
 * Returns the order that is paid in another way. One that still waits for its payment is cancelled, and the vouchers and points that
 * it used are chosen in its member's bag again. Refuses an order that was paid or is under review, and
 * one that uses a part which is switched off. D-56; decisions 0102 and 0146.
 */
export const letGoForOtherPayment = Effect.fnUntraced(function* (
  stores: CheckoutStores,
  asked: OrderAsked,
  buyer: Buyer
) {
  const { now, member } = buyer
  const found = yield* openedOver(stores, member, "lock")(asked)
  const { status, payment } = found
  const isWaiting = status === "awaiting_bank_wire_payment"
  if (!isWaiting && payment.state !== "expired" && payment.state !== "cancelled")
    return yield* new OrderNotThere({ status })
  // It could not be made again: it stays as it is.
  const refusal = refusalOfParts(partsOf(found), yield* stores.off)
  if (refusal) return yield* refusal
  if (!isWaiting) {
    // It expired while its buyer was asked. What ended before is ordered again with what the bag has by then.
    const isJustExpired = status === "expired" && endedAt(found) + justMs > now
    if (isJustExpired && member !== undefined && found.member === member)
      yield* chooseAgain(stores, found, member, buyer)
    return found
  }
  const order = yield* moveOrder(stores, found, "order.cancelled", {
    actor: { kind: "shopper" },
    now,
    note: otherPayment
  })
  if (member !== undefined && order.member === member) yield* chooseAgain(stores, order, member, buyer)
  return order
})

/** Returns the parts of the shop that an order uses. */
const partsOf = ({ delivery, lines }: Order): ReadonlyArray<OrderedPart> => [
  ...(delivery.kind === "pickup" ? [isSelfCheckout(delivery) ? ("self_checkout" as const) : ("pickup" as const)] : []),
  ...(lines.some(({ egift }) => egift !== undefined) ? (["egift"] as const) : [])
]

/** Chooses in a bag what an order had used; what the bag has in the same place stays. D-26, D-29. */
const chooseAgain = Effect.fnUntraced(function* (
  { memberBags, vouchers }: Pick<CheckoutStores, "memberBags" | "vouchers">,
  { steps }: Pick<Order, "steps">,
  member: MemberId,
  buyer: Buyer
) {
  const codes = steps.flatMap(({ rule, values: { code } }) =>
    rule !== "unique-code" && typeof code === "string" ? [VoucherCode(code)] : []
  )
  const used = yield* Effect.forEach(codes, (code) => vouchers.byCode(code, buyer))
  const points = Number(steps.find(({ rule }) => rule === "points")?.values["points"] ?? 0)
  for (let tries = changeTries; tries > 0; tries--) {
    const bag = yield* memberBags.load(member)
    const held = (yield* vouchers.byIds(bag.vouchers, buyer)).filter((one) => !isAutomatic(one)).map(slotOf)
    const again = used.flatMap((voucher) =>
      voucher && !isAutomatic(voucher) && !held.includes(slotOf(voucher)) ? [voucher.id] : []
    )
    if (again.length === 0 && (points === 0 || bag.points > 0)) return
    const chosen = { ...bag, vouchers: [...bag.vouchers, ...again], points: bag.points > 0 ? bag.points : points }
    // The bag of an account that is removed went with it.
    const isSaved = Effect.catchTag(memberBags.save(member, chosen, bag.version), "Unauthenticated", () =>
      Effect.succeed(true)
    )
    if (yield* isSaved) return
  }
  return yield* new Unavailable()
})
