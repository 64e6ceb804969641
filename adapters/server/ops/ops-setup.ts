import { Effect, Exit, Result, Schema } from "effect"
import { type PartName, partNames } from "#adapters/merchant/part.ts"
import type { Unavailable } from "#core/kernel/failure.ts"
import { linesPattern } from "#core/kernel/lines.ts"
import type { RegionsStore } from "#core/regions/regions.port.ts"
import { callLanguage } from "../http/caller.ts"
import type { Context, Server } from "../http/hono.ts"
import { invalidInput } from "../http/invalid-fields.ts"
import { problemResponse } from "../http/problem.ts"
import { namedProblems } from "./named-problems.ts"
import { opsRefusal } from "./ops-gate.ts"
import type { OperatingSales } from "./ops-selling.ts"
import { applySetup, exportPart, type SetupDone, type SetupRefused } from "./setup/setup-store.ts"

const mostRows = 20_000
const mostColumns = 60
const cell = Schema.String.pipe(Schema.check(Schema.isMaxLength(100_000)))
const Rows = Schema.Array(
  Schema.Record(Schema.String.pipe(Schema.check(Schema.isMaxLength(100))), cell).pipe(
    Schema.check(Schema.isMaxProperties(mostColumns))
  )
).pipe(Schema.check(Schema.isMaxLength(mostRows)))
const rowsOfParts = Object.fromEntries(partNames.map((name) => [name, Schema.optionalKey(Rows)])) as Record<
  PartName,
  Schema.optionalKey<typeof Rows>
>
const Given = Schema.Struct({
  parts: Schema.Struct(rowsOfParts),
  name: Schema.String.pipe(Schema.check(Schema.isMinLength(1), Schema.isMaxLength(60))),
  dry_run: Schema.Boolean,
  remove_others: Schema.Boolean,
  note: Schema.optionalKey(
    Schema.String.pipe(Schema.check(Schema.isMinLength(1), Schema.isMaxLength(300), Schema.isPattern(linesPattern)))
  )
})

/** What the setup of a shop is served with. */
export interface OperatingSetup extends Pick<OperatingSales, "token" | "db" | "now" | "settle"> {
  readonly regions: RegionsStore
}

/**
 * `GET /ops/setup/{part}` returns the rows of a part; `POST /ops/setup {parts, name, dry_run, remove_others, note?}` stores
 * rows, all or nothing; vouchers only with a note (decision 0101). A refusal names twenty problems at most. Only for this machine, and only with the token. D-75.
 */
export const serveSetupOps = (app: Server, { token, db, regions, now, settle }: OperatingSetup): void => {
  const refuse = (context: Context, status: number, code: string) =>
    problemResponse({ status, code }, callLanguage(context))

  app.get("/ops/setup/:part", async (context) => {
    const refusal = opsRefusal(context, token)
    if (refusal) return refusal
    const part = partNames.find((name) => name === context.req.param("part"))
    if (part === undefined) return refuse(context, 404, "NOT_FOUND")
    const exit = await Effect.runPromiseExit(exportPart(db, part))
    return Exit.isSuccess(exit)
      ? context.json({ success: true, data: exit.value })
      : refuse(context, 503, "UNAVAILABLE")
  })

  app.post("/ops/setup", async (context) => {
    const refusal = opsRefusal(context, token)
    if (refusal) return refusal
    const body: unknown = await context.req.json().catch(() => undefined)
    const read = Schema.decodeUnknownResult(Given)(body, { onExcessProperty: "error" })
    if (Result.isFailure(read)) return problemResponse(invalidInput(read.failure.issue), callLanguage(context))
    const { parts, name: by, dry_run: dryRun, remove_others: removeOthers, note } = read.success
    if (parts.vouchers && !dryRun && (note ?? "").trim() === "") {
      const message = "Vouchers are written with a note that says why. Nothing was written."
      return context.json({ success: false, code: "NOTE_MISSING", message }, 422)
    }
    const options = { by, now: now(), dryRun, removeOthers, ...(note !== undefined && { note }) }
    const work = applySetup(db, regions, parts, options)
    const answer = await Effect.runPromise(
      Effect.match(work, {
        onSuccess: (done): SetupDone | SetupRefused | Unavailable => done,
        onFailure: (failure) => failure
      })
    )
    if (!("_tag" in answer)) {
      if (!dryRun) await settle()
      return context.json({ success: true, data: answer })
    }
    return answer._tag === "Unavailable"
      ? refuse(context, 503, "UNAVAILABLE")
      : context.json({ success: false, code: "SETUP_REFUSED", ...namedProblems(answer.problems) }, 422)
  })
}
