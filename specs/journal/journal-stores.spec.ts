import { Effect } from "effect"
import fc from "fast-check"
import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { memoryJournal } from "#adapters/memory/journal/journal.memory.ts"
import type { Db } from "#adapters/postgres/engine/db.ts"
import { putArticles, removeArticle, sqlJournal } from "#adapters/postgres/journal/journal.sql.ts"
import { ProductId } from "#core/catalogue/product.ts"
import type { StoredArticle } from "#core/journal/article.ts"
import { instant } from "#core/kernel/moment.ts"
import { languages } from "#core/kernel/text.ts"
import { runs } from "#specs/arbitraries.ts"
import { engines, freshDatabase } from "#specs/database.ts"

const now = instant(Date.parse("2026-11-20T05:00:00Z"))
const anyArticle: fc.Arbitrary<StoredArticle> = fc
  .record({
    number: fc.integer({ min: 1, max: 6 }),
    language: fc.constantFrom(...languages),
    age: fc.integer({ min: -2, max: 4 }),
    author: fc.option(fc.constantFrom("Ratna", "Dinda")),
    products: fc.array(fc.integer({ min: 1, max: 9 }).map(ProductId), { maxLength: 2 })
  })
  .map(({ number, language, age, author, products }) => ({
    slug: `artikel-${number}`,
    language,
    origin: `feed:${number}`,
    title: `Artikel ${number} ${language}`,
    summary: "Ringkas.",
    blocks: [
      { kind: "heading", text: "Judul" },
      { kind: "text", text: `Isi "${number}"` }
    ],
    publishedAt: instant(now - age * 86_400_000),
    products,
    ...(author !== null && { author }),
    ...(number % 2 === 0 && { source: `https://contoh.id/${number}` })
  }))
const someArticles = fc.uniqueArray(anyArticle, {
  selector: ({ slug, language }) => `${slug} ${language}`,
  maxLength: 10
})

/** Specification 7, journal API. */
describe.each(engines)("the journal in %s", (engine) => {
  let db: Db
  beforeAll(async () => {
    db = await freshDatabase(engine)
  })
  afterAll(() => db.close())
  const empty = () => Effect.runPromise(db.ask((at) => sql`delete from journal_articles`.execute(at)))
  const write = (articles: ReadonlyArray<StoredArticle>, isDryRun = false) =>
    Effect.runPromise(putArticles(db, articles, isDryRun))

  it("answers as memory does: published ones, the newest first, each once, in the reader's language if it can", async () => {
    await fc.assert(
      fc.asyncProperty(
        someArticles,
        fc.constantFrom(...languages),
        fc.integer({ min: 0, max: 4 }),
        fc.integer({ min: 1, max: 4 }),
        async (articles, language, skip, limit) => {
          await empty()
          await write(articles)
          const [memory, stored] = [memoryJournal(() => articles), sqlJournal(db)]
          const asked = { skip, limit, language, now }
          expect(await Effect.runPromise(stored.page(asked))).toEqual(await Effect.runPromise(memory.page(asked)))
          for (const slug of ["artikel-1", "artikel-2", "tidak-ada"]) {
            const one = { slug, language, now }
            expect(await Effect.runPromise(stored.article(one))).toEqual(await Effect.runPromise(memory.article(one)))
          }
        }
      ),
      runs(25)
    )
  })

  it("changes an article that comes again, where it stands, and gives a second of the same title an address of its own", async () => {
    await empty()
    const [first] = fc.sample(anyArticle, 1)
    if (first === undefined) throw new Error("no article")
    const one = { ...first, language: "id", publishedAt: now } as const
    expect(await write([one])).toEqual({ added: 1, changed: 0 })
    expect(await write([{ ...one, slug: "judul-baru", title: "Judul baru" }], true)).toEqual({ added: 0, changed: 1 })
    expect(await write([{ ...one, slug: "judul-baru", title: "Judul baru" }])).toEqual({ added: 0, changed: 1 })
    expect(await write([{ ...one, origin: "feed:lain" }])).toEqual({ added: 1, changed: 0 })
    const { articles } = await Effect.runPromise(sqlJournal(db).page({ skip: 0, limit: 10, language: "id", now }))
    expect(articles.map(({ slug, title }) => [slug, title])).toEqual([
      [one.slug, "Judul baru"],
      [`${one.slug}-2`, one.title]
    ])
  })

  it("loses what is removed, in all languages", async () => {
    await empty()
    const [first] = fc.sample(anyArticle, 1)
    if (first === undefined) throw new Error("no article")
    await write(languages.map((language) => ({ ...first, language, publishedAt: now })))
    expect(await Effect.runPromise(removeArticle(db, first.slug))).toBe(true)
    expect(await Effect.runPromise(removeArticle(db, first.slug))).toBe(false)
    expect(await Effect.runPromise(sqlJournal(db).article({ slug: first.slug, language: "id", now }))).toBeUndefined()
  })
})
