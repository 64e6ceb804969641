import { Effect } from "effect"
import { jakartaDay } from "../kernel/moment.ts"
import type { Goods } from "../pricing/goods.ts"
import { EgiftMix, PreOrderDate, PreOrderMix } from "./cart.errors.ts"
import type { BagKind } from "./cart.ts"

/** What of goods decides with what they may stand in one bag. */
export type Mixing = Pick<Goods, "combination" | "giftCard" | "preOrder" | "deliveryDate">

/** Why goods may not stand in one bag. Specification 4, Cart. */
export type Conflict = "EGIFT_MIX" | "PREORDER_MIX" | "PREORDER_DATE"

/** Returns what keeps goods out of a bag with these, if anything; the same combination is no conflict. D-21. */
export const conflictOf = (held: ReadonlyArray<Mixing>, added: Mixing): Conflict | undefined => {
  const others = held.filter(({ combination }) => combination !== added.combination)
  if (others.some(({ giftCard }) => giftCard !== added.giftCard)) return "EGIFT_MIX"
  if (others.some(({ preOrder }) => preOrder !== added.preOrder)) return "PREORDER_MIX"
  return added.preOrder && others.some((other) => dayOf(other) !== dayOf(added)) ? "PREORDER_DATE" : undefined
}

/** Checks that goods may be in one bag with others; refuses those that may not. Specification 4; D-21. */
export const joins = (
  held: ReadonlyArray<Mixing>,
  added: Mixing
): Effect.Effect<void, EgiftMix | PreOrderMix | PreOrderDate> => {
  switch (conflictOf(held, added)) {
    case "EGIFT_MIX":
      return Effect.fail(new EgiftMix())
    case "PREORDER_MIX":
      return Effect.fail(new PreOrderMix())
    case "PREORDER_DATE":
      return Effect.fail(new PreOrderDate())
    case undefined:
      return Effect.void
  }
}

/** Returns the first conflict within a bag that was filled elsewhere, if any. */
export const conflictWithin = (all: ReadonlyArray<Mixing>): Conflict | undefined =>
  all.map((goods, place) => conflictOf(all.slice(0, place), goods)).find((conflict) => conflict !== undefined)

/** Returns what a bag holds, by its first line. D-21. */
export const kindOf = ([first]: ReadonlyArray<Mixing>): BagKind => {
  if (first === undefined) return { kind: "empty" }
  if (first.giftCard) return { kind: "egift" }
  if (!first.preOrder) return { kind: "normal" }
  return { kind: "preorder", ...(first.deliveryDate !== undefined && { date: first.deliveryDate }) }
}

const dayOf = ({ deliveryDate }: Mixing): string => (deliveryDate === undefined ? "" : jakartaDay(deliveryDate))
