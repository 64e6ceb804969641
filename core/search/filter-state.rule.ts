import type { BrandId } from "../catalogue/brand.ts"
import { normaliseFilters, normaliseQuery } from "./filters.rule.ts"
import { type Availability, emptyQuery, type Filters, type PriceFilter, type SearchQuery } from "./query.ts"
import type { Sort } from "./sort.ts"

/** One thing that narrows a list: what a chip shows and removes. */
export type ActiveFilter =
  | { readonly kind: "brand"; readonly value: BrandId }
  | { readonly kind: "origin"; readonly value: string }
  | { readonly kind: "rating"; readonly value: number }
  | { readonly kind: "tag"; readonly value: string }
  | { readonly kind: "prices"; readonly value: PriceFilter }
  | { readonly kind: "availableFor"; readonly value: Availability }

/** Everything that narrows the list, in the order of the filter panel. */
export const activeFilters = (filters: Filters): ReadonlyArray<ActiveFilter> => {
  const { brands, origins, ratings, tags, prices, availableFor } = normaliseFilters(filters)
  return [
    ...brands.map((value) => ({ kind: "brand", value }) as const),
    ...origins.map((value) => ({ kind: "origin", value }) as const),
    ...ratings.map((value) => ({ kind: "rating", value }) as const),
    ...tags.map((value) => ({ kind: "tag", value }) as const),
    ...(prices ? [{ kind: "prices", value: prices } as const] : []),
    ...(availableFor === "all" ? [] : [{ kind: "availableFor", value: availableFor } as const])
  ]
}

/** Adds the value to the query, or removes it if it was chosen; back on the first page. */
export const toggleFilter = (query: SearchQuery, filter: ActiveFilter): SearchQuery =>
  isActive(query, filter) ? removeFilter(query, filter) : added(query, filter)

/** The query without that filter; back on the first page. */
export const removeFilter = (query: SearchQuery, filter: ActiveFilter): SearchQuery => {
  const { prices, ...rest } = query
  const priceFilter = prices && { prices }
  const from: SearchQuery = { ...rest, page: 1 }
  switch (filter.kind) {
    case "brand":
      return normaliseQuery({
        ...from,
        ...priceFilter,
        brands: without(query.brands, filter.value)
      })
    case "origin":
      return normaliseQuery({
        ...from,
        ...priceFilter,
        origins: without(query.origins, filter.value)
      })
    case "rating":
      return normaliseQuery({
        ...from,
        ...priceFilter,
        ratings: without(query.ratings, filter.value)
      })
    case "tag":
      return normaliseQuery({
        ...from,
        ...priceFilter,
        tags: without(query.tags, filter.value)
      })
    case "prices":
      return normaliseQuery(from)
    case "availableFor":
      return normaliseQuery({ ...from, ...priceFilter, availableFor: "all" })
  }
}

/** Nothing narrowed any more, 16 on a page; the words, the place and the order stay. Specification 9, D-18. */
export const reset = ({ q, category, products, sort }: SearchQuery): SearchQuery => ({
  ...emptyQuery,
  q,
  ...(category && { category }),
  ...(products && { products }),
  ...(sort && { sort }),
  size: 16
})

/** The query in another order, or in the one it has without a choice; back on the first page. */
export const sortBy = ({ sort: _, ...query }: SearchQuery, sort: Sort | undefined): SearchQuery => ({
  ...query,
  ...(sort && { sort }),
  page: 1
})

/** Returns whether that filter narrows the query. */
export const isActive = (query: SearchQuery, filter: ActiveFilter): boolean =>
  activeFilters(query).some(({ kind, value }) => kind === filter.kind && isSame(value, filter.value))

const added = (query: SearchQuery, filter: ActiveFilter): SearchQuery => {
  const from = { ...query, page: 1 }
  switch (filter.kind) {
    case "brand":
      return normaliseQuery({
        ...from,
        brands: [...query.brands, filter.value]
      })
    case "origin":
      return normaliseQuery({
        ...from,
        origins: [...query.origins, filter.value]
      })
    case "rating":
      return normaliseQuery({
        ...from,
        ratings: [...query.ratings, filter.value]
      })
    case "tag":
      return normaliseQuery({ ...from, tags: [...query.tags, filter.value] })
    case "prices":
      return normaliseQuery({ ...from, prices: filter.value })
    case "availableFor":
      return normaliseQuery({ ...from, availableFor: filter.value })
  }
}

const without = <T>(values: ReadonlyArray<T>, value: T): ReadonlyArray<T> => values.filter((one) => one !== value)

const isSame = (one: ActiveFilter["value"], other: ActiveFilter["value"]): boolean =>
  typeof one === "object" && typeof other === "object" ? one.min === other.min && one.max === other.max : one === other
