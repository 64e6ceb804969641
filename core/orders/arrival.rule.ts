import type { Instant } from "../kernel/moment.ts"
import { DayNumber, dayOf, dayText, isWorkingDay, leavesOn, workingDayAfter } from "../shipping/calendar.rule.ts"
import { isUndone } from "./ended.rule.ts"
import type { Delivery, Order } from "./order.ts"
import { postponementOf } from "./preorder/release.rule.ts"

/** Events that make an order paid. */
const payments: ReadonlySet<string> = new Set(["money.matched", "transfer.accepted"])

/**
 * An order with its days of arrival counted from its payment, which may come 24 hours after the order; until it is paid, from
 * now. No days for an order that sends no parcel any more; those of a pre-order count from its day, which may be
 * a later one than was promised. D-52, D-56.
 */
export const withArrival = (order: Order, now: Instant): Order => {
  const { delivery } = order
  if (delivery.kind !== "ship" || delivery.arrives === undefined) return order
  const { arrives, ...rest } = delivery
  if (isUndone(order.status)) return { ...order, delivery: rest }
  const postponed = postponementOf(order)
  if (!postponed && order.lines.some(({ goods }) => goods.deliveryDate !== undefined)) return order
  const promised = postponed?.from ?? order.placedAt
  const starts = postponed?.to ?? order.events.find(({ type }) => payments.has(type))?.at ?? now
  const shifted: Delivery = {
    ...rest,
    arrives: {
      from: shiftedDay(arrives.from, promised, starts),
      to: shiftedDay(arrives.to, promised, starts)
    }
  }
  return { ...order, delivery: shifted }
}

/** As many working days after the parcel leaves as were promised. */
const shiftedDay = (text: string, promised: Instant, starts: Instant): string =>
  dayText(workingDayAfter(leavesOn(starts), workingDaysBetween(leavesOn(promised), dayOf(text))))

const workingDaysBetween = (from: DayNumber, to: DayNumber): number => {
  let days = 0
  for (let day: number = from; day < to; day++) if (isWorkingDay(DayNumber(day))) days++
  return days
}
