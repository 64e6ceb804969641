import { Effect, Schema } from "effect"
import type { Db } from "#adapters/postgres/engine/db.ts"
import { json, moment } from "#adapters/postgres/tables.ts"
import type { Unavailable } from "#core/kernel/failure.ts"
import { dayMs, type Instant, instant } from "#core/kernel/moment.ts"
import type { Server } from "../../http/hono.ts"
import type { Previews } from "../../pages/preview.ts"
import { opsBody, opsText } from "../ops-body.ts"
import { opsGuard } from "../ops-gate.ts"
import { opsReply } from "../ops-reply.ts"

interface PreviewParts {
  readonly token: string
  readonly db: Db
  readonly now: () => Instant
  readonly previews: Previews
}

/** How far ahead or back a preview may look: a year. Own choice. */
const farthestMs = 366 * dayMs
const Asked = Schema.Struct({
  name: opsText(60),
  at: Schema.Int.pipe(Schema.check(Schema.isBetween({ minimum: 0, maximum: 8_640_000_000_000_000 })))
})

/**
 * `POST /ops/preview {name, at}` returns the path of a link that shows the shop at a moment, in milliseconds since 1970, and when it
 * expires; who asked is logged. Only for this machine, and only with the token. D-75; decision 0128.
 */
export const servePreviewOps = (app: Server, { token, db, now, previews }: PreviewParts): void => {
  const reply = opsReply((refusal: Unavailable | { readonly _tag: "TooFar" }) =>
    refusal._tag === "TooFar"
      ? { status: 422, code: "PREVIEW_TOO_FAR", tag: refusal._tag }
      : { status: 503, code: "UNAVAILABLE" }
  )
  app.post(
    "/ops/preview",
    opsGuard(token)(async (context) => {
      const given = await opsBody(context, Asked)
      if (given instanceof Response) return given
      if (Math.abs(given.at - now()) > farthestMs) return reply(context, Effect.fail({ _tag: "TooFar" as const }))
      const { key, until } = previews.issue(instant(given.at))
      const row = { at: moment(now()), name: given.name, action: "preview", subject: moment(instant(given.at)) }
      const logging = db.ask((on) =>
        on
          .insertInto("ops_log")
          .values({ ...row, detail: json({}) })
          .execute()
      )
      return reply(context, Effect.as(logging, { path: `/preview/${key}`, until }))
    })
  )
}
