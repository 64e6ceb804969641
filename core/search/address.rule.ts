import type { BrandId } from "../catalogue/brand.ts"
import { CategoryId } from "../catalogue/category.ts"
import { rupiah } from "../kernel/money.ts"
import { normaliseQuery } from "./filters.rule.ts"
import {
  type Availability,
  availabilities,
  emptyQuery,
  filterValuesInAddress,
  longestFilterValue,
  pageSizes,
  type SearchQuery
} from "./query.ts"
import { sorts } from "./sort.ts"

/** Names and values behind the `?` of an address, decoded, in order; a `URLSearchParams` is one. */
export type AddressEntries = Iterable<readonly [name: string, value: string]>

/**
 * The query an address asks for, in its one form. Keys: `q`, `category`, `brand`, `origin`, `rating`, `tag`, `min`, `max`,
 * `for`, `sort`, `page`, `size`; a filter of several values is a list with commas, and a key may stand there repeatedly.
 * What is unknown or makes no sense is ignored, as is what exceeds 20 values of a filter. D-15.
 */
export const parseQuery = (entries: AddressEntries): SearchQuery => {
  const values = new Map<string, Array<string>>()
  for (const [name, value] of entries) values.set(name, [...(values.get(name) ?? []), value])
  const last = (name: string): string | undefined => values.get(name)?.at(-1)
  const list = (name: string): ReadonlyArray<string> =>
    [...new Set((values.get(name) ?? []).flatMap((value) => value.split(",")).map((value) => value.trim()))]
      .filter((value) => value !== "" && value.length <= longestFilterValue)
      .slice(0, filterValuesInAddress)
  const [min, max] = [amount(last("min")), amount(last("max"))]
  const category = last("category")
  const sort = known(sorts, last("sort"))
  return normaliseQuery({
    q: last("q") ?? "",
    ...(category && { category: CategoryId(category) }),
    brands: list("brand").flatMap((value) => (number(value) ?? []) as BrandId | []),
    origins: list("origin"),
    ratings: list("rating").map(Number),
    tags: list("tag"),
    ...((min !== undefined || max !== undefined) && {
      prices: {
        min: rupiah(min ?? 0),
        ...(max !== undefined && { max: rupiah(max) })
      }
    }),
    availableFor: known<Availability>(availabilities, last("for")) ?? emptyQuery.availableFor,
    ...(sort && { sort }),
    page: number(last("page") ?? "") ?? 1,
    size: pageSizes.find((size) => String(size) === last("size")) ?? emptyQuery.size
  })
}

/**
 * The part of an address behind the `?`, empty if nothing is asked. What stands in the path (the category of a category
 * page) is left out by taking it out of the query first. `products` has no place in an address.
 */
export const printQuery = (query: SearchQuery): string =>
  entriesOf(query)
    .map(([name, value]) => `${name}=${encodeURIComponent(value).replaceAll("%2C", ",").replaceAll("%20", "+")}`)
    .join("&")

/** What `printQuery` prints, name by name. */
export const entriesOf = (query: SearchQuery): ReadonlyArray<readonly [name: string, value: string]> => {
  const { q, category, brands, origins, ratings, tags, prices, availableFor, sort, page, size } = normaliseQuery(query)
  const entries: ReadonlyArray<readonly [string, string | number | undefined]> = [
    ["q", q],
    ["category", category],
    ["brand", brands.join(",")],
    ["origin", origins.join(",")],
    ["rating", ratings.join(",")],
    ["tag", tags.join(",")],
    ["min", prices && prices.min > 0 ? prices.min : undefined],
    ["max", prices?.max],
    ["for", availableFor === emptyQuery.availableFor ? undefined : availableFor],
    ["sort", sort],
    ["page", page === 1 ? undefined : page],
    ["size", size === emptyQuery.size ? undefined : size]
  ]
  return entries.flatMap(([name, value]) =>
    value === undefined || value === "" ? [] : [[name, String(value)] as const]
  )
}

const number = (text: string): number | undefined => (/^[1-9]\d{0,15}$/.test(text) ? Number(text) : undefined)

// `min` and `max` may be signed, reversed or written with dots, as a form without script sends them; the rule of prices puts
// them right.
const amount = (text: string | undefined): number | undefined =>
  text !== undefined && /^-?\d{1,16}$|^\d{1,3}(\.\d{3}){1,4}$/.test(text) ? Number(text.replaceAll(".", "")) : undefined

const known = <T extends string>(all: ReadonlyArray<T>, text: string | undefined): T | undefined =>
  all.find((one) => one === text)
