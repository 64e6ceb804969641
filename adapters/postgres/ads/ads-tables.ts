import type { Generated } from "kysely"
import type { AdId, AdPage, AdSlot } from "#core/ads/ad.ts"
import type { StoredPicture } from "#core/catalogue/stored.ts"
import type { Words } from "#core/kernel/text.ts"
import type { Json, Moment, Of } from "../columns.ts"

/** The table of `0076_ads.sql`. */
export interface AdsTables {
  ads: {
    id: Of<AdId, string>
    slot: Of<AdSlot, string>
    pages: Of<ReadonlyArray<AdPage>, ReadonlyArray<string>>
    targets: ReadonlyArray<string>
    title: Json<Words>
    text: Json<Words> | null
    action: Json<Words>
    link: string
    picture: Json<StoredPicture> | null
    per_day: number
    starts_at: Moment
    ends_at: Moment
    budget: number | null
    impressions: Generated<number>
    clicks: Generated<number>
  }
}
