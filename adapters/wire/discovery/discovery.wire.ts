import { Schema, SchemaGetter } from "effect"
import { ProductId } from "#core/catalogue/product.ts"
import {
  type Reason,
  type Recommendation,
  type Recommendations,
  recommendationsPerPage
} from "#core/discovery/recommending/recommendation.ts"
import type { RecommendationsAsked, RecommendationsPort } from "#core/discovery/recommending/recommendations.port.ts"
import {
  type BookmarkWanted,
  bookmarksAtOnce,
  type ProductBookmark,
  type ProductBookmarksPort
} from "#core/discovery/saving/product-bookmarks.port.ts"
import { type Selection, type SelectionCard, SelectionId } from "#core/discovery/selections/selection.ts"
import type { SelectionsPort } from "#core/discovery/selections/selections.port.ts"
import { listLength } from "#core/search/recommend.rule.ts"
import { unauthenticated } from "../account/unauthenticated.ts"
import { card } from "../card.wire.ts"
import { placeUnknown, productUnknown } from "../catalogue.wire.ts"
import type { Mapping, Wire } from "../endpoint.ts"
import { categoryLinkMapping } from "../links.wire.ts"
import { asCodec, brandCodec, Counts, limitTo, many, nothing, numberInPath, one, same, skip, words } from "../parts.ts"
import { PictureOnWire } from "../picture.wire.ts"
import { goods } from "../selling/goods-forms.wire.ts"

const selectionId = brandCodec(SelectionId, Schema.String)
const selectionCard = same<SelectionCard>(
  Schema.Struct({
    id: selectionId,
    title: Schema.String,
    promise: Schema.optionalKey(Schema.String),
    world: Schema.optionalKey(asCodec(categoryLinkMapping)),
    pictures: Schema.Array(PictureOnWire),
    products: Schema.Int
  }).pipe(Schema.encodeKeys({ id: "_id", world: "category", products: "total_products" }))
)
const selection = same<Selection>(
  Schema.Struct({
    id: selectionId,
    title: Schema.String,
    about: Schema.optionalKey(Schema.String),
    steps: Schema.Array(
      Schema.Struct({
        number: Schema.Int,
        title: Schema.String,
        reason: Schema.optionalKey(Schema.String),
        choices: Schema.Array(asCodec(goods))
      })
    )
  }).pipe(Schema.encodeKeys({ id: "_id" }))
)

/** Endpoints for selections. Specification 2, OurCuratedSelections and ProductMatchCategory; decision 0118. */
export const selectionsWire: Wire<SelectionsPort> = {
  all: {
    service: "public",
    method: "get",
    path: "/curated-selections",
    summary: "Selections of products, the merchant's own first",
    input: nothing,
    output: many(selectionCard),
    refusals: {},
    maxAge: 30
  },
  selection: {
    service: "public",
    method: "get",
    path: "/curated-selections/{id}",
    summary: "A selection with its steps, each with its products; `id` may be the number of a category",
    input: same(Schema.Struct({ id: words })),
    output: one(selection),
    refusals: { PlaceUnknown: placeUnknown },
    maxAge: 30
  }
}

const reason: Schema.Codec<Reason, unknown> = Schema.Union([
  Schema.Struct({ kind: Schema.Literal("answer"), tag: Schema.String }),
  Schema.Struct({ kind: Schema.Literals(["interest", "loved", "bought"]) })
])
const RecommendationOnWire = Schema.Struct({ product: card.schema, reason: Schema.optionalKey(reason) })
const recommendation: Mapping<Recommendation, typeof RecommendationOnWire.Type> = {
  schema: RecommendationOnWire,
  to: ({ product, ...rest }) => ({ product: card.to(product), ...rest }),
  from: ({ product, ...rest }) => ({ product: card.from(product), ...rest })
}
const AnswerOnWire = Schema.Struct({ _id: Schema.String, name: Schema.String, group: Schema.String })
const PageOnWire = Schema.Struct({
  data: Schema.Array(RecommendationOnWire),
  meta: Schema.Struct({ ...Counts.fields, answers: Schema.Array(AnswerOnWire) })
})
const recommendations: Mapping<Recommendations, typeof PageOnWire.Type> = {
  schema: PageOnWire,
  to: ({ items, total, skip: from, answers }) => ({
    data: items.map(recommendation.to),
    meta: {
      total,
      skip: from,
      limit: items.length,
      answers: answers.map(({ id, name, group }) => ({ _id: id, name, group }))
    }
  }),
  from: ({ data, meta }) => ({
    items: data.map(recommendation.from),
    total: meta.total,
    skip: meta.skip,
    answers: meta.answers.map(({ _id: id, ...tag }) => ({ id, ...tag }))
  })
}
const PageAsked = Schema.Struct({ skip, limit: limitTo(listLength) })
const page: Mapping<RecommendationsAsked, typeof PageAsked.Type> = {
  schema: PageAsked,
  to: (asked) => asked,
  from: ({ skip: from, limit }) => ({ skip: from ?? 0, limit: limit ?? recommendationsPerPage })
}

/** Endpoint for a member's recommendations. Specification 2, Recommendation; D-16b. */
export const recommendationsWire: Wire<RecommendationsPort> = {
  recommendations: {
    service: "public",
    method: "get",
    path: "/user/me/recommendations",
    summary: "Products for the member by the beauty profile and what was bought and loved, each with its reason",
    input: page,
    output: recommendations,
    refusals: { Unauthenticated: unauthenticated }
  }
}

const product = brandCodec(ProductId, numberInPath)
const bookmark = same<ProductBookmark>(
  Schema.Struct({ product: brandCodec(ProductId, Schema.Int), hasBookmarked: Schema.Boolean }).pipe(
    Schema.encodeKeys({ product: "product_id", hasBookmarked: "has_bookmarked" })
  )
)
const wanted = same<BookmarkWanted>(
  Schema.Struct({ product, on: Schema.optionalKey(Schema.Boolean) }).pipe(
    Schema.encodeKeys({ product: "id", on: "has_bookmarked" })
  )
)
/** A comma list in the query: `1001,1002`. */
const products = Schema.String.pipe(
  Schema.check(Schema.isPattern(/^\d{1,15}(?:,\d{1,15})*$/)),
  Schema.decodeTo(Schema.Array(brandCodec(ProductId, Schema.Int)).check(Schema.isMaxLength(bookmarksAtOnce)), {
    decode: SchemaGetter.transform((text: string) => text.split(",").map((id) => ProductId(Number(id)))),
    encode: SchemaGetter.transform((ids: ReadonlyArray<number>) => ids.join(","))
  })
)

/** Endpoints for the products that a member has bookmarked. Specification 3 and 7. */
export const productBookmarksWire: Wire<ProductBookmarksPort> = {
  bookmark: {
    service: "public",
    method: "post",
    path: "/product/{id}/bookmarks",
    outlivesPage: true,
    summary: "Bookmarks a product, or releases it; with `has_bookmarked` it sets that state, however often it is sent",
    input: wanted,
    output: one(bookmark),
    refusals: { Unauthenticated: unauthenticated, ProductUnknown: productUnknown }
  },
  mine: {
    service: "public",
    method: "get",
    path: "/user/me/product-bookmarks",
    summary: `Which of up to ${bookmarksAtOnce} products the member has bookmarked; public answers say it of none`,
    input: same(Schema.Struct({ products }).pipe(Schema.encodeKeys({ products: "ids" }))),
    output: many(bookmark),
    refusals: { Unauthenticated: unauthenticated }
  }
}
