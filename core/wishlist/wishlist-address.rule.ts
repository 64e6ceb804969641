import type { WishlistShown } from "./wishlist.machine.ts"
import { entriesMost, entriesPerPage, wishlistFilters, wishlistSorts } from "./wishlist.ts"

const pagesMost = Math.ceil(entriesMost / entriesPerPage)

/** Returns what an address of the page asks for: `?show=dropped&sort=newest&page=2`; anything unknown is as if it were not there. D-15. */
export const shownIn = (search: string): WishlistShown => {
  const parameters = new Map(
    search
      .replace(/^\?/, "")
      .split("&")
      .map((part) => part.split("=") as [string, string | undefined])
  )
  const page = /^\d{1,3}$/.test(parameters.get("page") ?? "") ? Number(parameters.get("page")) : 1
  return {
    filter: wishlistFilters.find((known) => known === parameters.get("show")) ?? wishlistFilters[0],
    sort: wishlistSorts.find((known) => known === parameters.get("sort")) ?? wishlistSorts[0],
    count: Math.min(Math.max(1, page), pagesMost) * entriesPerPage
  }
}

/** Returns the query of an address that asks for that; empty if it is what the page shows by itself. */
export const addressOf = ({ filter, sort, count }: WishlistShown): string => {
  const page = Math.ceil(count / entriesPerPage)
  const parts = [
    filter === wishlistFilters[0] ? [] : [`show=${filter}`],
    sort === wishlistSorts[0] ? [] : [`sort=${sort}`],
    page <= 1 ? [] : [`page=${page}`]
  ].flat()
  return parts.length === 0 ? "" : `?${parts.join("&")}`
}
