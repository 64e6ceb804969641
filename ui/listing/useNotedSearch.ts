import { useEffect } from "react"
import type { ListingView } from "#core/listing/listing.view.ts"
import type { ListingFacts } from "#core/shop/facts.ts"
import { note } from "../tracking/noted.ts"

/** Notes whether a search found anything, once for each search; what was searched for is no event. D-72. */
export const useNotedSearch = ({ place }: ListingFacts, { list, total, query: { q } }: ListingView): void => {
  const isSearch = place.kind === "search" && q !== "" && list === "shown"
  const hasFound = total > 0
  useEffect(() => {
    if (isSearch && q !== "") note({ verb: hasFound ? "find" : "miss", type: "search" })
  }, [isSearch, hasFound, q])
}
