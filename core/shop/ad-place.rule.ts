import type { AdPlace } from "../ads/ad.ts"
import type { Brand } from "../catalogue/brand.ts"
import type { Category } from "../catalogue/category.ts"
import type { Tag } from "../catalogue/product.ts"

/** What decides which advertisements a list has. */
type Advertised =
  | { readonly kind: "category"; readonly category: Pick<Category, "id"> }
  | { readonly kind: "brand"; readonly brand: Pick<Brand, "id"> }
  | { readonly kind: "tag"; readonly tag: Pick<Tag, "id"> }
  | { readonly kind: "search" | "promotion" }

/** Returns where advertisements of a list are meant for; none on a promotion, which is one itself. D-76. */
export const adPlaceOf = (place: Advertised): AdPlace | undefined => {
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
