import { Effect } from "effect"
import { sql } from "kysely"
import { putWriters } from "#adapters/postgres/catalogue/review-writer.sql.ts"
import type { Db } from "#adapters/postgres/engine/db.ts"
import { MemberId } from "#core/account/member.ts"
import { ProductId } from "#core/catalogue/product.ts"
import { type Engine, freshDatabase } from "#specs/database.ts"
import { someNow } from "../arbitraries.ts"

/** Products that the shop has; the last one is removed. */
export const someProducts = [1, 2, 3, 4].map(ProductId)
export const removedProduct = ProductId(5)
export const memberOf = (place: number): MemberId => MemberId(`m${place}`)

/** A database with these products and members m0 to m3. */
export const discoveringDatabase = async (engine: Engine): Promise<Db> => {
  const db = await freshDatabase(engine)
  const members = [0, 1, 2, 3].map((place) => ({
    id: memberOf(place),
    userName: `Anggota${place}`,
    level: "base" as const,
    traits: place === 0 ? ["skin-oily"] : [],
    joinedAt: someNow
  }))
  await Effect.runPromise(putWriters(db, members))
  await Effect.runPromise(
    db.ask(async (on) => {
      await sql`insert into brands (id, slug, name, folded, wordmark, letter, story)
        values (1, 'delima', 'Delima', 'delima', 'Delima', 'D', '{}')`.execute(on)
      for (const id of [...someProducts, removedProduct])
        await sql`insert into products (id, source, source_id, slug, name, brand_id, description, how_to_use, removed, version)
          values (${id}, 's', ${String(id)}, ${`serum-${id}`}, ${`Serum ${id}`}, 1, '{}', '{}', ${id === removedProduct}, 1)`.execute(
          on
        )
    })
  )
  return db
}
