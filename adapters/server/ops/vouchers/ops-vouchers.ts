import { Effect, Result, Schema } from "effect"
import type { Db } from "#adapters/postgres/engine/db.ts"
import {
  type CountedVoucher,
  detailsOfVoucher,
  listForStaff,
  voucherOfCode
} from "#adapters/postgres/selling/voucher-staff.sql.ts"
import { decide } from "#core/kernel/decide.ts"
import type { Unavailable } from "#core/kernel/failure.ts"
import type { Instant } from "#core/kernel/moment.ts"
import { VoucherCode } from "#core/vouchers/voucher.ts"
import { readVoucherCode } from "#core/vouchers/voucher-code.rule.ts"
import { voucherFields } from "#core/vouchers/voucher-fields.ts"
import { periodOf } from "#core/vouchers/voucher-period.rule.ts"
import { VoucherNotFound } from "#core/vouchers/vouchers.errors.ts"
import { versionOfVoucher } from "#core/vouchers/write-voucher.rule.ts"
import { callLanguage } from "../../http/caller.ts"
import type { Context, Server } from "../../http/hono.ts"
import { problemResponse } from "../../http/problem.ts"
import { namedProblems } from "../named-problems.ts"
import { opsBody, opsText } from "../ops-body.ts"
import { opsGuard } from "../ops-gate.ts"
import {
  createVoucher,
  editVoucher,
  switchVoucher,
  type VoucherChanged,
  type VoucherExists,
  type VoucherFieldsWrong
} from "./voucher-editing.ts"

interface VoucherParts {
  readonly token: string
  readonly db: Db
  readonly now: () => Instant
}

const by = { name: opsText(60), note: opsText(300) }
const cell = Schema.optionalKey(Schema.String.pipe(Schema.check(Schema.isMaxLength(100_000))))
const Fields = Schema.Struct(
  Object.fromEntries([...voucherFields, "most" as const].map((field) => [field, cell])) as Record<
    (typeof voucherFields)[number] | "most",
    typeof cell
  >
)
const Creation = Schema.Struct({ fields: Fields, ...by })
const Edit = Schema.Struct({ fields: Fields, version: opsText(60), ...by })
const Switch = Schema.Struct({ paused: Schema.Boolean, ...by })

type Refusal = VoucherFieldsWrong | VoucherExists | VoucherChanged | VoucherNotFound | Unavailable

/**
 * `GET /ops/vouchers[?all]` lists vouchers, `POST /ops/vouchers {fields, name, note}` creates one. Of one code: `GET` shows it,
 * `POST {fields, version, name, note}` changes what `fields` name if it is as it was read, `POST …/paused {paused, name, note}`
 * pauses it and ends its pause. Only for this machine, and only with the token. D-27, D-75.
 */
export const serveVoucherOps = (app: Server, { token, db, now }: VoucherParts): void => {
  const guarded = opsGuard(token)
  const reply = async <A>(context: Context, work: Effect.Effect<A, Refusal>): Promise<Response> => {
    const done = await Effect.runPromise(Effect.result(work))
    return Result.isSuccess(done)
      ? context.json({ success: true, data: done.success })
      : refusalOf(context, done.failure, codeIn(context))
  }
  const staffVoucher = ({ voucher, taken }: CountedVoucher) => ({
    ...voucher,
    taken,
    version: versionOfVoucher(voucher),
    period: periodOf(voucher, taken, now())
  })
  const shown = (code: VoucherCode) =>
    Effect.gen(function* () {
      const held = yield* voucherOfCode(db, code)
      if (held === undefined) return yield* new VoucherNotFound()
      return { ...staffVoucher(held), ...(yield* detailsOfVoucher(db, held.voucher)) }
    })

  app.get(
    "/ops/vouchers",
    guarded((context) => {
      const after = context.req.query("all") === undefined ? now() : undefined
      return reply(
        context,
        Effect.map(listForStaff(db, after), (held) => held.map(staffVoucher))
      )
    })
  )
  app.get(
    "/ops/vouchers/:code",
    guarded((context) => reply(context, shown(codeIn(context))))
  )
  app.post(
    "/ops/vouchers",
    guarded(async (context) => {
      const given = await opsBody(context, Creation)
      if (given instanceof Response) return given
      const { fields, name, note } = given
      return reply(
        context,
        Effect.flatMap(createVoucher(db, fields, { name, note, now: now() }), ({ code }) => shown(code))
      )
    })
  )
  app.post(
    "/ops/vouchers/:code",
    guarded(async (context) => {
      const given = await opsBody(context, Edit)
      if (given instanceof Response) return given
      const { fields, version, name, note } = given
      const code = codeIn(context)
      return reply(
        context,
        Effect.gen(function* () {
          const { changes } = yield* editVoucher(db, code, fields, version, { name, note, now: now() })
          return { ...(yield* shown(code)), changes }
        })
      )
    })
  )
  app.post(
    "/ops/vouchers/:code/paused",
    guarded(async (context) => {
      const given = await opsBody(context, Switch)
      if (given instanceof Response) return given
      const { paused, name, note } = given
      const code = codeIn(context)
      return reply(
        context,
        Effect.gen(function* () {
          const isChanged = yield* switchVoucher(db, code, paused, { name, note, now: now() })
          return { ...(yield* shown(code)), isChanged }
        })
      )
    })
  )
}

/** The code of the address, as shoppers may type it, too. */
const codeIn = (context: Context): VoucherCode =>
  decide(readVoucherCode(context.req.param("code") ?? ""), () => VoucherCode(""))

const refusalOf = (context: Context, refusal: Refusal, code: VoucherCode): Response => {
  const refuse = (status: 404 | 409, name: string, message: string) =>
    context.json({ success: false, code: name, message }, status)
  switch (refusal._tag) {
    case "VoucherNotFound":
      return refuse(404, "VOUCHER_NOT_FOUND", `There is no voucher ${code}: "vouchers list --all" names all.`)
    case "VoucherExists":
      return refuse(409, "VOUCHER_EXISTS", 'There is a voucher of this code already: change it with "vouchers edit".')
    case "VoucherChanged":
      return refuse(
        409,
        "VOUCHER_CHANGED",
        `${code} was changed meanwhile: look again with "vouchers show ${code}". Nothing was written.`
      )
    case "VoucherFieldsWrong":
      return context.json({ success: false, code: "VOUCHER_REFUSED", ...namedProblems(refusal.problems) }, 422)
    case "Unavailable":
      return problemResponse({ status: 503, code: "UNAVAILABLE" }, callLanguage(context))
  }
}
