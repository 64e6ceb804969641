import { sqlProductBookmarks } from "#adapters/postgres/discovery/product-bookmarks.sql.ts"
import { sqlTastes } from "#adapters/postgres/discovery/taste.sql.ts"
import type { Db } from "#adapters/postgres/engine/db.ts"
import type { MemberId } from "#core/account/member.ts"
import { membersOnly } from "#core/account/session/members-only.ts"
import type { CataloguePort, Reader } from "#core/catalogue/catalogue.port.ts"
import type { RecommendationsPort, RecommendStore } from "#core/discovery/recommending/recommendations.port.ts"
import { recommendationsOver } from "#core/discovery/recommending/recommendations.usecases.ts"
import type { ProductBookmarksPort } from "#core/discovery/saving/product-bookmarks.port.ts"
import { productBookmarksOver } from "#core/discovery/saving/product-bookmarks.usecases.ts"
import { keyedMutex } from "./keyed-mutex.ts"

interface Asker extends Reader {
  readonly member?: MemberId | undefined
}

/** Recommendations of members: their taste is read from the database, the goods from the index. */
export const recommendationsOf =
  (db: Db, recommending: RecommendStore) =>
  (
    { member, ...reader }: Asker,
    { catalogue }: { readonly catalogue: Pick<CataloguePort, "cards" | "tags"> }
  ): RecommendationsPort =>
    membersOnly(member, (id) => recommendationsOver(sqlTastes(db), recommending, catalogue, id, reader))

/** Products that members bookmark: each change one transaction, those of one member one after another. Decision 0046. */
export const productBookmarksOf = (db: Db): ((asker: Asker) => ProductBookmarksPort) => {
  const mutex = keyedMutex()
  return ({ member, now }) =>
    membersOnly(member, (id) => ({
      mine: productBookmarksOver(sqlProductBookmarks(db), id, now).mine,
      bookmark: (wanted) =>
        mutex(
          id,
          db.inTransaction((tx) => productBookmarksOver(sqlProductBookmarks(tx), id, now).bookmark(wanted))
        )
    }))
}
