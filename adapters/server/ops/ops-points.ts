import { Effect } from "effect"
import type { Db } from "#adapters/postgres/engine/db.ts"
import { adjustPoints, entriesForStaff, memberByEmail, sqlPoints } from "#adapters/postgres/selling/points.sql.ts"
import { json, moment } from "#adapters/postgres/tables.ts"
import type { Instant } from "#core/kernel/moment.ts"
import { callLanguage } from "../http/caller.ts"
import type { Context, Server } from "../http/hono.ts"
import { invalidFields } from "../http/invalid-fields.ts"
import { problemResponse } from "../http/problem.ts"
import { opsRefusal } from "./ops-gate.ts"

interface PointsParts {
  readonly token: string
  readonly db: Db
  readonly now: () => Instant
}

/** Most points that staff give or take at once. Own choice. */
const mostAtOnce = 1_000_000

/** `GET /ops/points?email=` and `POST /ops/points {email, points, note, name}`: a member's points, changed with a reason. D-75. */
export const servePointsOps = (app: Server, { token, db, now }: PointsParts): void => {
  const memberNamed = (email: string) => Effect.runPromise(memberByEmail(db, email))
  const unknown = (context: Context) =>
    problemResponse({ status: 404, code: "MEMBER_NOT_FOUND" }, callLanguage(context))

  app.get("/ops/points", async (context) => {
    const refusal = opsRefusal(context, token)
    if (refusal) return refusal
    const member = await memberNamed(context.req.query("email") ?? "")
    if (member === undefined) return unknown(context)
    const balance = await Effect.runPromise(sqlPoints(db).balance(member))
    return context.json({
      success: true,
      data: { balance, entries: await Effect.runPromise(entriesForStaff(db, member)) }
    })
  })

  app.post("/ops/points", async (context) => {
    const refusal = opsRefusal(context, token)
    if (refusal) return refusal
    const body: unknown = await context.req.json().catch(() => undefined)
    const given = typeof body === "object" && body !== null ? body : {}
    const [email, name, note] = [text(given, "email"), text(given, "name"), text(given, "note")]
    const points: unknown = Reflect.get(given, "points")
    const wrong = [
      ...(typeof points === "number" && Number.isInteger(points) && points !== 0 && Math.abs(points) <= mostAtOnce
        ? []
        : ["points"]),
      ...(name === "" || name.length > 60 ? ["name"] : []),
      ...(note === "" || note.length > 300 ? ["note"] : [])
    ]
    if (wrong.length > 0 || typeof points !== "number")
      return problemResponse(invalidFields(wrong, "invalid"), callLanguage(context))
    const member = await memberNamed(email)
    if (member === undefined) return unknown(context)
    const balance = await Effect.runPromise(
      db.inTransaction((tx) =>
        Effect.gen(function* () {
          const after = yield* adjustPoints(tx, { member, points, note, now: now() })
          if (after === undefined) return undefined
          // The log is permanent: the reason, which may name a person, stands with the entry alone.
          const row = { name, action: "points", subject: member, detail: json({ points }) }
          yield* tx.ask((on) =>
            on
              .insertInto("ops_log")
              .values({ ...row, at: moment(now()) })
              .execute()
          )
          return after
        })
      )
    )
    if (balance === undefined)
      return problemResponse({ status: 409, code: "POINTS_NOT_CHANGED" }, callLanguage(context))
    return context.json({ success: true, data: { balance } })
  })
}

const text = (from: object, name: string): string => {
  const value: unknown = Reflect.get(from, name)
  return typeof value === "string" ? value.trim() : ""
}
