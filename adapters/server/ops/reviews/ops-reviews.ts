import { Effect, Schema } from "effect"
import type { Db } from "#adapters/postgres/engine/db.ts"
import { listJudged, readJudged } from "#adapters/postgres/members/review-decisions.sql.ts"
import type { Unavailable } from "#core/kernel/failure.ts"
import type { Instant } from "#core/kernel/moment.ts"
import type { ReviewOpsPort } from "#core/reviews/moderation/decision.port.ts"
import type { JudgedReview } from "#core/reviews/moderation/decision.ts"
import { ReviewId } from "#core/reviews/review.ts"
import {
  type ReviewChanged,
  type ReviewDecided,
  ReviewUnknown,
  type ReviewVersionMissing
} from "#core/reviews/reviews.errors.ts"
import type { Context, Server } from "../../http/hono.ts"
import type { Problem } from "../../http/problem.ts"
import type { ReviewPhotos } from "../../ports/photos.ts"
import { opsBody, opsText } from "../ops-body.ts"
import { opsGuard } from "../ops-gate.ts"
import { opsReply } from "../ops-reply.ts"

interface ReviewParts {
  readonly token: string
  readonly db: Db
  readonly reviews: ReviewOpsPort
  /** A file of a photo, also of a hidden review. */
  readonly photo: ReviewPhotos["staffFile"]
  readonly now: () => Instant
  /** Does what follows from a change before the answer. */
  readonly settle: () => Promise<void>
}

const by = {
  name: opsText(60),
  version: Schema.optionalKey(
    Schema.Int.pipe(Schema.check(Schema.isBetween({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })))
  )
} as const
const Publication = Schema.Struct(by)
const Hiding = Schema.Struct({ ...by, words: opsText(1000) })

/** Most reviews of one list. */
const mostListed = 200

type Refusal = ReviewChanged | ReviewDecided | ReviewUnknown | ReviewVersionMissing | Unavailable

/**
 * `GET /ops/reviews[?all]` lists the reviews that wait for staff, with `all` also those that were decided on. Of one review: `GET`
 * shows it with the decisions on it, `GET …/photos/1` a picture, `POST …/publish {name, version}` and
 * `POST …/hide {name, words, version}` decide it; without `version` as it is now, but with photos, or changed by its author, only in
 * the version that was read. Only for this machine, and only with the token. D-41, D-75.
 */
export const serveReviewOps = (app: Server, { token, db, reviews, photo, now, settle }: ReviewParts): void => {
  const guarded = opsGuard(token)
  const reply = opsReply(problemOf)
  const staffReview = (context: Context) => (review: JudgedReview) => ({
    ...review,
    pictures: review.pictures.map((one) => ({ ...one, address: new URL(one.address, context.req.url).href })),
    ageMs: Math.max(0, now() - review.writtenAt)
  })
  const decide = (context: Context, decided: ReturnType<ReviewOpsPort["publish"]>) =>
    reply(
      context,
      Effect.tap(Effect.map(decided, staffReview(context)), () => Effect.promise(settle))
    )

  app.get(
    "/ops/reviews",
    guarded((context) => {
      const all = context.req.query("all") !== undefined
      const listed = listJudged(db, { all, limit: mostListed })
      return reply(
        context,
        Effect.map(listed, (found) => found.map(staffReview(context)))
      )
    })
  )
  app.get(
    "/ops/reviews/:id",
    guarded((context) =>
      reply(
        context,
        Effect.gen(function* () {
          const { review, history } = (yield* readJudged(db, idIn(context))) ?? (yield* new ReviewUnknown())
          return { ...staffReview(context)(review), history }
        })
      )
    )
  )
  app.get(
    "/ops/reviews/:id/photos/:number",
    guarded((context) =>
      reply(
        context,
        Effect.gen(function* () {
          const { review } = (yield* readJudged(db, idIn(context))) ?? (yield* new ReviewUnknown())
          const address = review.pictures[Number(context.req.param("number")) - 1]?.address ?? ""
          const picture = yield* photo(address.slice(address.lastIndexOf("/") + 1))
          if (picture === undefined) return yield* new ReviewUnknown()
          return { picture: Buffer.from(picture).toString("base64") }
        })
      )
    )
  )
  app.post(
    "/ops/reviews/:id/publish",
    guarded(async (context) => {
      const given = await opsBody(context, Publication)
      return given instanceof Response ? given : decide(context, reviews.publish({ id: idIn(context), ...given }))
    })
  )
  app.post(
    "/ops/reviews/:id/hide",
    guarded(async (context) => {
      const given = await opsBody(context, Hiding)
      return given instanceof Response ? given : decide(context, reviews.hide({ id: idIn(context), ...given }))
    })
  )
}

const idIn = (context: Context): ReviewId => ReviewId(context.req.param("id") ?? "")

const problemOf = (refusal: Refusal): Problem => {
  switch (refusal._tag) {
    case "ReviewUnknown":
      return { status: 404, code: "REVIEW_NOT_FOUND", tag: refusal._tag }
    case "ReviewDecided":
      return { status: 409, code: "REVIEW_DECIDED", tag: refusal._tag, details: { status: refusal.status } }
    case "ReviewChanged":
      return { status: 409, code: "REVIEW_CHANGED", tag: refusal._tag }
    case "ReviewVersionMissing":
      return { status: 422, code: "REVIEW_VERSION_MISSING", tag: refusal._tag, details: { version: refusal.version } }
    case "Unavailable":
      return { status: 503, code: "UNAVAILABLE" }
  }
}
