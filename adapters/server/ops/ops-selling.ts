import { Effect, Exit, Result, Schema } from "effect"
import type { Db } from "#adapters/postgres/engine/db.ts"
import { type Changed, type Operator, setPrices, setStock, type Wanted } from "#adapters/postgres/selling/ops.sql.ts"
import { listOrders, orderNamed } from "#adapters/postgres/selling/orders.sql.ts"
import { isKnownBank, listTransfers } from "#adapters/postgres/selling/transfers.sql.ts"
import type { Unavailable } from "#core/kernel/failure.ts"
import type { Instant } from "#core/kernel/moment.ts"
import { rupiah } from "#core/kernel/money.ts"
import type { NamedTransfer, OpsMove } from "#core/orders/ops.port.ts"
import { OrderCode, orderStatuses } from "#core/orders/order.ts"
import { BankId } from "#core/orders/transfer/payment.ts"
import { mostPrice } from "#core/pricing/price.ts"
import { callLanguage } from "../http/caller.ts"
import type { Context, Server } from "../http/hono.ts"
import { problemResponse } from "../http/problem.ts"
import { receiptResponse } from "../http/receipt-call.ts"
import type { Selling } from "../ports/selling.ts"
import { bankMoment } from "./bank-moment.ts"
import { opsBody, opsText } from "./ops-body.ts"
import { opsGuard } from "./ops-gate.ts"

/** What operations on orders and goods need. D-75. */
export interface OperatingSales {
  readonly token: string
  readonly db: Db
  readonly selling: Pick<Selling, "ops" | "receipt">
  readonly now: () => Instant
  /** Does what follows from a change before the answer: messages, indexes. */
  readonly settle: () => Promise<void>
}

const name = opsText(60)
const text = opsText(300)
const whole = (minimum: number) =>
  Schema.Int.pipe(Schema.check(Schema.isBetween({ minimum, maximum: Number.MAX_SAFE_INTEGER })))

const moves = [
  "pack",
  "ship",
  "deliver",
  "ready",
  "bring-back",
  "complete",
  "cancel",
  "refund",
  "reject-transfer",
  "accept-transfer"
] as const
const Move = Schema.Struct({
  move: Schema.Literals(moves satisfies ReadonlyArray<OpsMove>),
  name,
  note: Schema.optionalKey(text),
  tracking: Schema.optionalKey(Schema.String.pipe(Schema.check(Schema.isPattern(/^[\w./-]{1,60}$/)))),
  withoutTransfer: Schema.optionalKey(Schema.Boolean)
})
const HandOver = Schema.Struct({ code: opsText(60), store: Schema.optionalKey(whole(1)), name })
const day = Schema.String.pipe(Schema.check(Schema.isPattern(/^\d{4}-\d\d-\d\d$/)))
const Transfer = Schema.Struct({ reference: text, bank: text, amount: whole(1), at: Schema.optionalKey(text), name })
const whichFields = {
  bank: Schema.optionalKey(text),
  amount: Schema.optionalKey(whole(1)),
  day: Schema.optionalKey(day)
} as const
const Assignment = Schema.Struct({ order: text, name, ...whichFields })
const Return = Schema.Struct({ name, note: text, ...whichFields })
const mostRows = 5_000
const Rows = Schema.Struct({
  rows: Schema.Array(Schema.Struct({ combination: text, value: whole(0) })).pipe(
    Schema.check(Schema.isMinLength(1), Schema.isMaxLength(mostRows))
  ),
  name,
  dry_run: Schema.Boolean
})
const mostStock = 1_000_000

/** `/ops/orders`, `/ops/transfers`, `/ops/stock`, `/ops/prices`: only for this machine, and only with the token. */
export const serveSalesOps = (app: Server, { token, db, selling, now, settle }: OperatingSales): void => {
  const guarded = opsGuard(token)
  const refuse = (context: Context, status: number, code: string, fields?: Readonly<Record<string, string>>) =>
    problemResponse({ status, code, ...(fields && { fields }) }, callLanguage(context))
  const reply = (context: Context, data: unknown) => context.json({ success: true, data })

  /** What a call did, or why it did not. */
  const performCall = async <A, E extends { readonly _tag: string }>(context: Context, work: Effect.Effect<A, E>) => {
    const exit = await Effect.runPromiseExit(Effect.result(work))
    if (Exit.isFailure(exit)) throw exit.cause
    if (Result.isSuccess(exit.value)) {
      await settle()
      return reply(context, exit.value.success)
    }
    const refusal = exit.value.failure
    if (refusal._tag === "OrderUnknown") return refuse(context, 404, "ORDER_NOT_FOUND")
    if (refusal._tag === "PickupCodeUnknown") return refuse(context, 404, "PICKUP_CODE_NOT_FOUND")
    if (refusal._tag === "TransferNotHeld")
      return "isSeveral" in refusal && refusal.isSeveral
        ? refuse(context, 409, "TRANSFER_AMBIGUOUS")
        : refuse(context, 404, "TRANSFER_NOT_HELD")
    if (refusal._tag === "TransfersHeld")
      return problemResponse(
        {
          status: 409,
          code: "TRANSFER_TO_NAME",
          tag: refusal._tag,
          details: {
            references:
              "references" in refusal && Array.isArray(refusal.references) ? refusal.references.join(", ") : ""
          }
        },
        callLanguage(context)
      )
    if (refusal._tag === "EgiftOpened") return refuse(context, 409, "EGIFT_OPENED")
    if (refusal._tag === "Unavailable") return refuse(context, 503, "UNAVAILABLE")
    return context.json({ success: false, code: "ORDER_NOT_THERE", ...refusal }, 409)
  }

  app.get(
    "/ops/orders",
    guarded(async (context) => {
      const { status, email, limit = "50" } = context.req.query()
      const known = orderStatuses.find((one) => one === status)
      if ((status !== undefined && known === undefined) || !/^[1-9]\d{0,2}$/.test(limit))
        return refuse(context, 422, "INVALID_DATA")
      const wanted = { limit: Number(limit), ...(known && { status: known }), ...(email !== undefined && { email }) }
      return performCall(context, listOrders(db, wanted))
    })
  )
  app.get(
    "/ops/orders/:code",
    guarded(async (context) => {
      const order = await Effect.runPromise(orderNamed(db, context.req.param("code") ?? ""))
      return order ? reply(context, order) : refuse(context, 404, "ORDER_NOT_FOUND")
    })
  )
  app.post(
    "/ops/orders/:code",
    guarded(async (context) => {
      const move = await opsBody(context, Move)
      if (move instanceof Response) return move
      return performCall(context, selling.ops.move({ code: OrderCode(context.req.param("code") ?? ""), ...move }))
    })
  )
  app.post(
    "/ops/pickup",
    guarded(async (context) => {
      const shown = await opsBody(context, HandOver)
      if (shown instanceof Response) return shown
      const { code, store, name: by } = shown
      return performCall(
        context,
        selling.ops.handOver({ shown: code, name: by, ...(store !== undefined && { store }) })
      )
    })
  )
  app.get(
    "/ops/receipts/:id",
    guarded((context) => receiptResponse(context, () => selling.receipt(context.req.param("id") ?? "")))
  )
  app.get(
    "/ops/transfers",
    guarded((context) =>
      performCall(context, listTransfers(db, { held: context.req.query("held") !== undefined, limit: 100 }))
    )
  )
  app.post(
    "/ops/transfers",
    guarded(async (context) => {
      const given = await opsBody(context, Transfer)
      if (given instanceof Response) return given
      const moment = bankMoment(given.at, now())
      if (moment === undefined) return refuse(context, 422, "INVALID_DATA", { at: "invalid" })
      if (!(await Effect.runPromise(isKnownBank(db, BankId(given.bank)))))
        return refuse(context, 422, "INVALID_DATA", { bank: "unknown" })
      return performCall(
        context,
        selling.ops.book({
          transfer: {
            reference: given.reference,
            bank: BankId(given.bank),
            amount: rupiah(given.amount),
            ...moment
          },
          by: { kind: "staff", name: given.name }
        })
      )
    })
  )
  app.post(
    "/ops/transfers/:reference",
    guarded(async (context) => {
      const given = await opsBody(context, Assignment)
      if (given instanceof Response) return given
      const { order, name: by } = given
      return performCall(
        context,
        selling.ops.assign({ ...namedTransfer(context, given), code: OrderCode(order), name: by })
      )
    })
  )
  app.post(
    "/ops/transfers/:reference/return",
    guarded(async (context) => {
      const given = await opsBody(context, Return)
      if (given instanceof Response) return given
      const { note, name: by } = given
      return performCall(context, selling.ops.giveBack({ ...namedTransfer(context, given), name: by, note }))
    })
  )
  const setting = (set: Set, least: number, most: number) =>
    guarded(async (context) => {
      const given = await opsBody(context, Rows)
      if (given instanceof Response) return given
      if (given.rows.some(({ value }) => value < least || value > most))
        return refuse(context, 422, "INVALID_DATA", { value: "invalid" })
      if (new Set(given.rows.map(({ combination }) => combination)).size < given.rows.length)
        return refuse(context, 422, "INVALID_DATA", { combination: "once" })
      return performCall(context, set(db, given.rows, { name: given.name, now: now(), dryRun: given.dry_run }))
    })
  app.post("/ops/stock", setting(setStock, 0, mostStock))
  app.post("/ops/prices", setting(setPrices, 1, mostPrice))
}

const namedTransfer = (
  context: Context,
  { bank, amount, day: on }: Pick<typeof Assignment.Type, keyof typeof whichFields>
): NamedTransfer => ({
  reference: context.req.param("reference") ?? "",
  ...(bank !== undefined && { bank: BankId(bank) }),
  ...(amount !== undefined && { amount: rupiah(amount) }),
  ...(on !== undefined && { day: on })
})

type Set = (
  db: Db,
  wanted: ReadonlyArray<Wanted>,
  operator: Operator
) => Effect.Effect<ReadonlyArray<Changed>, Unavailable>
