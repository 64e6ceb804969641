import type { CategoryId, CategoryLink } from "../../catalogue/category.ts"
import type { CombinationId } from "../../catalogue/combination.ts"
import type { Picture } from "../../catalogue/picture.ts"
import type { ProductId } from "../../catalogue/product.ts"
import { type Brand, brandConstructor } from "../../kernel/brand.ts"
import type { Words } from "../../kernel/text.ts"
import type { Goods } from "../../pricing/goods.ts"

/**
 * Identifies a selection: the name that the merchant gave it, or the number of a category whose selection the shop puts together.
 * Specification 2, `{category_id}`; decision 0118.
 */
export type SelectionId = Brand<string, "SelectionId">
/** Returns a primitive as a `SelectionId`. */
export const SelectionId = brandConstructor<SelectionId>()

/** Shape of a merchant's name of a selection: it begins with a letter, so that it is never the number of a category. */
export const selectionIdPattern = /^[a-z][a-z0-9-]{1,59}$/

/** Fewest steps of a selection that is shown. Own choice: with one step it is a product. */
export const stepsLeast = 2
/** Most steps of a selection. Own choice. */
export const stepsMost = 8
/** Most products that a step offers instead of its own. Own choice. */
export const insteadMost = 3
/** Pictures on the card of a selection. Mock curated-mobile. */
export const picturesOfCard = 3
/** Most selections of a shop. Own choice: they stand on one page. */
export const selectionsMost = 60

/** A selection as the merchant writes it, without its steps. */
export interface WrittenSelection {
  readonly id: SelectionId
  /** Place among the others; those of one place stand in the order of their names. */
  readonly position: number
  /** What it is about, for the filter of the page. */
  readonly category?: CategoryId
  readonly title: Words
  /** One sentence on its card. */
  readonly promise: Words
  /** A few sentences on its own page. */
  readonly about: Words
}

/** A step of a selection as the merchant writes it. */
export interface WrittenStep {
  readonly selection: SelectionId
  /** From 1. */
  readonly step: number
  readonly title: Words
  readonly reason: Words
  readonly product: ProductId
  /** A shade or size of the product; absent: the default one. */
  readonly combination?: CombinationId
  /** What can be taken instead, the best first. */
  readonly instead: ReadonlyArray<ProductId>
}

/** What a merchant has written. */
export interface WrittenSelections {
  readonly selections: ReadonlyArray<WrittenSelection>
  readonly steps: ReadonlyArray<WrittenStep>
}

/** A selection on the page of all. */
export interface SelectionCard {
  readonly id: SelectionId
  readonly title: string
  /** Absent: the shop put it together, and it is about its category. */
  readonly promise?: string
  /** The category of level 1 that it is about. */
  readonly world?: CategoryLink
  /** At most three. */
  readonly pictures: ReadonlyArray<Picture>
  /** How many products its steps name. */
  readonly products: number
}

/** A step of a selection: what to do, why, and with what. */
export interface SelectionStep {
  /** From 1, without gaps. */
  readonly number: number
  readonly title: string
  /** Absent: what sells best in the category that the step is named after. */
  readonly reason?: string
  /** What the selection names first, then what can be taken instead. At least one. */
  readonly choices: ReadonlyArray<Goods>
}

/** A selection on its own page. */
export interface Selection {
  readonly id: SelectionId
  readonly title: string
  /** Absent: the shop put it together. */
  readonly about?: string
  readonly steps: ReadonlyArray<SelectionStep>
}
