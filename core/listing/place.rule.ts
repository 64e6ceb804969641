import { printQuery } from "../search/address.rule.ts"
import { normaliseQuery } from "../search/filters.rule.ts"
import type { SearchQuery } from "../search/query.ts"

/** What the place of a list narrows by itself: its category, brand, tag or products. No filter of a reader can undo it. */
export type Fixed = Partial<Pick<SearchQuery, "category" | "brands" | "tags" | "products">>

/** A reader's query as it holds in its place, in its one form. */
export const inside = (fixed: Fixed, query: SearchQuery): SearchQuery =>
  normaliseQuery({ ...query, ...fixed, tags: [...(fixed.tags ?? []), ...query.tags] })

/** Returns what a reader narrowed beyond the place itself: what chips show and the address holds. */
export const outside = (fixed: Fixed, query: SearchQuery): SearchQuery => {
  const { category, products: _, ...rest } = query
  return {
    ...rest,
    ...(category && !fixed.category ? { category } : {}),
    brands: fixed.brands ? [] : query.brands,
    tags: query.tags.filter((tag) => !fixed.tags?.includes(tag))
  }
}

/** The part of the list's address behind the path: `?rating=4&page=2`, or nothing. */
export const searchOf = (fixed: Fixed, query: SearchQuery): string => {
  const printed = printQuery(outside(fixed, query))
  return printed === "" ? "" : `?${printed}`
}

/** Returns whether two queries ask the same, the page included. */
export const asksTheSame = (one: SearchQuery, other: SearchQuery): boolean =>
  JSON.stringify(normaliseQuery(one)) === JSON.stringify(normaliseQuery(other))
