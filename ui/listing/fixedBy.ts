import type { Fixed } from "#core/listing/place.rule.ts"
import type { SearchQuery } from "#core/search/query.ts"
import type { Place } from "#core/shop/facts.ts"

/** The part of a query that its place narrows by itself. */
export const fixedBy = (place: Place, query: SearchQuery): Fixed => {
  switch (place.kind) {
    case "category":
      return { category: place.category.id }
    case "brand":
      return { brands: [place.brand.id] }
    case "tag":
      return { tags: [place.tag.id] }
    case "promotion":
      return query.products ? { products: query.products } : {}
    case "search":
      return {}
  }
}
