import type { AdPlace } from "../ads/ad.ts"
import type { Place } from "./facts.ts"

/** Returns where advertisements of a list are meant for; none on a promotion, which is one itself. D-76. */
export const adPlaceOf = (place: Place): AdPlace | undefined => {
  switch (place.kind) {
    case "category":
      return { page: "category", target: place.category.id }
    case "brand":
      return { page: "brand", target: String(place.brand.id) }
    case "tag":
      return { page: "tag", target: place.tag.id }
    case "search":
      return { page: "search" }
    case "promotion":
      return undefined
  }
}
