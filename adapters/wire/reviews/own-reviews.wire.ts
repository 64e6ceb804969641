import { Schema } from "effect"
import { CombinationId } from "#core/catalogue/combination.ts"
import { ProductId } from "#core/catalogue/product.ts"
import { ReviewId, reviewStatuses, reviewsPerPage } from "#core/reviews/review.ts"
import { ReviewChanged, ReviewUnknown } from "#core/reviews/reviews.errors.ts"
import type { SavedReviews, SavedReviewsPort } from "#core/reviews/saved/saved-reviews.port.ts"
import type { OwnReview, OwnReviews } from "#core/reviews/writing/own-review.ts"
import type { OwnReviewsAsked, OwnReviewsPort, ReviewChange } from "#core/reviews/writing/own-reviews.port.ts"
import { unauthenticated } from "../account/unauthenticated.ts"
import type { Mapping, Refusal, Wire } from "../endpoint.ts"
import { brandCodec, Counts, limitTo, moment, one, same, skip, words } from "../parts.ts"
import { ownPhoto } from "./photo-forms.wire.ts"
import { ReviewOnWire, review, withProduct } from "./review-forms.wire.ts"
import { answerFields, answerNames, findings, formFrom, formTo, writingRefusals } from "./writing.wire.ts"

const OwnOnWire = Schema.Struct({
  ...ReviewOnWire.fields,
  combinationId: Schema.optionalKey(brandCodec(CombinationId, Schema.String)),
  productName: Schema.String,
  photos: Schema.Array(ownPhoto.schema),
  status: Schema.Literals(reviewStatuses),
  findings,
  decision: Schema.optionalKey(
    Schema.Struct({ at: moment, words: Schema.optionalKey(Schema.String) }).pipe(
      Schema.encodeKeys({ at: "decided_at" })
    )
  ),
  version: Schema.Int,
  editedAt: Schema.optionalKey(moment)
}).pipe(Schema.encodeKeys({ combinationId: "combination_id", productName: "product_name", editedAt: "edited_at" }))
const own: Mapping<OwnReview, typeof OwnOnWire.Type> = {
  schema: OwnOnWire,
  to: ({ review: written, combination, photos, ...rest }) => ({
    ...review.to(written),
    ...rest,
    photos: photos.map(ownPhoto.to),
    ...(combination === undefined ? {} : { combinationId: combination })
  }),
  from: ({ combinationId, productName, photos, status, findings: found, decision, version, editedAt, ...written }) => ({
    review: review.from(written),
    productName,
    photos: photos.map(ownPhoto.from),
    ...(combinationId === undefined ? {} : { combination: combinationId }),
    status,
    findings: found,
    ...(decision === undefined ? {} : { decision }),
    version,
    ...(editedAt === undefined ? {} : { editedAt })
  })
}

const PageAsked = Schema.Struct({ skip, limit: limitTo(100) })
const page: Mapping<OwnReviewsAsked, typeof PageAsked.Type> = {
  schema: PageAsked,
  to: (asked) => asked,
  from: ({ skip: from, limit }) => ({ skip: from ?? 0, limit: limit ?? reviewsPerPage })
}
const PageOnWire = Schema.Struct({ data: Schema.Array(OwnOnWire), meta: Counts })
const reviews: Mapping<OwnReviews, typeof PageOnWire.Type> = {
  schema: PageOnWire,
  to: ({ items, total, skip: from }) => ({
    data: items.map(own.to),
    meta: { total, skip: from, limit: items.length }
  }),
  from: ({ data, meta }) => ({ items: data.map(own.from), total: meta.total, skip: meta.skip })
}

const id = brandCodec(ReviewId, words)
const ChangeOnWire = Schema.Struct({
  id,
  version: Schema.Int.pipe(Schema.check(Schema.isBetween({ minimum: 1, maximum: 2_000_000_000 }))),
  ...answerFields
}).pipe(Schema.encodeKeys(answerNames))
const change: Mapping<ReviewChange, typeof ChangeOnWire.Type> = {
  schema: ChangeOnWire,
  to: formTo,
  from: ({ id: of, version, ...form }) => ({ id: of, version, ...formFrom(form) })
}

const unknown: Refusal<ReviewUnknown> = { status: 404, code: "REVIEW_NOT_FOUND", make: () => new ReviewUnknown() }
const ofId = same(Schema.Struct({ id }))

/** Endpoints of a member's own reviews. Wire, Wishlist and reviews; D-37, D-41. */
export const ownReviewsWire: Wire<OwnReviewsPort> = {
  list: {
    service: "public",
    method: "get",
    path: "/user/me/reviews",
    summary: "A member's reviews in whatever state, newest first",
    input: page,
    output: reviews,
    refusals: { Unauthenticated: unauthenticated }
  },
  review: {
    service: "public",
    method: "get",
    path: "/user/me/reviews/{id}",
    summary: "A member's review with its state: what was found in it, and what staff say of it",
    input: ofId,
    output: one(own),
    refusals: { Unauthenticated: unauthenticated, ReviewUnknown: unknown }
  },
  change: {
    service: "public",
    method: "put",
    path: "/reviews/{id}",
    summary:
      "Changes a member's review, if it is still the `version` that was read; checked as a new one, and held after 30 days",
    input: change,
    output: one(own),
    refusals: {
      ...writingRefusals,
      ReviewUnknown: unknown,
      ReviewChanged: { status: 409, code: "REVIEW_CHANGED", make: () => new ReviewChanged() }
    }
  },
  remove: {
    service: "public",
    method: "delete",
    path: "/reviews/{id}",
    summary: "Removes a member's review for good; its product can be reviewed again",
    input: ofId,
    output: one(
      same(
        Schema.Struct({ product: brandCodec(ProductId, Schema.Int) }).pipe(Schema.encodeKeys({ product: "product_id" }))
      )
    ),
    refusals: { Unauthenticated: unauthenticated, ReviewUnknown: unknown }
  }
}

const SavedOnWire = Schema.Struct({ data: Schema.Array(withProduct.schema), meta: Counts })
const saved: Mapping<SavedReviews, typeof SavedOnWire.Type> = {
  schema: SavedOnWire,
  to: ({ items, total, skip: from }) => ({
    data: items.map(withProduct.to),
    meta: { total, skip: from, limit: items.length }
  }),
  from: ({ data, meta }) => ({ items: data.map(withProduct.from), total: meta.total, skip: meta.skip })
}

/** Endpoint for the reviews that a member has bookmarked. Specification 3, Review: has_bookmarked. */
export const savedReviewsWire: Wire<SavedReviewsPort> = {
  saved: {
    service: "public",
    method: "get",
    path: "/user/me/review-bookmarks",
    summary: "The published reviews that the member has bookmarked, the latest bookmark first, each with its product",
    input: page,
    output: saved,
    refusals: { Unauthenticated: unauthenticated }
  }
}
