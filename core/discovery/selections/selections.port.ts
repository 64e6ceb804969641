import type { Effect } from "effect"
import type { PlaceUnknown } from "../../catalogue/catalogue.errors.ts"
import type { Unavailable } from "../../kernel/failure.ts"
import type { NoInput } from "../../kernel/input.ts"
import type { Selection, SelectionCard, WrittenSelections } from "./selection.ts"

/** Selections of products, as the merchant or the shop put them together. Specification 2, OurCuratedSelections. */
export interface SelectionsPort {
  /** Those with enough to show, the merchant's first, then one for each world of the shop that has none. */
  readonly all: (input: NoInput) => Effect.Effect<ReadonlyArray<SelectionCard>, Unavailable>
  /** Refuses a selection that is not there or has too little to show. */
  readonly selection: (input: { readonly id: string }) => Effect.Effect<Selection, PlaceUnknown | Unavailable>
}

/** Stores what the merchant has written. */
export interface SelectionsStore {
  readonly written: Effect.Effect<WrittenSelections, Unavailable>
}
