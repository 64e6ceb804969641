import type { Effect } from "effect"
import type { StoredBanner } from "#core/banners/stored-banner.ts"
import type { Unavailable } from "#core/kernel/failure.ts"
import type { Store, StoredTextPage } from "#core/stores/store.ts"
import type { Db } from "./db.ts"
import { type Given, putWhole } from "./rows.ts"
import { moment } from "./tables.ts"
import { changing } from "./versions.sql.ts"

/** A store with the Kemendagri codes of where it stands. D-50. */
export interface PlacedStore extends Store {
  readonly cityCode: string
  readonly provinceCode: string
}

/** What stands around the goods; the banners, stores and texts that are not named any more go. */
export interface Content {
  readonly banners: ReadonlyArray<StoredBanner>
  readonly stores: ReadonlyArray<PlacedStore>
  readonly pages: ReadonlyArray<StoredTextPage>
}

export const putContent = (db: Db, { banners, stores, pages }: Content): Effect.Effect<void, Unavailable> =>
  changing(db, "content", async (on) => {
    const texts = pages.map(({ slug, title, paragraphs }, position) => ({ slug, title, paragraphs, position }))
    const questions = pages.flatMap(({ slug, questions }) =>
      questions.map((asked, position) => ({ page: slug, position, ...asked }))
    )
    const rows =
      (await putWhole(on, "banners", banners.map(bannerColumns), ["id"])) +
      (await putWhole(on, "stores", stores.map(storeColumns), ["id"])) +
      (await putWhole(on, "text_pages", texts, ["slug"])) +
      (await putWhole(on, "text_questions", questions, ["page", "position"]))
    return { answer: undefined, changed: rows > 0 }
  })

const bannerColumns = (banner: StoredBanner, position: number): Given<"banners"> => ({
  id: banner.id,
  banner_group: banner.group,
  position,
  title: banner.title,
  text: banner.text ?? null,
  action: banner.action ?? null,
  link: banner.link ?? null,
  wide: banner.wide ?? null,
  narrow: banner.narrow ?? null,
  apply: banner.apply,
  location: banner.location,
  targets: banner.targets,
  products: banner.products,
  starts_at: moment(banner.startsAt),
  ends_at: banner.endsAt === undefined ? null : moment(banner.endsAt),
  daily_from_ms: banner.hours?.from ?? null,
  daily_to_ms: banner.hours?.to ?? null
})

const storeColumns = (store: PlacedStore): Given<"stores"> => ({
  id: store.id,
  name: store.name,
  city: store.city,
  city_code: store.cityCode,
  province_code: store.provinceCode,
  address: store.address,
  phone: store.phone,
  latitude: store.latitude,
  longitude: store.longitude,
  hours: store.hours,
  services: store.services,
  is_default: store.isDefault
})
