import type { Effect } from "effect"
import { sql as raw } from "kysely"
import type { BannerStore } from "#core/banners/banners.port.ts"
import type { PlacedBanner, StoredBanner } from "#core/banners/stored-banner.ts"
import type { StoredPicture } from "#core/catalogue/stored.ts"
import type { Unavailable } from "#core/kernel/failure.ts"
import type { Db, Session } from "./engine/db.ts"
import { type Watch, watchOf } from "./engine/watched.ts"
import { present } from "./present.ts"
import type { Row } from "./tables.ts"

/** The banners of the database, held in memory until the merchant changes something. */
export const sqlBanners = (db: Db, watch: Watch = watchOf(db, ["content"])): BannerStore => ({
  banners: watch.keep("banners", bannersIn(db.replica))
})

const bannersIn = (on: Session) =>
  on.ask(async (sql) => {
    const rows = await sql.selectFrom("banners").selectAll().orderBy("position").orderBy("id").execute()
    return rows.map(bannerOf)
  })

/** Returns every banner with its position, for a merchant who changes them. */
export const readBanners = (on: Session): Effect.Effect<ReadonlyArray<PlacedBanner>, Unavailable> =>
  on.ask(async (sql) => {
    const rows = await sql
      .selectFrom("banners")
      .selectAll()
      .orderBy("banner_group")
      .orderBy("position")
      .orderBy("id")
      .execute()
    return rows.map((row) => ({ ...bannerOf(row), position: row.position }))
  })

/** Returns the pictures that the shop's banners, categories and products have, among these addresses. */
export const picturesAt = (
  on: Session,
  addresses: ReadonlyArray<string>
): Effect.Effect<ReadonlyMap<string, StoredPicture>, Unavailable> =>
  on.ask(async (sql) => {
    const named = [...new Set(addresses)]
    if (named.length === 0) return new Map()
    const { rows } = await raw<{ readonly picture: StoredPicture }>`
      select picture from (
        select wide as picture from banners union all select narrow from banners
        union all select picture from campaign_pictures
        union all select picture from categories
        union all select jsonb_array_elements(pictures) from products
      ) as all_pictures
      where picture ->> 'src' in (${raw.join(named)})`.execute(sql)
    return new Map(rows.map(({ picture }) => [picture.src, picture]))
  })

const bannerOf = (row: Row<"banners">): StoredBanner => ({
  id: row.id,
  group: row.banner_group,
  location: row.location,
  targets: row.targets,
  title: row.title,
  apply: row.apply,
  products: row.products,
  startsAt: row.starts_at,
  ...present({
    text: row.text,
    action: row.action,
    link: row.link,
    wide: row.wide,
    narrow: row.narrow,
    regions: row.regions,
    endsAt: row.ends_at,
    announcedHours: row.announced_hours
  }),
  ...(row.daily_from_ms !== null &&
    row.daily_to_ms !== null && { hours: { from: row.daily_from_ms, to: row.daily_to_ms } })
})
