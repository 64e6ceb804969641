import { Effect } from "effect"
import type { AdSlot } from "../ads/ad.ts"
import { BrandId } from "../catalogue/brand.ts"
import { type CategoryBranch, CategoryId } from "../catalogue/category.ts"
import { brandPath, categoryPath, promotionPath, tagPath } from "../catalogue/links.ts"
import { teaserOf } from "../reviews/teaser.rule.ts"
import { parseQuery } from "../search/address.rule.ts"
import type { SearchQuery } from "../search/query.ts"
import { adPlaceOf } from "./ad-place.rule.ts"
import type { ListingFacts, Place } from "./facts.ts"
import { unlessAt } from "./pages.usecases.ts"
import type { ShopPorts } from "./ports.ts"
import { type Address, Missing, type Prepare } from "./prepare.ts"

/** Popular reviews below the goods of a brand or a category. */
const reviewsOfPlace = 3
const together = { concurrency: "unbounded" } as const
const nowhere = () => Effect.fail(new Missing({ gone: false }))

/** What the place itself narrows; the reader's own filters come on top. */
const within = (place: Place, query: SearchQuery, products: SearchQuery["products"]): SearchQuery => {
  switch (place.kind) {
    case "category":
      return { ...query, category: place.category.id }
    case "brand":
      return { ...query, brands: [place.brand.id] }
    case "tag":
      return { ...query, tags: [...new Set([place.tag.id, ...query.tags])] }
    case "promotion":
      return { ...query, ...(products ? { products } : {}) }
    case "search":
      return query
  }
}

/** Slots to draw; a page goes out without advertisements rather than late or not at all. */
const slotsAt = (ports: ShopPorts, place: Place): Effect.Effect<ReadonlyArray<AdSlot>> => {
  const at = adPlaceOf(place)
  return at === undefined
    ? Effect.succeed([])
    : ports.ads.slots(at).pipe(Effect.catchTag("Unavailable", () => Effect.succeed([])))
}

const listing = Effect.fnUntraced(function* (
  ports: ShopPorts,
  address: Address,
  place: Place,
  products?: SearchQuery["products"]
) {
  const query = within(place, parseQuery(address.search), products)
  const { found, ads } = yield* Effect.all({ found: ports.search.find(query), ads: slotsAt(ports, place) }, together)
  const popular = found.total === 0 ? [yield* ports.catalogue.list({ name: "trending" })] : []
  return {
    place,
    path: address.path,
    query,
    found,
    popular,
    ...(ads.length > 0 && { ads })
  } satisfies ListingFacts
})

/** Prepares the page of a category; fails if there is none, or it stands at another address. */
export const categoryFacts: Prepare<ListingFacts> = Effect.fnUntraced(function* (ports, address) {
  const id = CategoryId(address.params["category_id"] ?? "")
  const category = yield* ports.catalogue.category({ id }).pipe(Effect.catchTag("PlaceUnknown", nowhere))
  yield* unlessAt(categoryPath(category), address)
  const { brands, tree, reviews } = yield* Effect.all(
    {
      brands: ports.catalogue.categoryBrands({ id }),
      tree: ports.catalogue.categories({}),
      // Below the first page of all goods: a reader who narrows it or reads on looks for goods.
      reviews:
        address.search.length > 0 ? Effect.succeed([]) : ports.reviews.popular({ category: id, limit: reviewsOfPlace })
    },
    together
  )
  return yield* listing(ports, address, {
    kind: "category",
    category,
    below: branchesBelow(tree, id),
    brands: brands.length,
    reviews: reviews.map(teaserOf)
  })
})

const branchesBelow = (tree: ReadonlyArray<CategoryBranch>, id: CategoryId): ReadonlyArray<CategoryBranch> => {
  const found = tree.find((branch) => branch.id === id)
  return found
    ? found.children.map((child) => ({ ...child, children: [] }))
    : tree.flatMap(({ children }) => branchesBelow(children, id))
}

/** Prepares the page of a brand; fails if there is none, or it stands at another address. */
export const brandFacts: Prepare<ListingFacts> = Effect.fnUntraced(function* (ports, address) {
  const [, digits] = /^(\d{1,15})(?:-|$)/.exec(address.params["brand_id"] ?? "") ?? []
  if (digits === undefined) return yield* nowhere()
  const id = BrandId(Number(digits))
  const brand = yield* ports.catalogue.brand({ id }).pipe(Effect.catchTag("PlaceUnknown", nowhere))
  yield* unlessAt(brandPath(brand), address)
  const reviews = yield* ports.reviews.popular({
    brand: id,
    limit: reviewsOfPlace
  })
  return yield* listing(ports, address, { kind: "brand", brand, reviews: reviews.map(teaserOf) })
})

/** By the tag's id, or by its name as people write it. */
export const tagFacts: Prepare<ListingFacts> = Effect.fnUntraced(function* (ports, address) {
  const wanted = (address.params["name"] ?? "").toLowerCase()
  const tags = yield* ports.catalogue.tags({})
  const tag = tags.find(({ id }) => id === wanted) ?? tags.find(({ name }) => name.toLowerCase() === wanted)
  if (tag === undefined) return yield* nowhere()
  yield* unlessAt(tagPath(tag.id), address)
  return yield* listing(ports, address, { kind: "tag", tag })
})

/** Prepares the page of a promotion; fails if there is none, or it stands at another address. */
export const promotionFacts: Prepare<ListingFacts> = Effect.fnUntraced(function* (ports, address) {
  const slug = address.params["slug"] ?? ""
  const promotion = yield* ports.catalogue.promotion({ slug }).pipe(Effect.catchTag("PlaceUnknown", nowhere))
  yield* unlessAt(promotionPath(promotion.slug), address)
  const { title, text, products } = promotion
  return yield* listing(
    ports,
    address,
    { kind: "promotion", promotion: { slug: promotion.slug, title, text } },
    products.map(({ id }) => id)
  )
})

/** Prepares the page of a search. */
export const searchFacts: Prepare<ListingFacts> = (ports, address) => listing(ports, address, { kind: "search" })
