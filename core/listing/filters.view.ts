import { BrandId } from "../catalogue/brand.ts"
import { CategoryId } from "../catalogue/category.ts"
import { type Rupiah, rupiah } from "../kernel/money.ts"
import {
  type ActiveFilter,
  activeFilters,
  isActive,
  removeFilter,
  reset,
  sortBy,
  toggleFilter
} from "../search/filter-state.rule.ts"
import type { Facets } from "../search/found.ts"
import { type Availability, type PriceFilter, priceSliderMax, type SearchQuery } from "../search/query.ts"
import { defaultSort, type Sort, sorts } from "../search/sort.ts"
import { type Fixed, inside, outside, searchOf } from "./place.rule.ts"

/** What a filter is called: a name from the data, or something the screen has words for. */
export type FilterLabel =
  | { readonly kind: "name"; readonly name: string }
  | { readonly kind: "stars"; readonly stars: number }
  | { readonly kind: "prices"; readonly prices: PriceFilter }
  | { readonly kind: "available"; readonly who: Availability }

/** One value of a filter: how many products it would show, and the question asked when it is pressed. */
export interface FilterChoice {
  readonly label: FilterLabel
  readonly count: number
  readonly on: boolean
  readonly query: SearchQuery
  /** Name and value in a form that is sent without script. */
  readonly field: readonly [name: string, value: string]
}

/** A group of the filter panel with its choices. */
export interface FilterGroup {
  /** `rating`, `brand`, `origin`, `available`, or a group of tags: `tag-concern`. */
  readonly id: string
  readonly choices: ReadonlyArray<FilterChoice>
}

/** A filter that holds, and the address without it. Rule 6. */
export interface FilterChip {
  readonly label: FilterLabel
  readonly search: string
}

/** Chips above the list at most, with those of filters that hold. Rule 7. */
const quickChoices = 4

const none: Facets = {
  categories: [],
  brands: [],
  origins: [],
  ratings: [],
  tags: [],
  prices: { min: 0, max: 0 },
  online: 0
}

/** The groups of the filter panel, in its order; what the place itself fixes is not among them. Rule 5. */
export const viewFilterGroups = (fixed: Fixed, query: SearchQuery, facets: Facets): ReadonlyArray<FilterGroup> => {
  const choice = (filter: ActiveFilter, label: FilterLabel, count: number, name: string): FilterChoice => ({
    label,
    count,
    on: isActive(query, filter),
    query: inside(fixed, toggleFilter(query, filter)),
    field: [name, String(filter.value)]
  })
  const tagGroups = fixed.tags ? [] : [...new Set(facets.tags.map(({ group }) => group))]
  const groups: ReadonlyArray<FilterGroup> = [
    {
      id: "available",
      choices: [
        choice({ kind: "availableFor", value: "online" }, { kind: "available", who: "online" }, facets.online, "for")
      ]
    },
    {
      id: "rating",
      choices: facets.ratings.map(({ value, count }) =>
        choice({ kind: "rating", value }, { kind: "stars", stars: value }, count, "rating")
      )
    },
    {
      id: "brand",
      choices: (fixed.brands ? [] : facets.brands).map(({ value, name, count }) =>
        choice({ kind: "brand", value: BrandId(value) }, { kind: "name", name }, count, "brand")
      )
    },
    {
      id: "origin",
      choices: facets.origins.map(({ value, name, count }) =>
        choice({ kind: "origin", value }, { kind: "name", name }, count, "origin")
      )
    },
    ...tagGroups.map((group) => ({
      id: `tag-${group}`,
      choices: facets.tags
        .filter((tag) => tag.group === group)
        .map(({ value, name, count }) => choice({ kind: "tag", value }, { kind: "name", name }, count, "tag"))
    }))
  ]
  return groups.filter(({ choices }) => choices.length > 0)
}

/** Returns the active filters, as chips whose links remove them. */
export const viewFilterChips = (fixed: Fixed, query: SearchQuery, facets: Facets): ReadonlyArray<FilterChip> =>
  activeFilters(outside(fixed, query)).map((filter) => ({
    label: labelOf(filter, facets),
    search: searchOf(fixed, inside(fixed, removeFilter(query, filter)))
  }))

/**
 * A few filters worth one press: in stock, the best stars there are, and the tags most products have; fewer if others hold.
 * Rule 7.
 */
export const viewQuickFilters = (fixed: Fixed, query: SearchQuery, facets: Facets): ReadonlyArray<FilterChip> => {
  const some = <V extends { readonly count: number }>(values: ReadonlyArray<V>) =>
    values.filter(({ count }) => count > 0)
  const tags = fixed.tags ? [] : some(facets.tags).toSorted((one, other) => other.count - one.count)
  const offered: ReadonlyArray<ActiveFilter> = [
    ...(facets.online > 0 ? [{ kind: "availableFor", value: "online" } as const] : []),
    ...some(facets.ratings)
      .slice(0, 1)
      .map(({ value }) => ({ kind: "rating", value }) as const),
    ...tags.map(({ value }) => ({ kind: "tag", value }) as const)
  ]
  return offered
    .filter((filter) => !isActive(query, filter))
    .slice(0, Math.max(0, quickChoices - activeFilters(outside(fixed, query)).length))
    .map((filter) => ({
      label: labelOf(filter, facets),
      search: searchOf(fixed, inside(fixed, toggleFilter(query, filter)))
    }))
}

/** The categories of a search, each as the address that narrows it, or widens it again. */
export const viewCategoryChoices = (fixed: Fixed, query: SearchQuery, facets: Facets) =>
  (fixed.category ? none : facets).categories.map(({ value, name, count }) => {
    const { category, ...wider } = query
    const on = category === value
    const next: SearchQuery = on ? { ...wider, page: 1 } : { ...query, category: CategoryId(value), page: 1 }
    return { id: value, name, count, on, search: searchOf(fixed, inside(fixed, next)) }
  })

/** An order of the list, with the query that asks for it. */
export interface SortChoice {
  /** `best` is the order of a search without a choice. */
  readonly id: Sort | "best"
  readonly on: boolean
  readonly query: SearchQuery
}

/** The orders of a list; a search begins with what fits best, any other list with what sells. Specification 9. */
export const viewSorts = (query: SearchQuery): ReadonlyArray<SortChoice> => {
  const first = query.q === "" ? defaultSort : "best"
  const ids = query.q === "" ? sorts : (["best", ...sorts] as const)
  return ids.map((id) => ({
    id,
    on: (query.sort ?? first) === id,
    query: sortBy(query, id === first || id === "best" ? undefined : id)
  }))
}

/** Where the two thumbs of the price slider may stand: finer below, where most prices are. Rule 9. */
export const priceStops: ReadonlyArray<Rupiah> = [
  0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 125, 150, 175, 200, 250, 300, 350, 400, 500, 600, 750, 1000
].map((thousands) => rupiah(thousands * 1000))

/** The prices a query asks for, as the slider shows them: without an upper end at its top. D-13. */
export const viewPrices = ({ prices }: SearchQuery): { readonly min: Rupiah; readonly max: Rupiah } => ({
  min: prices?.min ?? rupiah(0),
  max: prices?.max ?? rupiah(priceSliderMax)
})

/** The query for two prices as they were typed or dragged; senseless ones ask for none. D-13. */
export const withPrices = (fixed: Fixed, query: SearchQuery, min: number, max: number): SearchQuery => {
  const { prices: _, ...rest } = query
  return inside(fixed, { ...rest, page: 1, prices: { min: rupiah(min), max: rupiah(max) } })
}

/** The address with nothing narrowed beyond the place. */
export const viewReset = (
  fixed: Fixed,
  query: SearchQuery
): { readonly query: SearchQuery; readonly search: string } => {
  const next = inside(fixed, reset(query))
  return { query: next, search: searchOf(fixed, next) }
}

/** The address of the next part of the list. */
export const nextSearch = (fixed: Fixed, query: SearchQuery): string =>
  searchOf(fixed, { ...query, page: query.page + 1 })

const labelOf = (filter: ActiveFilter, facets: Facets): FilterLabel => {
  const named = (values: ReadonlyArray<{ readonly value: string | number; readonly name: string }>): FilterLabel => ({
    kind: "name",
    name: values.find(({ value }) => value === filter.value)?.name ?? String(filter.value)
  })
  switch (filter.kind) {
    case "brand":
      return named(facets.brands)
    case "origin":
      return named(facets.origins)
    case "tag":
      return named(facets.tags)
    case "rating":
      return { kind: "stars", stars: filter.value }
    case "prices":
      return { kind: "prices", prices: filter.value }
    case "availableFor":
      return { kind: "available", who: filter.value }
  }
}
