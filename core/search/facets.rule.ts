import type { BrandId } from "../catalogue/brand.ts"
import type { CategoryId } from "../catalogue/category.ts"
import type { Directory } from "../catalogue/directory.rule.ts"
import type { Facts } from "./facts.rule.ts"
import type { Facets, FacetValue } from "./found.ts"
import type { Filters, SearchQuery } from "./query.ts"

/** Filters that can hide a product, its category among them. */
export const facetKinds = ["category", "brands", "origins", "ratings", "tags", "prices", "availableFor"] as const
/** What a filter of a search counts by. Specification 4. */
export type FacetKind = (typeof facetKinds)[number]

/** Returns whether a product passes one of the filters. */
export const passes = (facts: Facts, query: Filters & Pick<SearchQuery, "category">, kind: FacetKind): boolean => {
  switch (kind) {
    case "category":
      return query.category === undefined || facts.categories.includes(query.category)
    case "brands":
      return query.brands.length === 0 || query.brands.includes(facts.brand)
    case "origins":
      return query.origins.length === 0 || (facts.origin !== undefined && query.origins.includes(facts.origin))
    case "ratings":
      return query.ratings.length === 0 || query.ratings.includes(starsOf(facts))
    case "tags":
      return query.tags.length === 0 || query.tags.some((tag) => facts.tags.includes(tag))
    case "prices": {
      const { prices } = query
      return (
        prices === undefined ||
        facts.prices.some((price) => prices.min <= price && (prices.max === undefined || price <= prices.max))
      )
    }
    case "availableFor":
      return facts.availableFor[query.availableFor]
  }
}

/** Returns whether a product passes all filters: alternatives inside one, all of them together. D-15. */
export const matches = (facts: Facts, query: Filters & Pick<SearchQuery, "category">): boolean =>
  facetKinds.every((kind) => passes(facts, query, kind))

/**
 * The whole stars a product is filtered by: 4 to 4.999 are 4; 0 without reviews, which is in no range. D-14: means are stored
 * floored to 3 decimals, so none falls between two ranges.
 */
export const starsOf = ({ averageRating, totalReviews }: Pick<Facts, "averageRating" | "totalReviews">): number =>
  totalReviews > 0 ? Math.floor(averageRating) : 0

/** The query without brands, origins, tags and categories that the shop does not have. D-15. */
export const withKnown = ({ category, ...query }: SearchQuery, names: FacetNames): SearchQuery => ({
  ...query,
  ...(category !== undefined && names.paths.has(category) && { category }),
  brands: query.brands.filter((id) => names.brands.has(id)),
  origins: query.origins.filter((tag) => names.origins.has(tag)),
  tags: query.tags.filter((id) => names.tags.has(id))
})

/** How many products each value would show, however they were counted. */
export interface FacetCounts {
  readonly categories: (id: CategoryId) => number
  readonly brands: Iterable<readonly [BrandId, number]>
  readonly origins: (tag: string) => number
  readonly ratings: (stars: number) => number
  readonly tags: (id: string) => number
  readonly prices: Facets["prices"]
  readonly online: number
}

/** What the values of facets are called, in the merchant's order. */
export type FacetNames = Pick<Directory, "paths" | "brands" | "origins" | "tags" | "children" | "storedTags">

/**
 * Facets to show: values with results, and chosen ones even without (D-15). Brands of
 * most products first; categories, origins and tags in the merchant's order; stars from 5 down.
 */
export const facetsFrom = (counts: FacetCounts, query: SearchQuery, names: FacetNames): Facets => ({
  categories: categoriesOffered(query.category, names).flatMap(({ id }) => {
    const link = names.paths.get(id)?.at(-1)
    const count = counts.categories(id)
    return link && (count > 0 || id === query.category) ? [{ value: id, name: link.name, slug: link.slug, count }] : []
  }),
  brands: brandsOffered(counts, query, names),
  origins: [...names.origins.values()].flatMap(({ tag, name }) => {
    const count = counts.origins(tag)
    return count > 0 || query.origins.includes(tag) ? [{ value: tag, name, count }] : []
  }),
  ratings: [5, 4, 3, 2, 1].map((stars) => ({ value: stars, name: String(stars), count: counts.ratings(stars) })),
  tags: names.storedTags.flatMap(({ id, group }) => {
    const count = counts.tags(id)
    return count > 0 || query.tags.includes(id)
      ? [{ value: id, name: names.tags.get(id)?.name ?? id, group, count }]
      : []
  }),
  prices: counts.prices,
  online: counts.online
})

const brandsOffered = (
  counts: FacetCounts,
  { brands: chosen }: SearchQuery,
  { brands }: FacetNames
): ReadonlyArray<FacetValue<number>> => {
  const offered: Array<FacetValue<number>> = []
  const offer = (value: BrandId, count: number) =>
    offered.push({ value, name: brands.get(value)?.name ?? String(value), count })
  const left = new Set(chosen)
  for (const [id, count] of counts.brands) {
    if (count === 0) continue
    offer(id, count)
    left.delete(id)
  }
  for (const id of left) offer(id, 0)
  return offered.sort(
    (one, other) =>
      other.count - one.count || (one.name === other.name ? one.value - other.value : one.name < other.name ? -1 : 1)
  )
}

/** The chosen category with its children, or its siblings if it has none; else the first level. */
const categoriesOffered = (
  chosen: CategoryId | undefined,
  { children, paths }: FacetNames
): ReadonlyArray<{ readonly id: CategoryId }> => {
  const below = children.get(chosen)
  if (chosen !== undefined && below) return [{ id: chosen }, ...below]
  const parent = chosen === undefined ? undefined : paths.get(chosen)?.at(-2)?.id
  return children.get(parent) ?? []
}
