import type { StoredCategory, StoredPlaces, StoredProduct } from "#core/catalogue/stored.ts"
import { withAbove } from "#core/catalogue/tree.rule.ts"

/**
 * Returns whether an index can go on with other brands, categories, tags and countries: what there was has its place still, what has come
 * stands behind it. Another tree of categories, or other synonyms, need another index.
 */
export const canFollow = (before: StoredPlaces, after: StoredPlaces): boolean =>
  begins(after.brands, before.brands, ({ id }) => id) &&
  begins(after.tags, before.tags, ({ id }) => id) &&
  begins(after.countries, before.countries, ({ tag }) => tag) &&
  before.categories.length === after.categories.length &&
  begins(after.categories, before.categories, placeOf) &&
  JSON.stringify(before.synonyms) === JSON.stringify(after.synonyms)

const placeOf = ({ id, parent, level, position }: StoredCategory): string => [id, parent, level, position].join("\n")

const begins = <T>(all: ReadonlyArray<T>, first: ReadonlyArray<T>, keyOf: (one: T) => unknown): boolean =>
  first.every((one, at) => {
    const other = all[at]
    return other !== undefined && keyOf(one) === keyOf(other)
  })

/**
 * Returns whether a product is found by, or shows, something that is different now: its brand, the country of that, a category of its
 * path, a tag. `undefined` if no product can be.
 */
export const concernedBy = (
  before: StoredPlaces,
  after: StoredPlaces
): ((product: StoredProduct) => boolean) | undefined => {
  const countries = different(before.countries, after.countries, ({ code }) => code, JSON.stringify)
  const brands = different(before.brands, after.brands, ({ id }) => id, JSON.stringify)
  for (const { id, country } of after.brands) if (country !== undefined && countries.has(country)) brands.add(id)
  const tags = different(before.tags, after.tags, ({ id }) => id, JSON.stringify)
  const named = ({ name, slug }: StoredCategory): string => JSON.stringify([name, slug])
  const categories = different(before.categories, after.categories, ({ id }) => id, named)
  if (brands.size + tags.size + categories.size === 0) return undefined
  const parents = new Map(after.categories.map(({ id, parent }) => [id, parent]))
  return (product) =>
    brands.has(product.brand) ||
    product.tags.some((tag) => tags.has(tag)) ||
    withAbove(product.category, parents).some((one) => categories.has(one))
}

/** Keys of those that were there and are not the same any more. */
const different = <T, K>(
  before: ReadonlyArray<T>,
  after: ReadonlyArray<T>,
  keyOf: (one: T) => K,
  textOf: (one: T) => string
): Set<K> => {
  const texts = new Map(before.map((one) => [keyOf(one), textOf(one)]))
  return new Set(
    after.flatMap((one) => {
      const text = texts.get(keyOf(one))
      return text !== undefined && text !== textOf(one) ? [keyOf(one)] : []
    })
  )
}
