import { Schema, SchemaGetter } from "effect"
import { linesPattern } from "#core/kernel/lines.ts"
import { type Reaction, reactionsAtOnce } from "#core/reviews/reactions/reaction.ts"
import { AlreadyReported, OwnReview, ReportNoteTooLong } from "#core/reviews/reactions/reactions.errors.ts"
import type { ReactionsPort } from "#core/reviews/reactions/reactions.port.ts"
import { reportNoteUnits, reportTypes } from "#core/reviews/reactions/report.ts"
import { ReviewId } from "#core/reviews/review.ts"
import { ReviewUnknown } from "#core/reviews/reviews.errors.ts"
import { unauthenticated } from "../account/unauthenticated.ts"
import type { Answer, Refusal, Wire } from "../endpoint.ts"
import { brandCodec, many, one, same, words } from "../parts.ts"

const review = brandCodec(ReviewId, words)
const ofReview = same(Schema.Struct({ review }).pipe(Schema.encodeKeys({ review: "id" })))
const reaction = same<Reaction>(
  Schema.Struct({
    review: brandCodec(ReviewId, Schema.String),
    likes: Schema.Int,
    hasLiked: Schema.Boolean,
    hasBookmarked: Schema.Boolean,
    isOwn: Schema.Boolean
  }).pipe(Schema.encodeKeys({ review: "_id", hasLiked: "has_liked", hasBookmarked: "has_bookmarked", isOwn: "is_own" }))
)
/** A comma list in the query: `r1,r2`. */
const reviews = Schema.String.pipe(
  Schema.check(Schema.isPattern(/^[\w-]{1,64}(?:,[\w-]{1,64})*$/)),
  Schema.decodeTo(Schema.Array(review).check(Schema.isMaxLength(reactionsAtOnce)), {
    decode: SchemaGetter.transform((text: string) => text.split(",").map(ReviewId)),
    encode: SchemaGetter.transform((ids: ReadonlyArray<string>) => ids.join(","))
  })
)
const reported = Schema.Struct({
  review,
  type: Schema.Literals(reportTypes),
  note: Schema.optionalKey(
    Schema.String.pipe(Schema.check(Schema.isMaxLength(reportNoteUnits), Schema.isPattern(linesPattern)))
  )
}).pipe(Schema.encodeKeys({ review: "id" }))

const signedOut = { Unauthenticated: unauthenticated }
const unknown: Refusal<ReviewUnknown> = { status: 404, code: "REVIEW_NOT_FOUND", make: () => new ReviewUnknown() }
const own: Refusal<OwnReview> = { status: 409, code: "OWN_REVIEW", make: () => new OwnReview() }
const refusals = { ...signedOut, ReviewUnknown: unknown }

/** Endpoints for what a member does with reviews of others. Wire, Wishlist and reviews; D-43, D-77. */
export const reactionsWire: Wire<ReactionsPort> = {
  mine: {
    service: "public",
    method: "get",
    path: "/user/me/review-reactions",
    summary: `Which of up to ${reactionsAtOnce} reviews the member has liked, bookmarked or written; public lists say it of none`,
    input: same(Schema.Struct({ reviews }).pipe(Schema.encodeKeys({ reviews: "ids" }))),
    output: many(reaction),
    refusals: signedOut
  },
  like: {
    service: "public",
    method: "post",
    path: "/reviews/{id}/likes",
    outlivesPage: true,
    summary: "A review helped the member; once more changes nothing",
    input: ofReview,
    output: one(reaction),
    refusals: { ...refusals, OwnReview: own }
  },
  unlike: {
    service: "public",
    method: "delete",
    path: "/reviews/{id}/likes",
    outlivesPage: true,
    summary: "Takes a like back; without one it changes nothing",
    input: ofReview,
    output: one(reaction),
    refusals
  },
  bookmark: {
    service: "public",
    method: "post",
    path: "/reviews/{id}/bookmarks",
    outlivesPage: true,
    summary: "Bookmarks a review; once more changes nothing",
    input: ofReview,
    output: one(reaction),
    refusals
  },
  unbookmark: {
    service: "public",
    method: "delete",
    path: "/reviews/{id}/bookmarks",
    outlivesPage: true,
    summary: "Removes a bookmark of a review; without one it changes nothing",
    input: ofReview,
    output: one(reaction),
    refusals
  },
  report: {
    service: "public",
    method: "post",
    path: "/newsfeed/{id}/reports",
    summary: "Reports a review, once; several reporters hide it until the shop has decided",
    input: same(reported),
    output: {
      schema: Schema.Struct({ data: Schema.Struct({}) }),
      to: () => ({ data: {} }),
      from: (_: Answer) => undefined
    },
    status: () => 201,
    refusals: {
      ...refusals,
      OwnReview: own,
      AlreadyReported: { status: 403, code: "ALREADY_REPORTED", make: () => new AlreadyReported() },
      ReportNoteTooLong: {
        status: 422,
        code: "INVALID_DATA",
        fields: () => ({ note: "many" }),
        make: () => new ReportNoteTooLong()
      }
    }
  }
}
