import { Effect, Schema } from "effect"
import type { Db } from "#adapters/postgres/engine/db.ts"
import { sqlStoreStock } from "#adapters/postgres/stores/store-stock.sql.ts"
import { setStoreStock } from "#adapters/postgres/stores/store-stock-ops.sql.ts"
import type { Instant } from "#core/kernel/moment.ts"
import { callLanguage } from "../../http/caller.ts"
import type { Context, Server } from "../../http/hono.ts"
import { problemResponse } from "../../http/problem.ts"
import { opsBody, opsText } from "../ops-body.ts"
import { opsGuard } from "../ops-gate.ts"

interface StoreStockParts {
  readonly token: string
  readonly db: Db
  readonly now: () => Instant
}

const mostRows = 20_000
const listedMost = 1_000
/** Most units of one combination in one store. Own choice. */
const mostStock = 100_000

const whole = (minimum: number, maximum: number) =>
  Schema.Int.pipe(Schema.check(Schema.isBetween({ minimum, maximum })))
const Rows = Schema.Struct({
  rows: Schema.Array(
    Schema.Struct({ store: whole(1, 999_999), combination: opsText(64), value: whole(0, mostStock) })
  ).pipe(Schema.check(Schema.isMinLength(1), Schema.isMaxLength(mostRows))),
  name: opsText(60),
  dry_run: Schema.Boolean
})

/** `GET /ops/store-stock/STORE` and `POST /ops/store-stock`: units of stores, apart from those of the web shop. D-65, D-75. */
export const serveStoreStockOps = (app: Server, { token, db, now }: StoreStockParts): void => {
  const guarded = opsGuard(token)
  const refuse = (context: Context, fields?: Readonly<Record<string, string>>) =>
    problemResponse({ status: 422, code: "INVALID_DATA", ...(fields && { fields }) }, callLanguage(context))
  app.get(
    "/ops/store-stock/:store",
    guarded(async (context) => {
      const store = Number(context.req.param("store"))
      const skip = Number(context.req.query("skip") ?? 0)
      if (![store, skip].every((one) => Number.isInteger(one) && one >= 0 && one <= 999_999)) return refuse(context)
      const page = await Effect.runPromise(sqlStoreStock(db).listed({ store, skip, limit: listedMost }))
      return context.json({ success: true, data: page.rows, meta: { total: page.total } })
    })
  )
  app.post(
    "/ops/store-stock",
    guarded(async (context) => {
      const given = await opsBody(context, Rows)
      if (given instanceof Response) return given
      if (new Set(given.rows.map(({ store, combination }) => `${store} ${combination}`)).size < given.rows.length)
        return refuse(context, { combination: "once" })
      const changes = await Effect.runPromise(
        setStoreStock(db, given.rows, { name: given.name, now: now(), dryRun: given.dry_run })
      )
      return context.json({ success: true, data: changes })
    })
  )
}
