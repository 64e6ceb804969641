import { useEffect, useRef } from "react"
import type { ListingView } from "#core/listing/listing.view.ts"
import type { ListingFacts } from "#core/shop/facts.ts"
import { note } from "../tracking/noted.ts"

/**
 * Notes whether a search found anything, once for each search: filters, order and further pages are of the same one. What was searched
 * for is no event. D-72.
 */
export const useNotedSearch = ({ place }: ListingFacts, { list, total, query: { q } }: ListingView): void => {
  const noted = useRef("")
  const isSearch = place.kind === "search" && q !== "" && list === "shown"
  useEffect(() => {
    if (!isSearch || noted.current === q) return
    noted.current = q
    note({ verb: total > 0 ? "find" : "miss", type: "search" })
  }, [isSearch, total, q])
}
