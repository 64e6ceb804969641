import type { BannerGroup, BannerLocation } from "#core/banners/banner.ts"
import type { ProductId } from "#core/catalogue/product.ts"
import type { StoredPicture } from "#core/catalogue/stored.ts"
import type { Words } from "#core/kernel/text.ts"
import type { Json, Moment, Of } from "../columns.ts"

/** The tables of `0004_content.sql`, `0035_banner_regions.sql`, `0071_campaign_pictures.sql` and `0092_quotas_of_special_prices.sql`: banners, stores and texts. */
export interface ContentTables {
  banners: {
    id: string
    banner_group: Of<BannerGroup, string>
    position: number
    title: Json<Words>
    text: Json<Words> | null
    action: Json<Words> | null
    link: string | null
    wide: Json<StoredPicture> | null
    narrow: Json<StoredPicture> | null
    apply: "everyday" | "other"
    location: Of<BannerLocation, string>
    targets: Json<ReadonlyArray<string>>
    regions: Json<ReadonlyArray<string>> | null
    products: Json<ReadonlyArray<ProductId>>
    starts_at: Moment
    ends_at: Moment | null
    daily_from_ms: number | null
    daily_to_ms: number | null
    announced_hours: number | null
  }
  campaign_pictures: { file: string; picture: Json<StoredPicture>; name: string; added_at: Moment }
  stores: {
    id: number
    name: string
    city: string
    city_code: string
    province_code: string
    address: string
    phone: string
    latitude: number
    longitude: number
    hours: Json<{ weekdays: readonly [string, string]; weekend: readonly [string, string]; zone: string }>
    services: Json<ReadonlyArray<string>>
    is_default: boolean
    ships: boolean
  }
  text_pages: {
    slug: string
    title: Json<Words>
    paragraphs: Json<{ readonly id: ReadonlyArray<string>; readonly en: ReadonlyArray<string> }>
    position: number
    part: string | null
  }
  text_questions: {
    page: string
    position: number
    question: Json<Words>
    answer: Json<Words>
    part: string | null
  }
}
