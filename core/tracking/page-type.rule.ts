import { type TrackedObject, type TrackedType, trackedIdPattern } from "./tracking-event.ts"

const typeOf: Readonly<Record<string, TrackedType>> = {
  Dashboard: "home",
  productDetail: "product_detail",
  ProductReviews: "product_detail",
  Category: "category",
  BrandDetail: "brand",
  BrandDetailOrigin: "brand",
  Search: "search",
  TagConcern: "tag",
  Promotion: "promotion",
  ProductMatchCategory: "selection",
  ReviewDetail: "review",
  WriteReview: "writing",
  ChooseProduct: "writing",
  Order: "order"
}

/** Parts of addresses that are ids of goods; what else an address holds may be a name or a code. */
const idOf: Readonly<Partial<Record<string, string>>> = {
  productDetail: "product_id",
  ProductReviews: "product_id",
  Category: "category_id",
  BrandDetail: "brand_id",
  BrandDetailOrigin: "brand_id",
  ProductMatchCategory: "category_id",
  ReviewDetail: "id"
}

/** A page as an event names it; its id is absent if the page is about no goods. */
export interface TrackedPage {
  readonly type: TrackedType
  readonly id?: TrackedObject["id"]
}

/**
 * Returns what a page is, by the name of its route and the parts of its address: only the id at the beginning of `id-slug`, never
 * a query or a name. Specification 2, 3.
 */
export const trackedPage = (route: string, params: Readonly<Record<string, string>>): TrackedPage => {
  const type = typeOf[route] ?? (/^(?:Account|My)/.test(route) ? "account" : "other")
  const [, id = ""] = /^([^-]+)/.exec(params[idOf[route] ?? ""] ?? "") ?? []
  return trackedIdPattern.test(id) ? { type, id } : { type }
}
