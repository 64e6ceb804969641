import { Schema } from "effect"
import { CombinationId } from "#core/catalogue/combination.ts"
import { ProductId } from "#core/catalogue/product.ts"
import { moderationCodes } from "#core/reviews/moderation/finding.ts"
import type { AttachedPhoto } from "#core/reviews/photos/photo.ts"
import { ReviewId, starParts } from "#core/reviews/review.ts"
import { reviewTags, reviewTagsMost } from "#core/reviews/review-tags.ts"
import { textUnitsMost } from "#core/reviews/review-text.rule.ts"
import {
  AlreadyReviewed,
  ReviewBlocked,
  ReviewIncomplete,
  ReviewRefused,
  WriterUnfinished
} from "#core/reviews/reviews.errors.ts"
import type { BlockState, ReviewWritten, WriteReviewPort } from "#core/reviews/write-review.port.ts"
import { type FullAnswers, usageTimes } from "#core/reviews/writing/answers.ts"
import { unauthenticated } from "../account/unauthenticated.ts"
import { productRemoved, productUnknown } from "../catalogue.wire.ts"
import type { Mapping, Refusal, Wire } from "../endpoint.ts"
import { reviewPhotosOff, reviewsOff } from "../part-refusals.ts"
import { brandCodec, moment, numberInPath, one, same, words } from "../parts.ts"
import { attachedPhotos } from "./photo-forms.wire.ts"
import { photoUnknown } from "./photos.wire.ts"

const star = Schema.optionalKey(Schema.Int.pipe(Schema.check(Schema.isBetween({ minimum: 1, maximum: 5 }))))
const productNumber = Schema.Int.pipe(Schema.check(Schema.isBetween({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })))

/** The answers of the form and its text as they are sent; each part has stars of its own. Specification 3, Review. */
export const answerFields = {
  combination: Schema.optionalKey(brandCodec(CombinationId, words)),
  star_effectiveness: star,
  star_texture: star,
  star_packaging: star,
  star_value_for_money: star,
  star_pigmentation: star,
  star_long_wear: star,
  star_scent: star,
  durationOfUse: Schema.Literals(usageTimes),
  recommended: Schema.Boolean,
  repurchase: Schema.Boolean,
  tags: Schema.optionalKey(Schema.Array(Schema.Literals(reviewTags)).check(Schema.isMaxLength(reviewTagsMost))),
  details: Schema.String.pipe(Schema.check(Schema.isMaxLength(textUnitsMost))),
  photos: Schema.optionalKey(attachedPhotos)
} as const
export const answerNames = {
  combination: "combination_id",
  durationOfUse: "duration_of_used",
  recommended: "is_recommended",
  repurchase: "is_repurchase",
  photos: "images"
} as const
const FormOnWire = Schema.Struct(answerFields)
type FormOnWire = typeof FormOnWire.Type
interface Form extends FullAnswers {
  readonly details: string
  readonly photos?: ReadonlyArray<AttachedPhoto>
}

/** Returns a form with the stars of its parts side by side. */
export const formTo = <F extends Form>({ stars, ...rest }: F) => ({
  ...rest,
  ...Object.fromEntries(starParts.flatMap((part) => (stars[part] === undefined ? [] : [[`star_${part}`, stars[part]]])))
})
/** Returns a form from its fields on the wire. */
export const formFrom = (wire: FormOnWire): Form => {
  const { combination, details, durationOfUse, recommended, repurchase, tags = [], photos } = wire
  const stars = starParts.flatMap((part) => {
    const given = wire[`star_${part}`]
    return given === undefined ? [] : [[part, given] as const]
  })
  return {
    ...(combination === undefined ? {} : { combination }),
    details,
    stars: Object.fromEntries(stars),
    durationOfUse,
    recommended,
    repurchase,
    tags,
    ...(photos === undefined ? {} : { photos })
  }
}

const WrittenOnWire = Schema.Struct({ product: brandCodec(ProductId, productNumber), ...answerFields }).pipe(
  Schema.encodeKeys({ product: "product_id", ...answerNames })
)
const written: Mapping<ReviewWritten, typeof WrittenOnWire.Type> = {
  schema: WrittenOnWire,
  to: formTo,
  from: ({ product, ...form }) => ({ product, ...formFrom(form) })
}

/** The id of a review. */
export const reviewId = brandCodec(ReviewId, Schema.String)
const Sent = Schema.Struct({
  review: reviewId,
  status: Schema.Literals(["published", "held"]),
  points: Schema.Int,
  at: moment
}).pipe(Schema.encodeKeys({ review: "_id", points: "points_received", at: "created_at" }))

const reason = Schema.Literals(["failures", "spam"])
const BlockOnWire = Schema.Struct({
  blocked: Schema.Boolean,
  reason: Schema.optionalKey(reason),
  until: Schema.optionalKey(moment),
  left_ms: Schema.optionalKey(Schema.Int),
  own: Schema.optionalKey(reviewId),
  combinations: Schema.Array(
    Schema.Struct({
      id: brandCodec(CombinationId, Schema.String),
      isReviewed: Schema.Boolean,
      isVerifiedPurchase: Schema.Boolean,
      boughtAt: Schema.optionalKey(moment)
    }).pipe(
      Schema.encodeKeys({
        id: "_id",
        isReviewed: "is_reviewed",
        isVerifiedPurchase: "is_verified_purchase",
        boughtAt: "bought_at"
      })
    )
  )
}).pipe(Schema.encodeKeys({ own: "review_id" }))
const block: Mapping<BlockState, typeof BlockOnWire.Type> = {
  schema: BlockOnWire,
  to: ({ own, pause, combinations = [] }) => ({
    blocked: pause !== undefined,
    ...(pause && { reason: pause.reason, until: pause.until, left_ms: pause.leftMs }),
    ...(own === undefined ? {} : { own }),
    combinations: combinations.map((one) => ({ ...one, isVerifiedPurchase: one.boughtAt !== undefined }))
  }),
  from: ({ reason: why, until, left_ms: leftMs, own, combinations }) => ({
    ...(combinations.length === 0
      ? {}
      : { combinations: combinations.map(({ isVerifiedPurchase: _, ...one }) => one) }),
    ...(own === undefined ? {} : { own }),
    ...(why === undefined || until === undefined || leftMs === undefined
      ? {}
      : { pause: { reason: why, until, leftMs } })
  })
}

const Pause = Schema.Struct({ reason, until: moment, leftMs: Schema.Int }).pipe(
  Schema.encodeKeys({ leftMs: "left_ms" })
)
const blocked: Refusal<ReviewBlocked> = {
  status: 429,
  code: "REVIEW_BLOCKED",
  details: {
    schema: Pause,
    to: ({ reason: why, until, leftMs }: ReviewBlocked) => ({ reason: why, until, leftMs }),
    from: (wire: typeof Pause.Type) => new ReviewBlocked(wire)
  }
}

/** What was found in a text. D-41. */
export const findings = Schema.Array(Schema.Struct({ code: Schema.Literals(moderationCodes), quote: Schema.String }))
const Findings = Schema.Struct({ findings })
const refused: Refusal<ReviewRefused> = {
  status: 422,
  code: "REVIEW_REFUSED",
  details: {
    schema: Findings,
    to: (refusal: ReviewRefused) => ({ findings: refusal.findings }),
    from: (wire: typeof Findings.Type) => new ReviewRefused(wire)
  }
}

const fieldNames = { ...answerNames, stars: "stars", details: "details" } as const
const Gaps = Schema.Struct({
  fields: Schema.Array(
    Schema.Literals(["combination", "stars", "durationOfUse", "recommended", "repurchase", "details"])
  )
})
const incomplete: Refusal<ReviewIncomplete> = {
  status: 422,
  code: "REVIEW_INCOMPLETE",
  fields: ({ fields }) => Object.fromEntries(fields.map((field) => [fieldNames[field], "invalid"])),
  details: {
    schema: Gaps,
    to: ({ fields }: ReviewIncomplete) => ({ fields }),
    from: (wire: typeof Gaps.Type) => new ReviewIncomplete(wire)
  }
}

/** How the text of a review is refused, or its writer, whatever the call. */
export const writingRefusals = {
  Unauthenticated: unauthenticated,
  PhotoUnknown: photoUnknown,
  WriterUnfinished: { status: 422, code: "PROFILE_INCOMPLETE", make: () => new WriterUnfinished() },
  ReviewBlocked: blocked,
  ReviewIncomplete: incomplete,
  ReviewRefused: refused,
  ProductUnknown: productUnknown,
  ProductRemoved: productRemoved
}

/** Endpoints for writing reviews. Wire, Wishlist and reviews; D-37 to D-41. */
export const writingWire: Wire<WriteReviewPort> = {
  fetchBlockState: {
    service: "public",
    method: "get",
    path: "/user/me/review-block",
    summary:
      "Whether a member may review a product now: until when not, the review that is there already, and what was bought",
    input: same(
      Schema.Struct({ product: brandCodec(ProductId, numberInPath) }).pipe(Schema.encodeKeys({ product: "product_id" }))
    ),
    output: one(block),
    refusals: { Unauthenticated: unauthenticated }
  },
  submitReview: {
    service: "public",
    method: "post",
    path: "/reviews",
    summary: "A member's review of a product, published at once or held until it has been looked at",
    input: written,
    output: one(same(Sent)),
    status: () => 201,
    refusals: {
      ...reviewsOff,
      ...reviewPhotosOff,
      ...writingRefusals,
      AlreadyReviewed: { status: 409, code: "ALREADY_REVIEWED", make: () => new AlreadyReviewed() }
    }
  }
}
