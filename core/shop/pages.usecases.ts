import { Effect } from "effect"
import { BrandId } from "../catalogue/brand.ts"
import { PlaceUnknown } from "../catalogue/catalogue.errors.ts"
import { type CategoryBranch, CategoryId } from "../catalogue/category.ts"
import {
  brandPath,
  categoryPath,
  combinationParameter,
  noCategory,
  productPath,
  reviewPath,
  reviewsPath
} from "../catalogue/links.ts"
import { ProductId, reviewedOf } from "../catalogue/product.ts"
import type { Unavailable } from "../kernel/failure.ts"
import { ReviewId } from "../reviews/review.ts"
import { allReviewsOf, parseReviewQuery, reviewSearch } from "../reviews/review-address.rule.ts"
import { emptyQuery, filterValuesInAddress } from "../search/query.ts"
import { partNames } from "../toggles/features.ts"
import type {
  BrandsFacts,
  ChromeFacts,
  NoFacts,
  ProductFacts,
  ProductReviewsFacts,
  ReviewFacts,
  StoresFacts,
  TextFacts,
  WriteReviewFacts
} from "./facts.ts"
import type { ShopPorts } from "./ports.ts"
import { type Address, Missing, Moved, type Prepare } from "./prepare.ts"

/** Products on the page of the brands with one first letter: a row of them. */
const goodsOfLetter = 5
const together = { concurrency: "unbounded" } as const

/** The whole positive number a part of an address begins with, and the rest behind `-` or `_`. */
const numbered = (part: string): { readonly id: number; readonly rest: string } | undefined => {
  const [, digits, rest] = /^(\d{1,15})(?:[-_](.*))?$/.exec(part) ?? []
  return digits === undefined ? undefined : { id: Number(digits), rest: rest ?? "" }
}

const asked = (address: Address): string => {
  const search = address.search.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
  return search.length > 0 ? `?${search.join("&")}` : ""
}

/** Leads to the canonical path of a page, keeping the query. D-6. */
export const unlessAt = (path: string, address: Address): Effect.Effect<void, Moved> =>
  address.path === path ? Effect.void : Effect.fail(new Moved({ to: path + asked(address) }))

const nowhere = () => new Missing({ gone: false })

type Branches = ReadonlyArray<CategoryBranch>
const cutTrees = new WeakMap<Branches, Branches>()

/** The same tree, the same two levels of it: what is drawn from them is drawn once. */
const twoLevels = (branches: Branches): Branches => {
  const two =
    cutTrees.get(branches) ??
    branches.map((branch) => ({ ...branch, children: branch.children.map((child) => ({ ...child, children: [] })) }))
  cutTrees.set(branches, two)
  return two
}

/** The frame of every page. */
export const chromeFacts = (ports: ShopPorts): Effect.Effect<ChromeFacts, Unavailable> =>
  Effect.map(
    Effect.all(
      {
        toggles: ports.toggles.toggles({}),
        shop: ports.stores.frame({}),
        categories: Effect.map(ports.catalogue.categories({}), twoLevels),
        banners: ports.banners.all({ locations: ["all"] })
      },
      together
    ),
    ({ toggles, ...chrome }) => {
      const off = partNames.filter((part) => !toggles[part])
      return { ...chrome, ...(off.length > 0 && { off }) }
    }
  )

/** The product that an address names; fails if there is none, or it was removed. */
const productAt = Effect.fnUntraced(function* (ports: ShopPorts, address: Address) {
  const part = numbered(address.params["product_id"] ?? "")
  if (part === undefined) return yield* nowhere()
  return yield* ports.catalogue.product({ id: ProductId(part.id) }).pipe(
    Effect.catchTags({
      ProductUnknown: () => Effect.fail(nowhere()),
      ProductRemoved: () => Effect.fail(new Missing({ gone: true }))
    })
  )
})

/**
 * Prepares the page of a product; fails if there is none, it was removed, or it stands at another address. An address that
 * filters reviews leads to all of them.
 */
export const productFacts: Prepare<ProductFacts> = Effect.fnUntraced(function* (ports, address) {
  const product = yield* productAt(ports, address)
  const { id } = product
  const filter = reviewSearch(parseReviewQuery(id, address.search))
  if (filter !== "") return yield* new Moved({ to: reviewsPath(product) + filter })
  yield* unlessAt(productPath(product), address)
  const rest = yield* Effect.all(
    {
      reviews: ports.reviews.highlights({ product: id }),
      photos: ports.reviews.photos({ product: id }),
      alsoBought: ports.catalogue.list({
        name: "people-also-buy",
        product: id
      }),
      mightLove: ports.catalogue.list({
        name: "you-might-love",
        product: id
      })
    },
    together
  )
  const [, chosen] = address.search.find(([name]) => name === combinationParameter) ?? []
  return { product, ...(chosen !== undefined && { chosen }), ...rest, now: address.now }
})

/** Prepares all reviews of a product; fails if there is no such product, it was removed, or they stand at another address. */
export const productReviewsFacts: Prepare<ProductReviewsFacts> = Effect.fnUntraced(function* (ports, address) {
  const product = yield* productAt(ports, address)
  yield* unlessAt(reviewsPath(product), address)
  const query = parseReviewQuery(product.id, address.search)
  const rest = yield* Effect.all(
    { reviews: ports.reviews.list(query), photos: ports.reviews.photos({ product: product.id }) },
    together
  )
  return { product: reviewedOf(product), query, ...rest, now: address.now }
})

/** Prepares the form that writes a review of a product; fails if there is no such product, or it was removed. */
export const writeReviewFacts: Prepare<WriteReviewFacts> = (ports, address) =>
  Effect.map(productAt(ports, address), (product) => ({ product }))

/** Prepares the page of a review; fails if there is none, or it stands at another address. */
export const reviewFacts: Prepare<ReviewFacts> = Effect.fnUntraced(function* (ports, address) {
  const id = ReviewId(address.params["id"] ?? "")
  const found = yield* ports.reviews.review({ id }).pipe(Effect.catchTag("ReviewUnknown", () => Effect.fail(nowhere())))
  yield* unlessAt(reviewPath(found.review.id), address)
  const others = yield* ports.reviews.list(allReviewsOf(found.review.productId))
  return { ...found, others, now: address.now }
})

/** Prepares the page of all brands, or of one first letter with what sells best there; fails if no brand has it. */
export const brandsFacts: Prepare<BrandsFacts> = Effect.fnUntraced(function* (ports, { params }) {
  const letter = params["letter"]?.toUpperCase()
  const { letters, brands } = yield* Effect.all(
    { letters: ports.catalogue.letters({}), brands: ports.catalogue.brands({}) },
    together
  )
  if (letter === undefined) return { letters, brands }
  if (!letters.includes(letter)) return yield* nowhere()
  const named = brands.filter((brand) => brand.letter === letter).slice(0, filterValuesInAddress)
  const { products } = yield* ports.search.find({
    ...emptyQuery,
    brands: named.map(({ id }) => id),
    window: { skip: 0, limit: goodsOfLetter }
  })
  return { letters, brands, letter, goods: products }
})

/** Prepares the page of stores. */
export const storesFacts: Prepare<StoresFacts> = (ports, { now }) =>
  Effect.map(ports.stores.stores({}), (stores) => ({ stores, now }))

/** Prepares a text page; fails if there is none. */
export const textFacts: Prepare<TextFacts> = (ports, { params }) =>
  ports.stores.page({ slug: params["slug"] ?? "" }).pipe(
    Effect.map((page) => ({ page })),
    Effect.catchTag("PlaceUnknown", () => Effect.fail(nowhere()))
  )

/** Pages that are filled by the browser: what they show lies there, or needs a key that lies there. */
export const noFacts: Prepare<NoFacts> = () => Effect.succeed({})

/** `/brand/12/x`, the second brand shape. D-6. */
export const otherBrandShape: Prepare<NoFacts> = (ports, address) =>
  movedToBrand(ports, address, address.params["brand_id"])

/** `/manufacture/12`, `/manufacture/12-x`: the makers of the old shop are brands here. D-5, D-81. */
export const manufacturePage: Prepare<NoFacts> = (ports, address) =>
  movedToBrand(ports, address, address.params["manufactureId"])

const movedToBrand = Effect.fnUntraced(function* (ports: ShopPorts, address: Address, id: string | undefined) {
  const part = numbered(id ?? "")
  if (part === undefined) return yield* nowhere()
  const brand = yield* ports.catalogue
    .brand({ id: BrandId(part.id) })
    .pipe(Effect.catchTag("PlaceUnknown", () => Effect.fail(nowhere())))
  return yield* new Moved({ to: brandPath(brand) + asked(address) })
})

/**
 * The short shapes: `/{slug}`, `/{id}-{name}` (category), `/{id}_{name}` (brand), `/{category}/{slug}` and
 * `/{category}/{id}-{name}.html` (product). Specification 2, Link shapes; D-6, D-7, D-81.
 */
export const shortAddress: Prepare<NoFacts> = Effect.fnUntraced(function* (ports, address) {
  const parts = address.path
    .split("/")
    .filter((part) => part !== "")
    .map(decoded)
  const [first = "", second] = parts
  if (parts.length < 1 || parts.length > 2) return yield* nowhere()
  const path = yield* (second === undefined ? placePath(ports, first) : shortProductPath(ports, first, second)).pipe(
    Effect.catchTags({
      PlaceUnknown: () => Effect.fail(nowhere()),
      ProductUnknown: () => Effect.fail(nowhere()),
      ProductRemoved: () => Effect.fail(new Missing({ gone: true }))
    })
  )
  return yield* new Moved({ to: path + asked(address) })
})

const placePath = Effect.fnUntraced(function* (ports: ShopPorts, part: string) {
  const [, digits, mark] = /^(\d{1,15})([-_])./.exec(part) ?? []
  if (digits !== undefined && mark === "_")
    return brandPath(yield* ports.catalogue.brand({ id: BrandId(Number(digits)) }))
  if (digits !== undefined) return categoryPath(yield* ports.catalogue.category({ id: CategoryId(digits) }))
  const found = yield* ports.catalogue.resolve({ slug: part })
  switch (found.kind) {
    case "category":
      return categoryPath({ ...found, name: "" })
    case "brand":
      return brandPath({ ...found, name: "" })
    case "product":
      return yield* new PlaceUnknown()
  }
})

const shortProductPath = Effect.fnUntraced(function* (ports: ShopPorts, category: string, part: string) {
  const [, digits] = /^(\d{1,15})-.*\.html$/.exec(part) ?? []
  if (digits !== undefined) return productPath(yield* ports.catalogue.product({ id: ProductId(Number(digits)) }))
  const found = yield* ports.catalogue.resolve({ slug: part, category })
  if (found.kind !== "product") return yield* new PlaceUnknown()
  return `/product/${found.category || noCategory}/${found.id}-${found.slug}`
})

const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part)
  } catch {
    // A broken escape names no page; as it stands no page will be found for it.
    return part
  }
}
