import { Effect } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { sqlBanners } from "#adapters/postgres/banners.sql.ts"
import { type PlacedStore, putContent } from "#adapters/postgres/catalogue/content-writer.sql.ts"
import type { Db } from "#adapters/postgres/engine/db.ts"
import { watchOf } from "#adapters/postgres/engine/watched.ts"
import { sqlStores } from "#adapters/postgres/selling/stores.sql.ts"
import { bannersOver } from "#core/banners/banners.usecases.ts"
import type { StoredBanner } from "#core/banners/stored-banner.ts"
import type { Reader } from "#core/catalogue/catalogue.port.ts"
import { type ProductCard, ProductId } from "#core/catalogue/product.ts"
import { instant } from "#core/kernel/moment.ts"
import type { StoredTextPage } from "#core/stores/store.ts"
import { storesOver } from "#core/stores/stores.usecases.ts"
import { someNow } from "#specs/arbitraries.ts"
import { engines, freshDatabase } from "#specs/database.ts"

const hour = 3_600_000
const words = (id: string, en: string) => ({ id, en })

const banner = (id: string, change: Partial<StoredBanner> = {}): StoredBanner => ({
  id,
  group: "top_banners",
  location: "home",
  targets: [],
  title: words(`Judul ${id}`, `Title ${id}`),
  apply: "other",
  products: [],
  startsAt: instant(someNow - hour),
  ...change
})

const deal = banner("deal", {
  group: "regular_flashsale_theme",
  regions: ["13", "32.73"],
  text: words("Sampai habis", "While stocks last"),
  action: words("Lihat", ""),
  link: "/promo/kilat",
  wide: {
    src: "/media/promo",
    avif: [540, 1080],
    webp: [1080],
    ratio: 0.5,
    wall: "#6d1c50",
    alt: words("Kado", "Gift")
  },
  products: [7, 8].map((id) => ProductId(id)),
  endsAt: instant(someNow + hour),
  hours: { from: 9 * hour, to: 12 * hour }
})

const store = (id: number, isDefault: boolean): PlacedStore => ({
  id,
  name: `Pendar ${id}`,
  city: "Kota Bandung",
  cityCode: "32.73",
  provinceCode: "32",
  address: "Jalan Asia Afrika 1",
  phone: "0800-1-730000",
  latitude: -6.92,
  longitude: 107.6,
  hours: { weekdays: ["10.00", "22.00"], weekend: ["10.00", "21.00"], zone: "WIB" },
  services: ["pickup"],
  isDefault
})

const help: StoredTextPage = {
  slug: "help",
  title: words("Bantuan", "Help"),
  paragraphs: { id: ["Satu", "Dua"], en: ["One", "Two"] },
  questions: [{ question: words("Apa?", "What?"), answer: words("Ini.", "This.") }]
}

const reader: Reader = { language: "en", now: someNow }
/** The catalogue knows product 8 alone. */
const card = { id: 8, name: "Serum" } as unknown as ProductCard
const catalogue = { cards: () => Effect.succeed([card]) }

describe.each(engines)("what stands around the goods, stored by %s", (engine) => {
  let db: Db
  const run = <A, E>(effect: Effect.Effect<A, E>) => Effect.runPromise(effect)

  beforeAll(async () => {
    db = await freshDatabase(engine)
    await run(
      putContent(db, {
        banners: [banner("second"), deal, banner("later", { startsAt: instant(someNow + hour) }), banner("first")],
        stores: [store(3, false), store(5, true), store(4, false)],
        pages: [help]
      })
    )
  })
  afterAll(() => db.close())

  it("answers the banners that run now, in the merchant's order, with the cards of their products", async () => {
    const banners = bannersOver(sqlBanners(db), catalogue, reader)
    const scope = { location: "home", targets: [] }
    const plain = (id: string) => ({
      id,
      group: "top_banners",
      scope,
      title: `Title ${id}`,
      apply: "other",
      products: []
    })
    expect(await run(banners.all({ locations: ["home"] }))).toEqual({
      top_banners: [plain("second"), plain("first")],
      regular_flashsale_theme: [
        {
          id: "deal",
          group: "regular_flashsale_theme",
          scope,
          title: "Title deal",
          text: "While stocks last",
          action: "Lihat",
          link: "/promo/kilat",
          wide: { src: "/media/promo", avif: [540, 1080], webp: [1080], ratio: 0.5, wall: "#6d1c50", alt: "Gift" },
          regions: ["13", "32.73"],
          apply: "other",
          endsAt: someNow + hour,
          products: [card]
        }
      ]
    })
    expect(await run(banners.all({ locations: ["search", "all"] }))).toEqual({})
  })

  it("answers the stores, the default one first", async () => {
    const stores = await run(storesOver(sqlStores(db), reader).stores({}))
    expect(stores.map(({ id }) => id)).toEqual([5, 3, 4])
    const { cityCode: _, provinceCode: __, ...expected } = store(5, true)
    expect(stores[0]).toEqual(expected)
  })

  it("answers a text in the reader's language, and knows no other", async () => {
    const stores = storesOver(sqlStores(db), reader)
    expect(await run(stores.page({ slug: "help" }))).toEqual({
      slug: "help",
      title: "Help",
      paragraphs: ["One", "Two"],
      questions: [{ question: "What?", answer: "This." }]
    })
    expect(await run(Effect.flip(stores.page({ slug: "nothing" })))).toMatchObject({ _tag: "PlaceUnknown" })
  })

  it("forgets what the merchant does not name any more", async () => {
    const content = { banners: [banner("only")], stores: [store(5, true)], pages: [] }
    await run(putContent(db, content))
    const watch = watchOf(db, ["content"])
    expect((await run(sqlBanners(db, watch).banners)).map(({ id }) => id)).toEqual(["only"])
    expect(await run(sqlStores(db, watch).stores)).toHaveLength(1)
    expect(await run(sqlStores(db, watch).pages)).toEqual([])
  })
})
