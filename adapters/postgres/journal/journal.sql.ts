import { Effect } from "effect"
import { type Selectable, sql } from "kysely"
import { ProductId } from "#core/catalogue/product.ts"
import type { StoredArticle } from "#core/journal/article.ts"
import type { JournalStore } from "#core/journal/journal.port.ts"
import type { Unavailable } from "#core/kernel/failure.ts"
import type { Instant } from "#core/kernel/moment.ts"
import type { Language } from "#core/kernel/text.ts"
import type { Db } from "../engine/db.ts"
import { json, moment } from "../tables.ts"
import type { JournalTables } from "./journal-tables.ts"

type ArticleRow = Selectable<JournalTables["journal_articles"]>

/** The journal in the database. */
export const sqlJournal = (db: Db): JournalStore => ({
  page: ({ skip, limit, language, now }) =>
    db.replica.ask(async (at) => {
      const shown = at
        .selectFrom("journal_articles as article")
        .where(isPublished("article", now))
        .where(({ or, eb, not, exists, selectFrom }) =>
          or([
            eb("article.language", "=", language),
            not(
              exists(
                selectFrom("journal_articles as other")
                  .select("other.slug")
                  .whereRef("other.slug", "=", "article.slug")
                  .where("other.language", "=", language)
                  .where(isPublished("other", now))
              )
            )
          ])
        )
      const rows = await shown
        .selectAll("article")
        .orderBy("published_at", "desc")
        .orderBy("slug")
        .limit(limit)
        .offset(skip)
        .execute()
      const { total } = await shown.select(sql<number>`count(*)::int`.as("total")).executeTakeFirstOrThrow()
      return { articles: rows.map(articleOf), total }
    }),
  article: ({ slug, language, now }) =>
    db.replica.ask(async (at) => {
      const rows = await at
        .selectFrom("journal_articles")
        .selectAll()
        .where("slug", "=", slug)
        .where(isPublished("journal_articles", now))
        .execute()
      const row = rows.find((one) => one.language === language) ?? rows[0]
      return row && { ...articleOf(row), isTranslated: rows.length > 1 }
    })
})

const isPublished = (table: string, now: Instant) =>
  sql<boolean>`${sql.ref(`${table}.published_at`)} <= ${moment(now)}::timestamptz`

const articleOf = ({ published_at: publishedAt, author, source, products, ...row }: ArticleRow): StoredArticle => ({
  ...row,
  publishedAt,
  products: products.map((id) => ProductId(Number(id))),
  ...(author !== null && { author }),
  ...(source !== null && { source })
})

/** What writing articles did. */
export interface JournalWritten {
  readonly added: number
  readonly changed: number
}

/**
 * Writes articles: one whose origin is there is changed and has the address it had. Two articles of one address get different ones.
 *
 * @param isDryRun only says what would be done
 */
export const putArticles = (
  db: Db,
  articles: ReadonlyArray<StoredArticle>,
  isDryRun = false
): Effect.Effect<JournalWritten, Unavailable> =>
  db.inTransaction((session) =>
    session.ask(async (at) => {
      if (articles.length === 0) return { added: 0, changed: 0 }
      const known = await at
        .selectFrom("journal_articles")
        .select(["slug", "language", "origin"])
        .where(
          "origin",
          "in",
          articles.map(({ origin }) => origin)
        )
        .execute()
      const slugs = new Map(known.map(({ origin, language, slug }) => [keyOf(origin, language), slug]))
      const [changed, added] = [
        articles.filter((one) => slugs.has(keyOf(one.origin, one.language))),
        articles.filter((one) => !slugs.has(keyOf(one.origin, one.language)))
      ]
      if (isDryRun) return { added: added.length, changed: changed.length }
      for (const { slug, language, origin, publishedAt, blocks, products, author, source, ...words } of articles) {
        const columns = {
          ...words,
          blocks: json(blocks),
          products: [...products],
          published_at: moment(publishedAt),
          author: author ?? null,
          source: source ?? null
        }
        const held = slugs.get(keyOf(origin, language))
        if (held !== undefined)
          await at
            .updateTable("journal_articles")
            .set(columns)
            .where("slug", "=", held)
            .where("language", "=", language)
            .execute()
        else
          await insertFree(async (free) => {
            const { numInsertedOrUpdatedRows: count = 0n } = await at
              .insertInto("journal_articles")
              .values({ ...columns, slug: free, language, origin })
              .onConflict((conflict) => conflict.columns(["slug", "language"]).doNothing())
              .executeTakeFirst()
            return count > 0n
          }, slug)
      }
      return { added: added.length, changed: changed.length }
    })
  )

const keyOf = (origin: string, language: Language): string => `${language} ${origin}`

/** Tries an address, and then the same with a number from 2 on. */
const insertFree = async (insert: (slug: string) => Promise<boolean>, slug: string): Promise<void> => {
  for (let number = 1; ; number++) if (await insert(number === 1 ? slug : `${slug}-${number}`)) return
}

/** Removes an article in all languages; returns whether it was there. */
export const removeArticle = (db: Db, slug: string): Effect.Effect<boolean, Unavailable> =>
  Effect.map(
    db.ask((at) => at.deleteFrom("journal_articles").where("slug", "=", slug).executeTakeFirst()),
    ({ numDeletedRows }) => numDeletedRows > 0n
  )

/** Articles as staff list them, the newest first, those of the future too. */
export const listArticles = (db: Db) =>
  db.ask((at) =>
    at
      .selectFrom("journal_articles")
      .select(["slug", "language", "title", "published_at as publishedAt", "source"])
      .orderBy("published_at", "desc")
      .orderBy("slug")
      .limit(500)
      .execute()
  )
