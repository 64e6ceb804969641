import { AdId, type StoredAd } from "#core/ads/ad.ts"
import { dayMs, instant } from "#core/kernel/moment.ts"
import { someNow } from "../arbitraries.ts"

export const someAd = (id: string, more: Partial<StoredAd> = {}): StoredAd => ({
  id: AdId(id),
  slot: "top",
  pages: ["category"],
  targets: [],
  title: { id: `Judul ${id}`, en: `Title ${id}` },
  action: { id: "Lihat", en: "See it" },
  link: "/promo/akhir-tahun",
  perDay: 0,
  startsAt: instant(someNow - dayMs),
  endsAt: instant(someNow + dayMs),
  impressions: 0,
  clicks: 0,
  ...more
})
