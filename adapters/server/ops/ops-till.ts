import { Effect } from "effect"
import type { Db } from "#adapters/postgres/engine/db.ts"
import { registerAtStore } from "#adapters/postgres/members/account-members.sql.ts"
import { json, moment } from "#adapters/postgres/tables.ts"
import type { Instant } from "#core/kernel/moment.ts"
import { readPhone } from "#core/kernel/phone.rule.ts"
import { callLanguage } from "../http/caller.ts"
import type { Server } from "../http/hono.ts"
import { invalidFields } from "../http/invalid-fields.ts"
import { problemResponse } from "../http/problem.ts"
import { opsRefusal } from "./ops-gate.ts"

interface TillParts {
  readonly token: string
  readonly db: Db
  readonly now: () => Instant
}

/** `POST /ops/till {phone_no, name}`: a number that was given at a till; its owner may now prove it. Specification 4, OTP. */
export const serveTillOps = (app: Server, { token, db, now }: TillParts): void => {
  app.post("/ops/till", async (context) => {
    const refusal = opsRefusal(context, token)
    if (refusal) return refusal
    const refuse = (status: number, code: string) => problemResponse({ status, code }, callLanguage(context))
    const body: unknown = await context.req.json().catch(() => undefined)
    const given = typeof body === "object" && body !== null ? body : {}
    const [typed, name] = [text(given, "phone_no"), text(given, "name")]
    const read = readPhone(typed)
    if ("problem" in read) return problemResponse(invalidFields(["phone_no"], "invalid"), callLanguage(context))
    if (name === "" || name.length > 60)
      return problemResponse(invalidFields(["name"], "invalid"), callLanguage(context))
    const isWaiting = await Effect.runPromise(registerAtStore(db, read.phone, now()))
    if (!isWaiting) return refuse(409, "ALREADY_TAKEN")
    // The log is permanent: it stores no number.
    const row = { name, action: "till", subject: `…${read.phone.national.slice(-3)}`, detail: json({}) }
    await Effect.runPromise(
      db.ask((on) =>
        on
          .insertInto("ops_log")
          .values({ ...row, at: moment(now()) })
          .execute()
      )
    )
    return context.json({ success: true, data: { waiting: true } })
  })
}

const text = (from: object, name: string): string => {
  const value: unknown = Reflect.get(from, name)
  return typeof value === "string" ? value : ""
}
