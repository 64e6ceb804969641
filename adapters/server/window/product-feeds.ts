import { createHash } from "node:crypto"
import { Effect } from "effect"
import { googleFoot, googleHead, googleItem } from "#adapters/merchant/outgoing/google-feed.ts"
import { metaHead, metaItem } from "#adapters/merchant/outgoing/meta-feed.ts"
import type { Db } from "#adapters/postgres/engine/db.ts"
import { readOff } from "#adapters/postgres/toggles.sql.ts"
import { readFeedPlaces, readFeedProducts, readFeedVersion } from "#adapters/postgres/window/product-feed.sql.ts"
import { namesOf } from "#core/catalogue/names.rule.ts"
import type { FeedItem } from "#core/feeds/feed-item.ts"
import { type FeedPlace, feedItems } from "#core/feeds/feed-items.rule.ts"
import { type Language, languages } from "#core/kernel/text.ts"
import type { Clock } from "../clock.ts"
import { callLanguage } from "../http/caller.ts"
import { acceptedEncoding } from "../http/encoded.ts"
import type { Context, Server } from "../http/hono.ts"
import { problemResponse } from "../http/problem.ts"
import { writtenFeeds } from "./written-feeds.ts"

/** What a feed is written in: its beginning, its items and its end. */
interface FeedFormat {
  readonly file: string
  readonly type: string
  readonly head: (shop: { readonly name: string; readonly address: string; readonly language: Language }) => string
  readonly item: (item: FeedItem, language: Language) => string
  readonly foot: string
}

const formats: ReadonlyArray<FeedFormat> = [
  {
    file: "google.xml",
    type: "application/xml; charset=utf-8",
    head: googleHead,
    item: googleItem,
    foot: googleFoot
  },
  { file: "meta.csv", type: "text/csv; charset=utf-8", head: () => metaHead, item: metaItem, foot: "" }
]

/** Products read from the database at once. */
const productsAtOnce = 250
/** Changes with what a feed says of the same goods. */
const wording = 1

interface FeedParts {
  readonly db: Db
  readonly clock: Clock
  readonly origin: (context: Context) => string
  readonly shopName: () => Promise<string>
  readonly report: (cause: unknown, context: Context) => void
}

/**
 * `GET /feeds/google.xml` and `/feeds/meta.csv` (in English `/feeds/en/…`): the goods of the shop for advertising elsewhere, with a
 * tag that changes with the goods. Decisions 0136, 0142.
 */
export const serveProductFeeds = (app: Server, parts: FeedParts): void => {
  const feedOf = writtenFeeds()
  const serve = (format: FeedFormat, language: Language) => async (context: Context) => {
    const { db, clock } = parts
    const now = clock.now()
    const [origin, name] = [parts.origin(context), await parts.shopName()]
    const version = await Effect.runPromise(readFeedVersion(db, now))
    const tag = `W/"${digest([wording, format.file, language, origin, name, version].join("\n"))}"`
    const headers = { etag: tag, "cache-control": "public, max-age=300", vary: "Accept-Encoding" }
    if (context.req.header("if-none-match")?.includes(tag)) return new Response(null, { status: 304, headers })
    const isPacked = acceptedEncoding(context.req.header("accept-encoding"), ["gzip"]) === "gzip"
    const all = { ...headers, "content-type": format.type, ...(isPacked && { "content-encoding": "gzip" }) }
    if (context.req.method === "HEAD") return new Response(null, { headers: all })
    const feed = feedOf({
      tag,
      now,
      write: () => written(db, format, { origin, now }, { name, address: origin, language }),
      report: (cause) => parts.report(cause, context)
    })
    if (feed === undefined)
      return problemResponse(
        { status: 503, code: "UNAVAILABLE", headers: { "retry-after": "30" } },
        callLanguage(context)
      )
    return new Response(isPacked ? feed : feed.pipeThrough(new DecompressionStream("gzip")), { headers: all })
  }
  for (const format of formats)
    for (const language of languages)
      app.get(`/feeds/${language === "id" ? "" : `${language}/`}${format.file}`, serve(format, language))
}

async function* written(
  db: Db,
  format: FeedFormat,
  at: Omit<FeedPlace, "names">,
  shop: Parameters<FeedFormat["head"]>[0]
): AsyncGenerator<string> {
  const place: FeedPlace = { ...at, names: namesOf(await Effect.runPromise(readFeedPlaces(db)), shop.language) }
  // No gift card is sold while e-gifts are switched off. Decision 0146.
  const sellsCards = !(await Effect.runPromise(readOff(db))).includes("egift")
  yield format.head(shop)
  for (let after = 0; ; ) {
    const products = await Effect.runPromise(readFeedProducts(db, after, productsAtOnce))
    const last = products.at(-1)
    if (last === undefined) break
    after = last.id
    const sold = products.filter(({ giftCard }) => sellsCards || !giftCard)
    const items = sold.flatMap((product) => feedItems(product, place))
    yield items.map((item) => format.item(item, shop.language)).join("")
  }
  yield format.foot
}

const digest = (text: string): string => createHash("sha256").update(text).digest("base64url").slice(0, 22)
