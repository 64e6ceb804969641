import type { WrittenAd } from "#adapters/postgres/ads/ads.sql.ts"
import { AdId, type AdSlot } from "#core/ads/ad.ts"
import { productPath } from "#core/catalogue/links.ts"
import { ProductId } from "#core/catalogue/product.ts"
import type { Words } from "#core/kernel/text.ts"
import type { Calendar } from "./calendar.ts"
import type { DemoData } from "./data.ts"
import type { Places } from "./goods.ts"
import type { Gallery } from "./pictures.ts"

interface AdRow {
  readonly id: string
  readonly slot: AdSlot
  readonly product: number
  readonly title: Words
  readonly text: Words
}

/** Advertisements beside sunscreens: all slots of one category, so that every other list shows the empty state. */
const rows: ReadonlyArray<AdRow> = [
  {
    id: "kunci-seharian-atas",
    slot: "top",
    product: 1051,
    title: { id: "Kunci Seharian", en: "Locked All Day" },
    text: {
      id: "Setting spray Kabut, tahan sampai 12 jam perjalanan.",
      en: "Kabut's setting spray holds for a 12-hour day out."
    }
  },
  {
    id: "kunci-seharian-samping",
    slot: "side",
    product: 1051,
    title: { id: "Kunci Seharian", en: "Locked All Day" },
    text: { id: "Semprot sekali, tahan 12 jam.", en: "One mist, a 12-hour hold." }
  },
  {
    id: "hijab-segar",
    slot: "small",
    product: 1018,
    title: { id: "Hijab segar seharian", en: "A fresh hijab all day" },
    text: { id: "Fresh Hijab & Hair Mist dari Kabut.", en: "Fresh Hijab & Hair Mist by Kabut." }
  }
]
const action: Words = { id: "Lihat", en: "See it" }

/** The demo shop's own advertisements. */
export const adsOf = (
  { products }: DemoData,
  places: Places,
  gallery: Gallery,
  calendar: Calendar
): ReadonlyArray<WrittenAd> =>
  rows.map(({ product, ...row }) => {
    const goods = products.find(({ id }) => id === product)
    if (goods === undefined) throw new Error(`the demo shop has no product ${product}`)
    const picture = gallery.picture(`p${product}`)
    return {
      ...row,
      id: AdId(row.id),
      pages: ["category"],
      targets: [places.category("sunscreen")],
      action,
      link: productPath({
        id: ProductId(product),
        slug: goods.slug,
        category: { id: places.category(goods.category), slug: goods.category, name: goods.category }
      }),
      ...(picture && { picture }),
      perDay: 50,
      startsAt: calendar.day("2026-11-01"),
      endsAt: calendar.day("2026-12-31"),
      budget: 100_000
    }
  })
