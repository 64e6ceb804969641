import type { BannerStore } from "#core/banners/banners.port.ts"
import type { StoredBanner } from "#core/banners/stored-banner.ts"
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
    endsAt: row.ends_at
  }),
  ...(row.daily_from_ms !== null &&
    row.daily_to_ms !== null && { hours: { from: row.daily_from_ms, to: row.daily_to_ms } })
})
