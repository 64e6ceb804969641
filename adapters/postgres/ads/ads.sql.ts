import type { Effect } from "effect"
import { sql } from "kysely"
import type { AdId, StoredAd } from "#core/ads/ad.ts"
import type { AdsStore } from "#core/ads/ads.port.ts"
import type { Unavailable } from "#core/kernel/failure.ts"
import type { Session } from "../engine/db.ts"
import { present } from "../present.ts"
import { putRows } from "../rows.ts"
import { moment, type Row } from "../tables.ts"

/** Advertisements of the house in the database. D-76. */
export const sqlAds = (session: Session): AdsStore => ({
  running: (now) =>
    session.ask(async (on) => {
      const rows = await on
        .selectFrom("ads")
        .selectAll()
        .where("ends_at", ">", sql<never>`${moment(now)}::timestamptz`)
        .where("starts_at", "<=", sql<never>`${moment(now)}::timestamptz`)
        .where((of) => of.or([of("budget", "is", null), of("impressions", "<", of.ref("budget"))]))
        .execute()
      return rows.map(adOf)
    }),
  countImpression: (id, now) =>
    session.ask(async (on) => {
      const { numAffectedRows } = await sql`update ads set impressions = impressions + 1
        where id = ${id} and (budget is null or impressions < budget)
          and starts_at <= ${moment(now)} and ends_at > ${moment(now)}`.execute(on)
      return numAffectedRows === 1n
    }),
  countClick: (id) =>
    session.ask(async (on) => {
      const { numAffectedRows } =
        await sql`update ads set clicks = clicks + 1 where id = ${id} and clicks < impressions`.execute(on)
      return numAffectedRows === 1n
    })
})

/** Every advertisement, the latest first. */
export const readAds = (session: Session): Effect.Effect<ReadonlyArray<StoredAd>, Unavailable> =>
  session.ask(async (on) => {
    const rows = await on.selectFrom("ads").selectAll().orderBy("starts_at", "desc").orderBy("id").execute()
    return rows.map(adOf)
  })

/** What the merchant says of an advertisement. */
export type WrittenAd = Omit<StoredAd, "impressions" | "clicks">

/** Stores advertisements; what those of the same id have had stays. Returns how many are new or different. */
export const writeAds = (session: Session, ads: ReadonlyArray<WrittenAd>): Effect.Effect<number, Unavailable> =>
  session.ask((on) =>
    putRows(
      on,
      "ads",
      ads.map((ad) => ({
        id: ad.id,
        slot: ad.slot,
        pages: ad.pages,
        targets: ad.targets,
        title: ad.title,
        text: ad.text ?? null,
        action: ad.action,
        link: ad.link,
        picture: ad.picture ?? null,
        per_day: ad.perDay,
        starts_at: moment(ad.startsAt),
        ends_at: moment(ad.endsAt),
        budget: ad.budget ?? null
      })),
      ["id"]
    )
  )

/** Removes an advertisement with what it has had. Returns whether there was one. */
export const removeAd = (session: Session, id: AdId): Effect.Effect<boolean, Unavailable> =>
  session.ask(async (on) => {
    const { numDeletedRows } = await on.deleteFrom("ads").where("id", "=", id).executeTakeFirst()
    return numDeletedRows > 0n
  })

const adOf = (row: Row<"ads">): StoredAd => ({
  id: row.id,
  slot: row.slot,
  pages: row.pages,
  targets: row.targets,
  title: row.title,
  action: row.action,
  link: row.link,
  perDay: row.per_day,
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  impressions: row.impressions,
  clicks: row.clicks,
  ...present({ text: row.text, picture: row.picture, budget: row.budget })
})
