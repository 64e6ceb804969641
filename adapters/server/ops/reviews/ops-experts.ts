import { Effect, Schema } from "effect"
import type { Db } from "#adapters/postgres/engine/db.ts"
import { putExpert, readExperts } from "#adapters/postgres/members/experts.sql.ts"
import type { Unavailable } from "#core/kernel/failure.ts"
import type { Instant } from "#core/kernel/moment.ts"
import type { Words } from "#core/kernel/text.ts"
import { ReviewerUnknown } from "#core/reviews/reviewers/reviewers.errors.ts"
import type { Context, Server } from "../../http/hono.ts"
import type { Problem } from "../../http/problem.ts"
import { opsBody, opsText } from "../ops-body.ts"
import { opsGuard } from "../ops-gate.ts"
import { opsReply } from "../ops-reply.ts"

interface ExpertParts {
  readonly token: string
  readonly db: Db
  readonly now: () => Instant
}

/** Longest title of an expert, in characters: it stands in one line under a name. Own choice. */
const titleLength = 60

const Removal = Schema.Struct({ name: opsText(60) })
const Appointment = Schema.Struct({ ...Removal.fields, title_id: opsText(titleLength), title_en: opsText(titleLength) })

/**
 * `GET /ops/experts` lists the experts. Of a member by user name: `POST /ops/experts/NAME {name, title_id, title_en}` makes them an
 * expert with this title, `POST …/remove {name}` ends that; both are logged. Only for this machine, and only with the token. D-44, D-75.
 */
export const serveExpertOps = (app: Server, { token, db, now }: ExpertParts): void => {
  const guarded = opsGuard(token)
  const reply = opsReply(problemOf)
  const put = (context: Context, name: string, title?: Words) => {
    const userName = context.req.param("userName") ?? ""
    const change = { userName, name, at: now(), ...(title && { title }) }
    return reply(
      context,
      Effect.flatMap(putExpert(db, change), (isKnown) =>
        isKnown ? Effect.succeed({ userName, title }) : Effect.fail(new ReviewerUnknown())
      )
    )
  }

  app.get(
    "/ops/experts",
    guarded((context) => reply(context, readExperts(db)))
  )
  app.post(
    "/ops/experts/:userName",
    guarded(async (context) => {
      const given = await opsBody(context, Appointment)
      if (given instanceof Response) return given
      return put(context, given.name, { id: given.title_id, en: given.title_en })
    })
  )
  app.post(
    "/ops/experts/:userName/remove",
    guarded(async (context) => {
      const given = await opsBody(context, Removal)
      return given instanceof Response ? given : put(context, given.name)
    })
  )
}

const problemOf = (refusal: ReviewerUnknown | Unavailable): Problem =>
  refusal._tag === "ReviewerUnknown"
    ? { status: 404, code: "REVIEWER_NOT_FOUND", tag: refusal._tag }
    : { status: 503, code: "UNAVAILABLE" }
