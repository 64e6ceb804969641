import { Effect, Schema } from "effect"
import { cellsOfAd, readAd } from "#adapters/merchant/ads/ad-rows.ts"
import { readAds, removeAd, writeAds } from "#adapters/postgres/ads/ads.sql.ts"
import type { Db } from "#adapters/postgres/engine/db.ts"
import { json, moment } from "#adapters/postgres/tables.ts"
import { readFigures } from "#adapters/postgres/tracking/figures.sql.ts"
import { AdId } from "#core/ads/ad.ts"
import type { CataloguePort } from "#core/catalogue/catalogue.port.ts"
import { ProductId } from "#core/catalogue/product.ts"
import { dayMs, type Instant, instant } from "#core/kernel/moment.ts"
import { callLanguage } from "../../http/caller.ts"
import type { Context, Server } from "../../http/hono.ts"
import { problemResponse } from "../../http/problem.ts"
import { opsBody, opsText } from "../ops-body.ts"
import { opsGuard } from "../ops-gate.ts"

interface WindowParts {
  readonly token: string
  readonly db: Db
  readonly now: () => Instant
  readonly catalogue: Pick<CataloguePort, "cards">
}

const mostDays = 400
const mostRows = 500
const Given = Schema.Struct({
  rows: Schema.Array(Schema.Record(Schema.String, Schema.String)).pipe(
    Schema.check(Schema.isMinLength(1), Schema.isMaxLength(mostRows))
  ),
  name: opsText(60),
  dry_run: Schema.Boolean
})
const Named = Schema.Struct({ name: opsText(60) })

/** `/ops/figures` and `/ops/ads`: what viewers who agreed do, and the house's advertisements. D-72, D-75, D-76. */
export const serveWindowOps = (app: Server, { token, db, now, catalogue }: WindowParts): void => {
  const guarded = opsGuard(token)
  const run = Effect.runPromise
  const reply = (context: Context, data: unknown) => context.json({ success: true, data })
  const log = (name: string, action: string, subject: string) =>
    run(
      db.ask((on) =>
        on
          .insertInto("ops_log")
          .values({ name, action, subject, detail: json({}), at: moment(now()) })
          .execute()
      )
    )
  app.get(
    "/ops/figures",
    guarded(async (context) => {
      const days = Number(context.req.query("days") ?? 7)
      if (!Number.isInteger(days) || days < 1 || days > mostDays)
        return problemResponse(
          { status: 422, code: "INVALID_DATA", fields: { days: "invalid" } },
          callLanguage(context)
        )
      const to = now()
      return reply(context, { days, ...(await run(readFigures(db.replica, instant(to - days * dayMs), to))) })
    })
  )
  app.get(
    "/ops/ads",
    guarded(async (context) =>
      reply(
        context,
        (await run(readAds(db))).map((ad) => ({ ...cellsOfAd(ad), impressions: ad.impressions, clicks: ad.clicks }))
      )
    )
  )
  app.post(
    "/ops/ads",
    guarded(async (context) => {
      const given = await opsBody(context, Given)
      if (given instanceof Response) return given
      const read = given.rows.map(readAd)
      const rows = read.flatMap((one) => ("row" in one ? [one.row] : []))
      const cards = await run(
        catalogue.cards({ ids: rows.flatMap(({ product }) => product ?? []).map((id) => ProductId(id)) })
      )
      const pictures = new Map(cards.map(({ id, picture }) => [Number(id), picture]))
      const problems = read.flatMap((one, row) => {
        if ("problems" in one) return one.problems.map((problem) => ({ row: row + 1, ...problem }))
        const { product } = one.row
        return product !== undefined && !pictures.has(product)
          ? [{ row: row + 1, column: "product", message: `there is no product ${product}` }]
          : []
      })
      if (problems.length > 0 || given.dry_run) return reply(context, { problems, written: 0, rows: rows.length })
      const ads = rows.map(({ product, ...ad }) => {
        const picture = product === undefined ? undefined : pictures.get(product)
        return picture === undefined ? ad : { ...ad, picture: { ...picture, alt: { id: "", en: "" } } }
      })
      const written = await run(writeAds(db, ads))
      for (const { id } of ads) await log(given.name, "ads", id)
      return reply(context, { problems, written, rows: rows.length })
    })
  )
  app.post(
    "/ops/ads/:id/remove",
    guarded(async (context) => {
      const given = await opsBody(context, Named)
      if (given instanceof Response) return given
      const id = AdId(context.req.param("id") ?? "")
      if (!(await run(removeAd(db, id))))
        return problemResponse({ status: 404, code: "NOT_FOUND" }, callLanguage(context))
      await log(given.name, "ads remove", id)
      return reply(context, { removed: id })
    })
  )
}
