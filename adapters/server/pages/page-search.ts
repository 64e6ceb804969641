import { combinationParameter } from "#core/catalogue/links.ts"
import { aboutParameter, chosenParameter } from "#core/shop/discovery.usecases.ts"
import { cityParameter } from "#core/stores/cities.rule.ts"

/** Parameters of a list of products; `entriesOf` in core/search writes them. */
export const listParameters = "q category brand origin rating tag min max for sort page size".split(" ")
/** Parameters of a product's reviews; `printReviewQuery` in core/reviews writes them. */
export const reviewParameters = "stars traits age photo verified recommended sort page".split(" ")

/** The parameters that change what the server draws, by the name of the route; no parameter does on any other page. */
const parameters: Readonly<Record<string, ReadonlyArray<string>>> = {
  BrandDetailOrigin: listParameters,
  Category: listParameters,
  Search: listParameters,
  TagConcern: listParameters,
  Promotion: listParameters,
  productDetail: [...reviewParameters, combinationParameter],
  ProductReviews: reviewParameters,
  Reviewer: ["category", "sort", "page"],
  ExpertUsers: ["field", "page"],
  AccountReviews: ["saved"],
  OrderLookup: ["code"],
  Order: ["step", "lines", "mode", "store"],
  BeautyProfile: ["step"],
  OurCuratedSelections: [aboutParameter],
  ProductMatchCategory: [chosenParameter],
  Stores: [cityParameter]
}
/** Routes that only lead to another address, which keeps all parameters. */
const leading: ReadonlySet<string> = new Set(["BrandDetail", "Manufacture", "NotFound"])

/**
 * The part of an address behind the path, with `?`, that decides how a page is drawn. Parameters the route does not know,
 * such as those of advertisers, are left out: otherwise each click would draw a page of its own and evict a cached one.
 */
export const drawnSearch = (route: string | undefined, search: string): string => {
  if (search === "" || route === undefined || leading.has(route)) return search
  const names = parameters[route] ?? []
  const known = [...new URLSearchParams(search)].filter(([name]) => names.includes(name))
  return known.length === 0 ? "" : `?${new URLSearchParams(known)}`
}
