import { type WantedLine, wantedLine } from "../cart/cart.ts"
import { lineIdOf } from "../cart/line-id.rule.ts"
import { boughtLines, type CheckoutId } from "../orders/order.ts"
import type { Placed } from "./checkout.ts"
import { restartedOrdering } from "./ordering.rule.ts"
import type { CheckoutContext, OrderedLines, PersistedOrdering } from "./ordering.ts"

type Wanting = Pick<CheckoutContext, "lines" | "pending" | "saving" | "checkout">

/**
 * Returns whether an order is the one of this tab: its own press has made it, or all its lines are in it; if not, another tab has
 * ordered other goods with this checkout. An order whose answer an earlier visit lost is shown, whatever is wanted now.
 * Decision 0043.
 */
export const isOwnOrder = (
  context: Wanting & Pick<CheckoutContext, "persisted" | "letGo">,
  placed: Placed
): boolean => {
  const { persisted, checkout, letGo } = context
  const isOfEarlierVisit = persisted?.key !== undefined && checkout === null && letGo === null
  return !placed.repeated || isOfEarlierVisit || linesNotIn(placed, wantedLines(context)).length === 0
}

/** Returns the lines that were chosen last in this tab, without those that the shop has left out of its checkout. */
const wantedLines = ({ lines, pending, saving, checkout }: Wanting): ReadonlyArray<WantedLine> => {
  const leftOut = new Set([
    ...(checkout?.leftOut ?? []).map(({ line }) => line),
    ...(checkout?.lines ?? []).flatMap(({ id, counted }) => (counted === 0 ? [id] : []))
  ])
  return (pending?.lines ?? saving?.lines ?? lines).filter((line) => !leftOut.has(lineIdOf(line)))
}

/**
 * Returns what follows if another tab has ordered other goods with the checkout of this one: a new checkout for the lines that
 * are not ordered yet, with everything that was chosen in this tab. What was shown is remembered: more than another unique code is
 * asked about. Decision 0043.
 */
export const restartedWithRest = (placed: Placed, context: CheckoutContext): Partial<CheckoutContext> => {
  const restarted = restartedOrdering({ ...context, checkout: context.before ?? context.checkout })
  const { lines: _, ...pending } = restarted.pending ?? {}
  return {
    ...restarted,
    pending,
    lines: linesNotIn(placed, wantedLines(context)),
    isRenewed: false,
    isPressed: false,
    problem: "OrderedInOtherTab",
    elsewhere: orderedLines(placed)
  }
}

/**
 * Returns whether the lines of an order have left the bag of this browser already: a tab has finished its checkout, or has begun
 * another one since. What was put into the bag after that stays there. D-63; decision 0043.
 */
export const isTakenOut = (stored: PersistedOrdering | undefined, checkout: CheckoutId): boolean =>
  stored !== undefined && (stored.over === true || stored.checkout !== checkout)

/** Returns an order as a screen takes it: its code, its key, and the units of the bag that it contains. */
export const orderedLines = ({ order, key }: Placed): OrderedLines => ({
  code: order.code,
  key,
  lines: boughtLines(order).map(({ id, quantity }) => ({ id, quantity }))
})

const linesNotIn = ({ order }: Placed, lines: ReadonlyArray<WantedLine>): ReadonlyArray<WantedLine> => {
  // By what they hold: a recorded session has other texts in it than the ids were made of.
  const ordered = new Set(boughtLines(order).map((line) => lineIdOf(wantedLine(line, line.quantity))))
  return lines.filter((line) => !ordered.has(lineIdOf(line)))
}
