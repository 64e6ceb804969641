import { Effect, Schema } from "effect"
import { BrandId } from "#core/catalogue/brand.ts"
import { CategoryId } from "#core/catalogue/category.ts"
import { emptyQuery, type SearchQuery } from "#core/search/query.ts"
import { sorts } from "#core/search/sort.ts"
import { card } from "./card.wire.ts"
import { type Facade, facade } from "./facade.ts"
import { brandLink, categoryLinkMapping } from "./links.wire.ts"
import { limitTo, many, numberInPath, one, same, skip, words } from "./parts.ts"
import { review } from "./reviews/review-forms.wire.ts"
import { query } from "./search-forms.wire.ts"

/** Answers of the search over everything. Specification 9. */
const globalSearchSize = 10
const types = ["product", "brand", "category"] as const

const GlobalAsked = Schema.Struct({
  filter: Schema.fromJsonString(
    Schema.Struct({
      keyword: words,
      types: Schema.optionalKey(Schema.Array(Schema.Literals(types)).check(Schema.isMaxLength(types.length)))
    })
  ),
  sort: Schema.optionalKey(Schema.Literals(sorts)),
  skip,
  limit: limitTo(100)
})
const GlobalFound = Schema.Struct({
  products: Schema.Array(card.schema),
  brands: Schema.Array(brandLink.schema),
  categories: Schema.Array(categoryLinkMapping.schema)
})
type GlobalFound = typeof GlobalFound.Type

const FacetOnWire = Schema.Struct({
  value: Schema.Union([Schema.String, Schema.Int]),
  name: Schema.String,
  count: Schema.Int
})
const HistoryOnWire = Schema.Struct({
  _id: Schema.String,
  keyword: Schema.String,
  entity_id: Schema.String,
  entity_type: Schema.String,
  source_from: Schema.String
})
const HistoryAsked = Schema.Struct({ skip, limit: limitTo(100) })
const PopularOfBrand = Schema.Struct({ id: numberInPath, limit: limitTo(100) })
const PopularOf = Schema.Struct({ id: words, limit: limitTo(100) })

const distinct = (path: string, summary: string, facet: "brands" | "categories"): Facade =>
  facade(
    {
      service: "catalogue",
      method: "get",
      path,
      summary,
      input: query,
      output: many(same(FacetOnWire)),
      refusals: {},
      maxAge: 30
    },
    (ports, asked: SearchQuery) =>
      Effect.map(ports.search.find(asked), ({ facets }) =>
        facets[facet].map(({ value, name, count }) => ({ value, name, count }))
      )
  )

/** The search's and the reviews' other addresses of specification 7. */
export const searchFacades: ReadonlyArray<Facade> = [
  facade(
    {
      service: "public",
      method: "get",
      path: "/global-search",
      summary: "Products, brands and categories for one keyword, 10 products at once",
      input: same(GlobalAsked),
      output: one(same<GlobalFound>(GlobalFound)),
      refusals: {},
      maxAge: 5
    },
    (ports, { filter: { keyword, types: wanted = types }, sort, skip: from = 0, limit = globalSearchSize }) =>
      Effect.gen(function* () {
        const products = wanted.includes("product")
          ? (yield* ports.search.find({
              ...emptyQuery,
              q: keyword,
              ...(sort === undefined ? {} : { sort }),
              window: { skip: from, limit }
            })).products
          : []
        const places = yield* ports.search
          .suggest({ q: keyword })
          .pipe(Effect.catchTag("SearchTooShort", () => Effect.succeed({ brands: [], categories: [] })))
        return {
          products: products.map(card.to),
          brands: wanted.includes("brand") ? places.brands.map(brandLink.to) : [],
          categories: wanted.includes("category") ? places.categories.map(categoryLinkMapping.to) : []
        }
      })
  ),
  distinct("/v3/brands/distinct/products", "Brands among the products that fit, with counts", "brands"),
  distinct("/v3/categories/distinct/products", "Categories among the products that fit, with counts", "categories"),
  facade(
    {
      service: "public",
      method: "get",
      path: "/search-history-keywords",
      summary: "The last 5 searches of a member; a guest's are stored in the browser, so the list is empty",
      input: same(HistoryAsked),
      output: many(same(HistoryOnWire)),
      refusals: {}
    },
    () => Effect.succeed([])
  ),
  facade(
    {
      service: "public",
      method: "get",
      path: "/reviews/brands/{id}/popular",
      summary: "The most liked reviews of a brand's products",
      input: same(PopularOfBrand),
      output: many(review),
      refusals: {},
      maxAge: 30
    },
    (ports, { id, limit = 10 }) =>
      Effect.map(ports.reviews.popular({ brand: BrandId(id), limit }), (written) =>
        written.map((entry) => entry.review)
      )
  ),
  facade(
    {
      service: "public",
      method: "get",
      path: "/reviews/category/{id}/popular",
      summary: "The most liked reviews of a category's products",
      input: same(PopularOf),
      output: many(review),
      refusals: {},
      maxAge: 30
    },
    (ports, { id, limit = 10 }) =>
      Effect.map(ports.reviews.popular({ category: CategoryId(id), limit }), (written) =>
        written.map((entry) => entry.review)
      )
  )
]
