import { Effect, Schema } from "effect"
import type { Db } from "#adapters/postgres/engine/db.ts"
import { listArticles, putArticles, removeArticle } from "#adapters/postgres/journal/journal.sql.ts"
import { PlaceUnknown } from "#core/catalogue/catalogue.errors.ts"
import { ProductId } from "#core/catalogue/product.ts"
import { articleLimits } from "#core/journal/article.ts"
import type { Unavailable } from "#core/kernel/failure.ts"
import { instant } from "#core/kernel/moment.ts"
import { languages } from "#core/kernel/text.ts"
import type { Server } from "../../http/hono.ts"
import type { Problem } from "../../http/problem.ts"
import { opsBody, opsText } from "../ops-body.ts"
import { opsGuard } from "../ops-gate.ts"
import { opsReply } from "../ops-reply.ts"

interface JournalParts {
  readonly token: string
  readonly db: Db
}

/** Articles that one request may bring. Own choice. */
const mostArticles = 200

const Block = Schema.Struct({ kind: Schema.Literals(["text", "heading", "point"]), text: opsText(articleLimits.text) })
const Imported = Schema.Struct({
  slug: Schema.String.pipe(Schema.check(Schema.isPattern(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), Schema.isMaxLength(100))),
  language: Schema.Literals(languages),
  origin: opsText(500),
  title: opsText(articleLimits.title),
  summary: opsText(articleLimits.summary),
  blocks: Schema.Array(Block).pipe(Schema.check(Schema.isMinLength(1), Schema.isMaxLength(articleLimits.blocks))),
  publishedAt: Schema.Int.pipe(Schema.check(Schema.isBetween({ minimum: 0, maximum: 4_102_444_800_000 }))),
  author: Schema.optionalKey(opsText(80)),
  source: Schema.optionalKey(
    Schema.String.pipe(Schema.check(Schema.isPattern(/^https?:\/\/\S+$/), Schema.isMaxLength(500)))
  ),
  products: Schema.Array(Schema.Int)
})
const Import = Schema.Struct({
  articles: Schema.Array(Imported).pipe(Schema.check(Schema.isMinLength(1), Schema.isMaxLength(mostArticles))),
  name: opsText(60),
  dry_run: Schema.Boolean
})
const Removal = Schema.Struct({ name: opsText(60) })

/**
 * `GET /ops/journal` lists articles, `POST /ops/journal {articles, name, dry_run}` writes some, `POST /ops/journal/SLUG/remove {name}`
 * removes one in all languages. Only for this machine, and only with the token. D-75; decision 0133.
 */
export const serveJournalOps = (app: Server, { token, db }: JournalParts): void => {
  const guarded = opsGuard(token)
  const reply = opsReply(problemOf)
  app.get(
    "/ops/journal",
    guarded((context) => reply(context, listArticles(db)))
  )
  app.post(
    "/ops/journal",
    guarded(async (context) => {
      const given = await opsBody(context, Import)
      if (given instanceof Response) return given
      const articles = given.articles.map(({ publishedAt, products, ...article }) => ({
        ...article,
        publishedAt: instant(publishedAt),
        products: products.map(ProductId)
      }))
      return reply(context, putArticles(db, articles, given.dry_run))
    })
  )
  app.post(
    "/ops/journal/:slug/remove",
    guarded(async (context) => {
      const given = await opsBody(context, Removal)
      if (given instanceof Response) return given
      const removed = Effect.flatMap(removeArticle(db, context.req.param("slug") ?? ""), (wasThere) =>
        wasThere ? Effect.succeed({}) : Effect.fail(new PlaceUnknown())
      )
      return reply(context, removed)
    })
  )
}

const problemOf = (refusal: PlaceUnknown | Unavailable): Problem =>
  refusal._tag === "PlaceUnknown"
    ? { status: 404, code: "NOT_FOUND", tag: refusal._tag }
    : { status: 503, code: "UNAVAILABLE" }
