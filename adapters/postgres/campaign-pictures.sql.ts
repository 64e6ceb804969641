import type { Effect } from "effect"
import type { StoredPicture } from "#core/catalogue/stored.ts"
import type { Unavailable } from "#core/kernel/failure.ts"
import type { Instant } from "#core/kernel/moment.ts"
import type { Session } from "./engine/db.ts"
import { json, moment } from "./tables.ts"

/** A picture for banners, with the name of the file it came from. */
export interface CampaignPicture {
  readonly file: string
  readonly picture: StoredPicture
  readonly name: string
}

/** Stores a picture for banners; the same one twice is stored once. */
export const putCampaignPicture = (
  on: Session,
  { file, picture, name }: CampaignPicture,
  at: Instant
): Effect.Effect<void, Unavailable> =>
  on.ask(async (sql) => {
    await sql
      .insertInto("campaign_pictures")
      .values({ file, picture: json(picture), name, added_at: moment(at) })
      .onConflict((conflict) => conflict.column("file").doNothing())
      .execute()
  })

/** Returns the pictures for banners, the newest first. */
export const readCampaignPictures = (on: Session): Effect.Effect<ReadonlyArray<CampaignPicture>, Unavailable> =>
  on.ask((sql) =>
    sql
      .selectFrom("campaign_pictures")
      .select(["file", "picture", "name"])
      .orderBy("added_at", "desc")
      .orderBy("file")
      .limit(500)
      .execute()
  )
