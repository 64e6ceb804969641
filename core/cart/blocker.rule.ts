import { failureAs, failureOf } from "../kernel/port-actors.ts"
import type { PointsLimit } from "../points/points.errors.ts"
import type { InsufficientStock } from "../pricing/pricing.errors.ts"
import type { TextValues } from "../pricing/quote.ts"
import type { OrderLimit } from "./cart.errors.ts"
import type { How, Offered } from "./cart.port.ts"
import { type Bag, type LineId, unitsPerCombination } from "./cart.ts"
import { linesAfter } from "./commands.rule.ts"
import { unitsIn } from "./limits.rule.ts"
import { lineIdOf } from "./line-id.rule.ts"
import { type Conflict, conflictOf } from "./mixing.rule.ts"

/** Reason why a line cannot be added to a bag at all. */
export type Blocker =
  | { readonly kind: "conflict"; readonly conflict: Conflict }
  | { readonly kind: "limit"; readonly limit: number }
  | { readonly kind: "stock"; readonly left: number }

/** What could not be done with the bag, for the words `cart.problem.<code>`. */
export interface CartProblem {
  readonly code: "limit" | "lines" | "stock" | "sold-out" | "unknown" | "points" | "failed" | "later"
  readonly values: TextValues
  /** The line in the bag that nothing more could be added to: the page leads there. Decision 0065. */
  readonly line?: LineId
}

/** Returns what prevents a line from being added, as far as known here; the shop decides again. D-21, D-23. */
export const blockerOf = (bag: Bag, { line, goods }: Offered, how: How): Blocker | undefined => {
  const known = bag.items.find(({ id }) => id === lineIdOf(line))?.goods ?? goods
  if (line.quantity > unitsPerCombination) return overLimit
  const conflict = conflictOf(
    bag.items.map((item) => item.goods),
    known
  )
  if (conflict) return { kind: "conflict", conflict }
  const units = unitsIn(linesAfter(bag, { op: "put", how, line, goods }), line.combination)
  if (units > unitsPerCombination) return overLimit
  const stock = known.sale === "open" ? Math.max(0, known.stock) : 0
  return units > stock ? { kind: "stock", left: stock } : undefined
}

/** More than an order takes. D-23. */
export const overLimit: Blocker = { kind: "limit", limit: unitsPerCombination }

/** Returns the problem of a blocker. */
export const problemWith = (blocker: Blocker | undefined): CartProblem | null => {
  switch (blocker?.kind) {
    case "limit":
      return { code: "limit", values: { limit: blocker.limit } }
    case "stock":
      return stockProblem(blocker.left)
    default:
      return null
  }
}

/** A refusal to add to a line, with that line if the bag holds it and cannot take more. */
export const problemAt = (bag: Bag, line: LineId, problem: CartProblem | null): CartProblem | null =>
  (problem?.code === "stock" || problem?.code === "limit") && bag.items.some(({ id }) => id === line)
    ? { ...problem, line }
    : problem

const mixes: ReadonlySet<string> = new Set(["PreOrderMix", "PreOrderDate", "EgiftMix"])

/** Returns whether a call was refused since goods of two kinds would meet. */
export const isMix = (event: unknown): boolean => mixes.has(failureOf(event)._tag)

/** The words for a call that was refused. */
export const problemOf = (event: unknown): CartProblem => {
  const full = failureAs<OrderLimit>(event, "OrderLimit")
  if (full) return { code: full.of === "lines" ? "lines" : "limit", values: { limit: full.limit } }
  const scarce = failureAs<InsufficientStock>(event, "InsufficientStock")
  if (scarce) return stockProblem(scarce.short[0]?.left ?? 0)
  const fewer = failureAs<PointsLimit>(event, "PointsLimit")
  if (fewer) return { code: "points", values: { count: fewer.most } }
  return { code: failureOf(event)._tag === "GoodsUnknown" ? "unknown" : "failed", values: {} }
}

/** The shop did not answer, and the bag has nothing of the change. */
export const unanswered: CartProblem = { code: "failed", values: {} }

const stockProblem = (left: number): CartProblem =>
  left > 0 ? { code: "stock", values: { left } } : { code: "sold-out", values: {} }
