import { pagesShown, type SearchQuery } from "./query.ts"

/** Which part of a list one address shows. */
export interface Window {
  /** Place of the first product shown, from 0. */
  readonly skip: number
  /** How many are shown at most. */
  readonly take: number
  /** The last page shown, from 1: the requested one, or the last there is. */
  readonly page: number
}

/**
 * The pages up to the one asked for, no more than `pagesShown`; a page beyond the end is the last one. D-18.
 * A query with a window of its own shows exactly that.
 */
export const windowOf = (
  { page, size, window }: Pick<SearchQuery, "page" | "size" | "window">,
  total: number
): Window => {
  if (window)
    return { skip: window.skip, take: window.limit, page: Math.floor(window.skip / Math.max(1, window.limit)) + 1 }
  const last = Math.min(page, Math.max(1, Math.ceil(total / size)))
  const first = Math.max(1, last - pagesShown + 1)
  return {
    skip: (first - 1) * size,
    take: (last - first + 1) * size,
    page: last
  }
}
