import type { ProductId } from "#core/catalogue/product.ts"
import type { Facts } from "#core/search/facts.rule.ts"

/** What a change has made of a product that lists show, or did. */
export interface ShownChange {
  readonly id: ProductId
  readonly place: number
  /** `undefined` if it was not shown, or is not any more. */
  readonly before: Facts | undefined
  readonly after: Facts | undefined
  /** Numbers of its category before and after; -1 for none. */
  readonly from: number
  readonly to: number
}

/** What of the facts is different. */
export interface Difference {
  /** Whether it is shown. */
  readonly shown: boolean
  readonly prices: boolean
  /** Whether it can be bought, and by which customers. */
  readonly sold: boolean
  /** Name, stars, reviews, units sold, or the day it came. */
  readonly ranked: boolean
  /** Brand, origin, categories or tags. */
  readonly placed: boolean
  /** Any of them. */
  readonly any: boolean
}

/** Returns what of the facts a change makes different. */
export const differenceOf = ({ before, after }: Pick<ShownChange, "before" | "after">): Difference => {
  if (before === undefined || after === undefined)
    return { shown: before !== after, prices: true, sold: true, ranked: true, placed: true, any: before !== after }
  const prices = !isSame(before.prices, after.prices)
  const sold =
    before.stock > 0 !== after.stock > 0 ||
    before.availableFor.online !== after.availableFor.online ||
    before.availableFor.store !== after.availableFor.store ||
    before.availableFor.guest !== after.availableFor.guest
  const ranked =
    before.name !== after.name ||
    before.averageRating !== after.averageRating ||
    before.totalReviews !== after.totalReviews ||
    before.sales90d !== after.sales90d ||
    before.firstActive !== after.firstActive
  const placed =
    before.brand !== after.brand ||
    before.origin !== after.origin ||
    !isSame(before.categories, after.categories) ||
    !isSame(before.tags, after.tags)
  return { shown: false, prices, sold, ranked, placed, any: prices || sold || ranked || placed }
}

/** Returns whether two lists have the same values in the same order. */
export const isSame = <T>(one: ReadonlyArray<T>, other: ReadonlyArray<T>): boolean =>
  one.length === other.length && one.every((value, at) => value === other[at])
