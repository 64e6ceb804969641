import type { CategoryId } from "#core/catalogue/category.ts"
import type { ProductCard, ProductId } from "#core/catalogue/product.ts"
import type { ProductListName } from "#core/catalogue/product-list.ts"
import { standsBeside } from "#core/search/recommend.rule.ts"
import type { Wanted } from "#core/search/words/interpret.rule.ts"
import type { AnswerChange, Concern } from "../index-answers.ts"
import type { Standing } from "../index-snapshot.ts"
import type { Span } from "../index-spans.ts"

/** A list page: the products on it, and all of its world that are counted or ordered. */
export const ofPage = (shown: ReadonlyArray<ProductCard>, { from: first, to: behind }: Span): Concern => {
  const isOn = on(shown)
  const isIn = (number: number): boolean => first <= number && number < behind
  return (change) => isOn(change) || (change.is.any && (isIn(change.from) || isIn(change.to)))
}

/**
 * What is searched for: the products on it, and all that match. A change of words, and a product that comes or goes, concern every search
 * and are not asked for here.
 */
export const ofSearch = (
  shown: ReadonlyArray<ProductCard>,
  wanted: ReadonlyArray<Wanted>,
  { has }: Standing["index"]
): Concern => {
  const isOn = on(shown)
  const isMatch = (place: number): boolean =>
    wanted.some(({ alternatives }) => alternatives.some(({ terms }) => terms.every((term) => has(place, term))))
  return (change) => isOn(change) || (change.is.any && isMatch(change.place))
}

/** A list of the merchant, or one beside a product, or of what sells. */
export const ofList = (
  name: ProductListName,
  beside: ProductId | undefined,
  { stored, assortment }: Standing
): Concern => {
  const asked = beside !== undefined && standsBeside.has(name) ? beside : undefined
  if (asked === undefined && stored.lists.some((list) => list.name === name)) return ({ is }) => is.shown
  const product = asked === undefined ? undefined : assortment.factsOf(asked)
  if (product === undefined) return ({ id, is }) => id === asked || is.shown || is.sold || is.ranked
  const [world] = product.categories
  return ({ id, is, before, after }) =>
    id === asked ||
    (is.any && world !== undefined && (before?.categories[0] === world || after?.categories[0] === world))
}

/** The best of a category. */
export const ofBest =
  (category: CategoryId): Concern =>
  ({ is, before, after }) =>
    is.any && (before?.categories.includes(category) === true || after?.categories.includes(category) === true)

/** The brands of a category, with how many products they have in the whole shop. */
export const ofBrands: Concern = ({ is }) => is.shown || is.placed

const on = (shown: ReadonlyArray<ProductCard>): ((change: AnswerChange) => boolean) => {
  const ids = new Set(shown.map(({ id }) => id))
  return ({ id }) => ids.has(id)
}
