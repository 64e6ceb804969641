import { Effect } from "effect"
import { sql } from "kysely"
import { sqlReactions } from "#adapters/postgres/catalogue/reactions.sql.ts"
import {
  putReviews,
  putWriters,
  type ReviewRecord,
  rateProducts
} from "#adapters/postgres/catalogue/review-writer.sql.ts"
import type { Db } from "#adapters/postgres/engine/db.ts"
import { ProductId } from "#core/catalogue/product.ts"
import type { ReactionStore } from "#core/reviews/reactions/reactions.port.ts"
import { type Engine, freshDatabase } from "#specs/database.ts"
import { memberOf, reviewOf, writtenAt } from "./reactions.ts"

/** Reviews of one product with 1 to 4 stars, imported with as many likes as their number. */
export const importedReviews: ReadonlyArray<ReviewRecord> = [0, 1, 2, 3].map((place) => ({
  id: reviewOf(place),
  product: { id: ProductId(1), name: "Serum 1" },
  writer: { id: memberOf(place), traits: [] },
  details: `Ulasan nomor ${place}`,
  stars: { effectiveness: place + 1 },
  recommended: true,
  tags: [],
  repurchase: false,
  verifiedPurchase: false,
  likes: place,
  pictures: [],
  createdAt: writtenAt
}))

const members = Array.from({ length: 60 }, (_, place) => ({
  id: memberOf(place),
  userName: `Anggota${place}`,
  level: "base" as const,
  traits: [],
  joinedAt: writtenAt
}))

/** A database with these members, their reviews and the product that they are about. */
export const reactingDatabase = async (
  engine: Engine
): Promise<{ readonly db: Db; readonly reset: () => Promise<void> }> => {
  const db = await freshDatabase(engine)
  const run = <A, E>(effect: Effect.Effect<A, E>) => Effect.runPromise(effect)
  await run(putWriters(db, members))
  await run(
    db.ask(async (on) => {
      await sql`insert into brands (id, slug, name, folded, wordmark, letter, story)
        values (1, 'delima', 'Delima', 'delima', 'Delima', 'D', '{}')`.execute(on)
      await sql`insert into products (id, source, source_id, slug, name, brand_id, description, how_to_use, version)
        values (1, 's', '1', 'serum-1', 'Serum 1', 1, '{}', '{}', 1)`.execute(on)
    })
  )
  const reset = async () => {
    await run(db.ask((on) => on.deleteFrom("reviews").execute()))
    await run(putReviews(db, importedReviews))
    await run(rateProducts(db))
  }
  await reset()
  return { db, reset }
}

/** The store of a database, with a transaction for each call, as the server has one for each call of the port. */
export const reactionsIn = (db: Db): ReactionStore => ({
  read: sqlReactions(db).read,
  mark: (...given) => db.inTransaction((tx) => sqlReactions(tx).mark(...given)),
  report: (...given) => db.inTransaction((tx) => sqlReactions(tx).report(...given))
})
