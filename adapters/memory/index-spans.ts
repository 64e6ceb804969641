import type { CategoryId } from "#core/catalogue/category.ts"
import type { CategoryNumbers } from "./index-goods.ts"

/** Numbers of categories, `to` excluded. */
export interface Span {
  readonly from: number
  readonly to: number
}

/** Returns the categories around the requested one that are counted; everything if none is requested. */
export const worldOf = (categories: CategoryNumbers, asked: CategoryId | undefined): Span => {
  const number = numberIn(categories, asked)
  const own = spanOf(categories, number)
  // The exact number matters only near a category without any below it.
  return own.to === number + 1 ? spanOf(categories, categories.parentOf[number] ?? -1) : own
}

/** The number of a category; -1 of none and of one that is not there. */
export const numberIn = ({ numberOf }: CategoryNumbers, id: CategoryId | undefined): number =>
  id === undefined ? -1 : (numberOf.get(id) ?? -1)

/** A category and everything below it; everything there is for a number below 0. */
export const spanOf = ({ endOf }: CategoryNumbers, number: number): Span => ({
  from: number,
  to: number < 0 ? Number.POSITIVE_INFINITY : (endOf[number] ?? 0)
})
