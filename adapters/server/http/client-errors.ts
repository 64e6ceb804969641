import { Effect, Schema } from "effect"
import type { Logger } from "pino"
import type { Counter } from "prom-client"
import { redact } from "#core/kernel/redacted.rule.ts"
import { callLanguage } from "./caller.ts"
import type { Server } from "./hono.ts"
import { problemResponse } from "./problem.ts"
import { sourcePositions } from "./source-positions.ts"

/** Longest body of a report, in bytes. Own choice. */
const bodyMost = 8_192
/** Reports of all browsers together that are logged in a minute; the others are only counted. Own choice. */
const loggedPerMinute = 60

const text = (most: number) => Schema.String.pipe(Schema.check(Schema.isMaxLength(most)))
const Report = Schema.Struct({
  name: text(80),
  message: text(500),
  route: Schema.String.pipe(Schema.check(Schema.isPattern(/^\/[\w/:*.-]{0,99}$/))),
  frames: Schema.Array(Schema.String.pipe(Schema.check(Schema.isPattern(/^[\w.~-]{1,80}\.js:\d{1,7}:\d{1,7}$/)))).pipe(
    Schema.check(Schema.isMaxLength(15))
  )
})
const read = Schema.decodeUnknownEffect(Schema.fromJsonString(Report), { onExcessProperty: "error" })

/** What the route needs that takes errors of browsers. */
export interface ClientErrorParts {
  readonly log: Logger
  readonly counted: Counter
  readonly now: () => number
  /** Folder of the built client, whose source maps stand beside its scripts and are never served. */
  readonly folder: string | undefined
}

/**
 * `POST /api/client-errors`: a defect in a browser. Counted, redacted and logged with the names of the sources; 202 whether
 * or not it is logged, 413 above 8 KB, 422 for anything else. Security 5.
 */
export const serveClientErrors = (app: Server, { log, counted, now, folder }: ClientErrorParts): void => {
  const positionsOf = sourcePositions(folder)
  const minute = { began: 0, logged: 0 }
  app.post("/api/client-errors", async (context) => {
    const language = callLanguage(context)
    const body = await context.req.text()
    if (body.length > bodyMost) return problemResponse({ status: 413, code: "BODY_TOO_LARGE" }, language)
    const report = await Effect.runPromise(Effect.option(read(body)))
    if (report._tag === "None") return problemResponse({ status: 422, code: "INVALID_DATA" }, language)
    counted.inc()
    const at = now()
    if (at - minute.began >= 60_000 || at < minute.began) Object.assign(minute, { began: at, logged: 0 })
    if (minute.logged < loggedPerMinute) {
      minute.logged++
      const { name, message, route, frames } = report.value
      log.warn(
        { name: redact(name), message: redact(message), route, frames: await positionsOf(frames) },
        "error in a browser"
      )
    }
    return context.json({ success: true, data: {} }, 202)
  })
}
