import { type Rupiah, rupiah } from "../../kernel/money.ts"
import { withoutGiftCards } from "../../points/points.rule.ts"
import { spread } from "../../pricing/spread.rule.ts"
import { wasMoney } from "../../vouchers/return-code.rule.ts"
import type { Order, OrderLine } from "../order.ts"
import { paidSum } from "../transfer/paid-sum.rule.ts"
import type { ReturnedLine, WrittenClaim } from "./claim.ts"
import { returnableLines } from "./return-window.rule.ts"

type Priced = Pick<Order, "lines" | "totals" | "steps" | "payment" | "events">

/**
 * Returns what a claim gives back if staff name no other sum: what was paid for these units after voucher and points, each line with
 * its share. If all goods of the order go back for a fault of the shop, all that was paid for them, shipping included. Of an order
 * that was paid with less than its amount, as much less. D-62b; decision 0104.
 */
export const returnSum = (order: Priced, { reason, lines }: Pick<WrittenClaim, "reason" | "lines">): Rupiah => {
  const returnable = returnableLines(order)
  const isWhole = returnable.every((line) => unitsOf(lines, line) === line.quantity)
  const hasOthers = order.lines.some(({ goods }) => goods.giftCard)
  if (isWhole && !hasOthers && reason !== "sealed") return mostReturned(order)
  const shares = sharesOf(order, returnable)
  const sum = returnable.reduce((before, line, place) => {
    // Units of a line weigh the same: the first of them have what does not divide.
    const units = spread(
      shares[place] ?? rupiah(0),
      Array.from({ length: line.quantity }, () => rupiah(1))
    )
    return before + units.slice(0, unitsOf(lines, line)).reduce((all, unit) => all + unit, 0)
  }, 0)
  const { amount } = order.payment
  const paid = paidSum(order) ?? amount
  return rupiah(paid < amount ? Math.floor((sum * paid) / amount) : Math.min(sum, mostReturned(order)))
}

/** Returns what was paid for each of these lines; an order from before this was stored has its goods' sum spread over them. */
const sharesOf = (order: Priced, returnable: ReadonlyArray<OrderLine>): ReadonlyArray<Rupiah> => {
  const known = returnable.flatMap(({ paid }) => paid ?? [])
  if (known.length === returnable.length) return known
  return spread(
    withoutGiftCards(order.totals.afterDiscount, order.lines),
    returnable.map(({ total }) => total)
  )
}

/** Returns the most that a return can give back: what was paid for the order, with the voucher of an earlier return. D-62b. */
export const mostReturned = (order: Pick<Order, "payment" | "events" | "steps">): Rupiah =>
  rupiah((paidSum(order) ?? order.payment.amount) + creditOf(order))

/** Returns what the voucher of an earlier return or of an e-gift paid of an order: it was money before. Decisions 0104, 0122. */
export const creditOf = ({ steps }: Pick<Order, "steps">): Rupiah =>
  rupiah(
    steps
      .filter(({ rule, values }) => rule === "voucher" && wasMoney(String(values["code"] ?? "")))
      .reduce((sum, { amount }) => sum - amount, 0)
  )

/** Returns the redeemed points that come back with a claim: the share of the goods' price that goes back. D-29, D-62b. */
export const pointsReturned = (order: Priced, { lines }: Pick<WrittenClaim, "lines">): number => {
  const redeemed = Number(order.steps.find(({ rule }) => rule === "points")?.values["points"] ?? 0)
  const returnable = returnableLines(order)
  const all = returnable.reduce((sum, { total }) => sum + total, 0)
  const back = returnable.reduce((sum, line) => sum + (line.total * unitsOf(lines, line)) / line.quantity, 0)
  return all === 0 ? 0 : Math.floor((redeemed * back) / all)
}

const unitsOf = (lines: ReadonlyArray<ReturnedLine>, { id }: OrderLine): number =>
  lines.find(({ line }) => line === id)?.quantity ?? 0
