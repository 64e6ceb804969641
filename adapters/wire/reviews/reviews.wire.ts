import { Schema } from "effect"
import { BrandId } from "#core/catalogue/brand.ts"
import { CategoryId } from "#core/catalogue/category.ts"
import { ProductId } from "#core/catalogue/product.ts"
import {
  ReviewId,
  type ReviewPhotos,
  type ReviewPhotosQuery,
  type ReviewQuery,
  reviewSorts,
  reviewsPerPage
} from "#core/reviews/review.ts"
import { allReviewsOf } from "#core/reviews/review-address.rule.ts"
import { ReviewUnknown } from "#core/reviews/reviews.errors.ts"
import type { ReviewsPort } from "#core/reviews/reviews.port.ts"
import type { Mapping, Wire } from "../endpoint.ts"
import { Counts, filter, limitTo, many, numberInPath, one, skip, words } from "../parts.ts"
import { count } from "../search-forms.wire.ts"
import { highlights, photo, reviews, withProduct } from "./review-forms.wire.ts"

const stars = Schema.Int.pipe(Schema.check(Schema.isBetween({ minimum: 1, maximum: 5 })))
const FilterOnWire = Schema.Struct({
  product: Schema.Int,
  rating: Schema.optionalKey(Schema.Array(stars).check(Schema.isMaxLength(5))),
  tags: Schema.optionalKey(Schema.Array(words).check(Schema.isMaxLength(20))),
  age: Schema.optionalKey(words),
  with_photo: Schema.optionalKey(Schema.Boolean),
  verified: Schema.optionalKey(Schema.Boolean),
  recommended: Schema.optionalKey(Schema.Boolean)
})
const QueryOnWire = Schema.Struct({
  filter: Schema.fromJsonString(FilterOnWire),
  sort: Schema.optionalKey(Schema.Literals(reviewSorts)),
  skip
})
const query: Mapping<ReviewQuery, typeof QueryOnWire.Type> = {
  schema: QueryOnWire,
  to: (asked) => ({
    filter: {
      product: asked.product,
      rating: asked.ratings,
      tags: asked.traits,
      ...(asked.ageBucket === undefined ? {} : { age: asked.ageBucket }),
      with_photo: asked.withPhoto,
      verified: asked.verified,
      recommended: asked.recommended
    },
    sort: asked.sort,
    skip: (asked.page - 1) * reviewsPerPage
  }),
  from: ({ filter: narrowed, sort, skip: from = 0 }) => ({
    ...allReviewsOf(ProductId(narrowed.product)),
    ratings: narrowed.rating ?? [],
    traits: narrowed.tags ?? [],
    ...(narrowed.age === undefined ? {} : { ageBucket: narrowed.age }),
    withPhoto: narrowed.with_photo ?? false,
    verified: narrowed.verified ?? false,
    recommended: narrowed.recommended ?? false,
    sort: sort ?? "most-liked",
    page: Math.floor(from / reviewsPerPage) + 1
  })
}

const CountAsked = Schema.Struct({
  filter: filter(Schema.Struct({ product: Schema.optionalKey(Schema.Int) }))
})
const ReviewAsked = Schema.Struct({ id: words })
const OfProduct = Schema.Struct({ productId: numberInPath })
const ofProduct: Mapping<{ readonly product: ProductId }, typeof OfProduct.Type> = {
  schema: OfProduct,
  to: ({ product }) => ({ productId: product }),
  from: ({ productId }) => ({ product: ProductId(productId) })
}
const PhotosAsked = Schema.Struct({
  filter: filter(Schema.Struct({ product: Schema.optionalKey(Schema.Int), user_name: Schema.optionalKey(words) })),
  skip,
  limit: limitTo(100)
})
const photosAsked: Mapping<ReviewPhotosQuery, typeof PhotosAsked.Type> = {
  schema: PhotosAsked,
  to: ({ product, userName, ...part }) => ({
    filter: {
      ...(product === undefined ? {} : { product }),
      ...(userName === undefined ? {} : { user_name: userName })
    },
    ...part
  }),
  from: ({ filter: narrowed, skip: from, limit }) => ({
    ...(narrowed?.product === undefined ? {} : { product: ProductId(narrowed.product) }),
    ...(narrowed?.user_name === undefined ? {} : { userName: narrowed.user_name }),
    skip: from ?? 0,
    limit: limit ?? reviewsPerPage
  })
}
const PhotosOnWire = Schema.Struct({ data: Schema.Array(photo.schema), meta: Counts })
const photos: Mapping<ReviewPhotos, typeof PhotosOnWire.Type> = {
  schema: PhotosOnWire,
  to: ({ items, total, skip: from }) => ({
    data: items.map(photo.to),
    meta: { total, skip: from, limit: items.length }
  }),
  from: ({ data, meta }) => ({ items: data.map(photo.from), total: meta.total, skip: meta.skip })
}
const PopularAsked = Schema.Struct({
  brand: Schema.optionalKey(numberInPath),
  category: Schema.optionalKey(words),
  experts: Schema.optionalKey(Schema.Literal("1")),
  limit: limitTo(100)
})

/** Endpoints for reading reviews. Wire, Wishlist and reviews. */
export const reviewsWire: Wire<ReviewsPort> = {
  list: {
    service: "public",
    method: "get",
    path: "/reviews",
    aliases: [["public", "/products/reviews"]],
    summary: "Reviews of a product, 20 a page, with the histogram of all that fit the other filters",
    input: query,
    output: reviews,
    refusals: {},
    maxAge: 5
  },
  highlights: {
    service: "public",
    method: "get",
    path: "/reviews/highlights/{productId}",
    summary: "The most helpful review of a product and the most helpful critical one, with what all of them say",
    input: ofProduct,
    output: highlights,
    refusals: {},
    maxAge: 5
  },
  count: {
    service: "public",
    method: "get",
    path: "/reviews/count",
    summary: "How many published reviews there are",
    input: {
      schema: CountAsked,
      to: ({ product }) => ({
        filter: product === undefined ? {} : { product }
      }),
      from: ({ filter: narrowed }: typeof CountAsked.Type) =>
        narrowed?.product === undefined ? {} : { product: ProductId(narrowed.product) }
    },
    output: one(count),
    refusals: {},
    maxAge: 5
  },
  review: {
    service: "public",
    method: "get",
    path: "/reviews/{id}",
    summary: "A published review with its product",
    input: {
      schema: ReviewAsked,
      to: (asked) => asked,
      from: ({ id }: typeof ReviewAsked.Type) => ({ id: ReviewId(id) })
    },
    output: one(withProduct),
    refusals: {
      ReviewUnknown: {
        status: 404,
        code: "REVIEW_NOT_FOUND",
        make: () => new ReviewUnknown()
      }
    },
    maxAge: 5
  },
  photos: {
    service: "public",
    method: "get",
    path: "/review-images/{productId}/product",
    summary: "Pictures that reviewers of a product added",
    input: ofProduct,
    output: many(photo),
    refusals: {},
    maxAge: 5
  },
  newestPhotos: {
    service: "public",
    method: "get",
    path: "/review-images",
    summary: "Pictures of published reviews, the newest first: of all, of a product or of a member",
    input: photosAsked,
    output: photos,
    refusals: {},
    maxAge: 5
  },
  popular: {
    service: "public",
    method: "get",
    path: "/reviews/popular",
    summary: "The most liked reviews of the shop, of a brand or of a category",
    input: {
      schema: PopularAsked,
      to: ({ brand, category, expertsOnly, limit }) => ({
        ...(brand === undefined ? {} : { brand }),
        ...(category === undefined ? {} : { category }),
        ...(expertsOnly ? { experts: "1" as const } : {}),
        limit
      }),
      from: ({ brand, category, experts, limit = 6 }: typeof PopularAsked.Type) => ({
        ...(brand === undefined ? {} : { brand: BrandId(brand) }),
        ...(category === undefined ? {} : { category: CategoryId(category) }),
        ...(experts ? { expertsOnly: true } : {}),
        limit
      })
    },
    output: many(withProduct),
    refusals: {},
    maxAge: 30
  }
}
