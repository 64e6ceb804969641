import { Schema } from "effect"
import { ProductId } from "#core/catalogue/product.ts"
import {
  levels,
  type Review,
  type ReviewHighlights,
  ReviewId,
  type ReviewPhoto,
  type ReviewSummary,
  type Reviews,
  type ReviewWithProduct,
  starParts
} from "#core/reviews/review.ts"
import { reviewTags } from "#core/reviews/review-tags.ts"
import { card } from "../card.wire.ts"
import type { Mapping } from "../endpoint.ts"
import { Counts, instantFromWire, instantOnWire, instantToWire } from "../parts.ts"
import { PictureOnWire } from "../picture.wire.ts"

const star = Schema.optionalKey(Schema.Int)
/** A review. Specification 3. */
export const ReviewOnWire = Schema.Struct({
  _id: Schema.String,
  product_id: Schema.Int,
  combination: Schema.optionalKey(Schema.String),
  user: Schema.Struct({
    user_name: Schema.String,
    level: Schema.Literals(levels),
    is_expert: Schema.Boolean,
    title: Schema.optionalKey(Schema.String),
    age_bucket: Schema.optionalKey(Schema.String),
    tags: Schema.Array(Schema.String)
  }),
  details: Schema.String,
  rating: Schema.Finite,
  star_effectiveness: star,
  star_texture: star,
  star_packaging: star,
  star_value_for_money: star,
  star_pigmentation: star,
  star_long_wear: star,
  star_scent: star,
  duration_of_used: Schema.optionalKey(Schema.String),
  is_recommended: Schema.Boolean,
  is_repurchase: Schema.Boolean,
  tags: Schema.Array(Schema.Literals(reviewTags)),
  is_verified_purchase: Schema.Boolean,
  likes: Schema.Int,
  points_received: Schema.Int,
  has_liked: Schema.Boolean,
  has_bookmarked: Schema.Boolean,
  images: Schema.Array(PictureOnWire),
  created_at: instantOnWire,
  trust: Schema.optionalKey(
    Schema.Struct({ account_days: Schema.Int, is_compared: Schema.Boolean, is_checked: Schema.Boolean })
  )
})
export type ReviewOnWire = typeof ReviewOnWire.Type

const partsOf = (read: (part: (typeof starParts)[number]) => readonly [key: string, value: number | undefined]) =>
  Object.fromEntries(starParts.map(read).filter(([, value]) => value !== undefined))

export const review: Mapping<Review, ReviewOnWire> = {
  schema: ReviewOnWire,
  to: (value) => ({
    _id: value.id,
    product_id: value.productId,
    ...(value.combination === undefined ? {} : { combination: value.combination }),
    user: {
      user_name: value.reviewer.userName,
      level: value.reviewer.level,
      is_expert: value.reviewer.expert,
      ...(value.reviewer.title === undefined ? {} : { title: value.reviewer.title }),
      ...(value.reviewer.ageBucket === undefined ? {} : { age_bucket: value.reviewer.ageBucket }),
      tags: value.reviewer.traits
    },
    details: value.details,
    rating: value.rating,
    ...partsOf((part) => [`star_${part}`, value.stars[part]]),
    ...(value.durationOfUse === undefined ? {} : { duration_of_used: value.durationOfUse }),
    is_recommended: value.recommended,
    is_repurchase: value.repurchase,
    tags: value.tags,
    is_verified_purchase: value.verifiedPurchase,
    likes: value.likes,
    points_received: value.points,
    has_liked: false,
    has_bookmarked: false,
    images: value.pictures,
    created_at: instantToWire(value.createdAt),
    ...(value.trust && {
      trust: {
        account_days: value.trust.accountDays,
        is_compared: value.trust.isCompared,
        is_checked: value.trust.isChecked
      }
    })
  }),
  from: (wire) => ({
    id: ReviewId(wire._id),
    productId: ProductId(wire.product_id),
    ...(wire.combination === undefined ? {} : { combination: wire.combination }),
    reviewer: {
      userName: wire.user.user_name,
      level: wire.user.level,
      expert: wire.user.is_expert,
      ...(wire.user.title === undefined ? {} : { title: wire.user.title }),
      ...(wire.user.age_bucket === undefined ? {} : { ageBucket: wire.user.age_bucket }),
      traits: wire.user.tags
    },
    details: wire.details,
    rating: wire.rating,
    stars: partsOf((part) => [part, wire[`star_${part}`]]),
    ...(wire.duration_of_used === undefined ? {} : { durationOfUse: wire.duration_of_used }),
    recommended: wire.is_recommended,
    repurchase: wire.is_repurchase,
    tags: wire.tags,
    verifiedPurchase: wire.is_verified_purchase,
    likes: wire.likes,
    points: wire.points_received,
    pictures: wire.images,
    createdAt: instantFromWire(wire.created_at),
    ...(wire.trust && {
      trust: {
        accountDays: wire.trust.account_days,
        isCompared: wire.trust.is_compared,
        isChecked: wire.trust.is_checked
      }
    })
  })
}

const ReviewWithProductOnWire = Schema.Struct({
  review: ReviewOnWire,
  product: Schema.optionalKey(card.schema),
  product_name: Schema.String,
  newer_id: Schema.optionalKey(Schema.String),
  older_id: Schema.optionalKey(Schema.String)
})
export const withProduct: Mapping<ReviewWithProduct, typeof ReviewWithProductOnWire.Type> = {
  schema: ReviewWithProductOnWire,
  to: ({ review: written, product, productName, neighbours: { newer, older } = {} }) => ({
    review: review.to(written),
    ...(product ? { product: card.to(product) } : {}),
    product_name: productName,
    ...(newer === undefined ? {} : { newer_id: newer }),
    ...(older === undefined ? {} : { older_id: older })
  }),
  from: ({ review: written, product, product_name: productName, newer_id: newer, older_id: older }) => ({
    review: review.from(written),
    ...(product ? { product: card.from(product) } : {}),
    productName,
    ...((newer !== undefined || older !== undefined) && {
      neighbours: {
        ...(newer === undefined ? {} : { newer: ReviewId(newer) }),
        ...(older === undefined ? {} : { older: ReviewId(older) })
      }
    })
  })
}

const SummaryOnWire = Schema.Struct({
  all: Schema.Int,
  histogram: Schema.Tuple([Schema.Int, Schema.Int, Schema.Int, Schema.Int, Schema.Int]),
  parts: Schema.Array(Schema.Struct({ part: Schema.Literals(starParts), mean: Schema.Finite })),
  recommended_percent: Schema.Int
})
const summary: Mapping<ReviewSummary, typeof SummaryOnWire.Type> = {
  schema: SummaryOnWire,
  to: ({ all, histogram, parts, recommendedPercent }) => ({
    all,
    histogram,
    parts,
    recommended_percent: recommendedPercent
  }),
  from: ({ all, histogram, parts, recommended_percent: recommendedPercent }) => ({
    all,
    histogram,
    parts,
    recommendedPercent
  })
}

const HighlightsOnWire = Schema.Struct({ data: Schema.Array(ReviewOnWire), meta: SummaryOnWire })
/** What the page of a product shows of its reviews; `meta.histogram` counts one star first. */
export const highlights: Mapping<ReviewHighlights, typeof HighlightsOnWire.Type> = {
  schema: HighlightsOnWire,
  to: (value) => ({ data: value.items.map(review.to), meta: summary.to(value) }),
  from: ({ data, meta }) => ({ items: data.map(review.from), ...summary.from(meta) })
}

const ReviewsOnWire = Schema.Struct({
  data: Schema.Array(ReviewOnWire),
  meta: Schema.Struct({
    ...Counts.fields,
    ...SummaryOnWire.fields,
    tags: Schema.Array(
      Schema.Struct({
        _id: Schema.String,
        name: Schema.String,
        count: Schema.Int
      })
    ),
    ages: Schema.Array(Schema.Struct({ bucket: Schema.String, count: Schema.Int }))
  })
})
/** A page of reviews; `meta.histogram` counts one star first. */
export const reviews: Mapping<Reviews, typeof ReviewsOnWire.Type> = {
  schema: ReviewsOnWire,
  to: (value) => ({
    data: value.items.map(review.to),
    meta: {
      total: value.total,
      skip: 0,
      limit: value.items.length,
      ...summary.to(value),
      tags: value.traits.map(({ id, name, count: found }) => ({
        _id: id,
        name,
        count: found
      })),
      ages: value.ageBuckets
    }
  }),
  from: ({ data, meta }) => ({
    items: data.map(review.from),
    total: meta.total,
    ...summary.from(meta),
    traits: meta.tags.map(({ _id, name, count: found }) => ({
      id: _id,
      name,
      count: found
    })),
    ageBuckets: meta.ages
  })
}

const PhotoOnWire = Schema.Struct({
  picture: PictureOnWire,
  review_id: Schema.String,
  user_name: Schema.String,
  rating: Schema.Finite
})
export const photo: Mapping<ReviewPhoto, typeof PhotoOnWire.Type> = {
  schema: PhotoOnWire,
  to: ({ picture, review: of, userName, rating }) => ({
    picture,
    review_id: of,
    user_name: userName,
    rating
  }),
  from: (wire) => ({
    picture: wire.picture,
    review: ReviewId(wire.review_id),
    userName: wire.user_name,
    rating: wire.rating
  })
}
