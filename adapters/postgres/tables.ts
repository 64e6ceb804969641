import type { Generated, GeneratedAlways, Selectable } from "kysely"
import type { StoredPicture } from "#core/catalogue/stored.ts"
import type { Instant } from "#core/kernel/moment.ts"
import type { Language, Words } from "#core/kernel/text.ts"
import type { ReportType } from "#core/reviews/reactions/report.ts"
import type { StarPart } from "#core/reviews/review.ts"
import type { ReviewTag } from "#core/reviews/review-tags.ts"
import type { ReviewFinding } from "#core/reviews/reviews.errors.ts"
import type { AdsTables } from "./ads/ads-tables.ts"
import type { CatalogueTables } from "./catalogue/catalogue-tables.ts"
import type { ContentTables } from "./catalogue/content-tables.ts"
import type { GivenJson, Json, Moment, Of } from "./columns.ts"
import type { DiscoveryTables } from "./discovery/discovery-tables.ts"
import type { EgiftTables } from "./egift/egift-tables.ts"
import type { JournalTables } from "./journal/journal-tables.ts"
import type { AccountTables } from "./members/account-tables.ts"
import type { ProfileTables } from "./members/profile-tables.ts"
import type { ProposalTables } from "./members/proposal-tables.ts"
import type { PushTables } from "./push/push-tables.ts"
import type { GiftTables } from "./selling/gift-tables.ts"
import type { MerchantTables } from "./selling/merchant-tables.ts"
import type { PointTables } from "./selling/point-tables.ts"
import type { SellingTables } from "./selling/selling-tables.ts"
import type { VoucherTables } from "./selling/voucher-tables.ts"
import type { StoreStockTables } from "./stores/store-stock-tables.ts"
import type { TrackingTables } from "./tracking/tracking-tables.ts"
import type { QuotaTables } from "./window/quota-tables.ts"

/** The tables of `migrations/`, as both engines answer them. */
export interface Tables
  extends CatalogueTables,
    ContentTables,
    SellingTables,
    AccountTables,
    ProfileTables,
    ProposalTables,
    MerchantTables,
    VoucherTables,
    PointTables,
    GiftTables,
    StoreStockTables,
    EgiftTables,
    DiscoveryTables,
    TrackingTables,
    AdsTables,
    JournalTables,
    QuotaTables,
    PushTables {
  versions: { name: VersionName; value: number }
  catalogue_changes: { version: number; products: boolean; places: boolean; lists: boolean }
  seeds: { name: string; fingerprint: string; at: Moment }
  terms: { term: string; product_id: number; weight: number }
  vocabulary: { term: string; products: number }
  synonyms: { position: number; words: Json<ReadonlyArray<string>> }
  trending_searches: { folded: string; keyword: string; searches: number }
  search_feedback: { id: string; q: string; click: string | null; helpful: boolean; at: Moment }
  product_lists: { name: string; title: Json<Words> }
  product_list_products: { list: string; position: number; product_id: number }
  popular_categories: { category_id: string; position: number }
  brand_lists: { list: string; position: number; brand_id: number }
  promotions: { slug: string; title: Json<Words>; text: Json<Words>; position: number }
  promotion_products: { promotion: string; position: number; product_id: number }
  reviews: {
    product_id: number
    id: string
    member_id: string
    product_name: string
    combination_id: string | null
    combination_name: string | null
    details: string
    rating: number
    stars: Json<Partial<Record<StarPart, number>>>
    duration_of_use: string | null
    recommended: boolean
    repurchase: boolean
    verified: boolean
    likes: Generated<number>
    helpful: Generated<number>
    imported_likes: Generated<number>
    traits: Json<ReadonlyArray<string>>
    tags: GivenJson<ReadonlyArray<ReviewTag>>
    age_bucket: string | null
    pictures: Json<ReadonlyArray<StoredPicture>>
    status: "published" | "held" | "hidden" | "removed"
    findings: GivenJson<ReadonlyArray<ReviewFinding>>
    created_at: Moment
    version: Generated<number>
    edited_at: Moment | null
    compared_at: Moment | null
    must_be_read: Generated<boolean>
    points_received: Generated<number>
    is_rewarded: boolean | null
    was_hidden: Generated<boolean>
    language: Of<Language, string | undefined>
    decided_at: Moment | null
    decision_words: string | null
  }
  review_changes: { product_id: number; version: number }
  review_writers: {
    member_id: string
    failures: Generated<number>
    failed_at: Moment | null
    accepted: GivenJson<ReadonlyArray<number>>
    blocked_at: Moment | null
    banned_at: Moment | null
    read_first: GivenJson<ReadonlyArray<number>>
  }
  review_photos: {
    id: string
    /** Null of an accepted proposal: its photos show a product of the shop. */
    member_id: string | null
    review_id: string | null
    proposal_id: string | null
    /** Staff have refused the proposal for what it shows. */
    hidden: Generated<boolean>
    position: number | null
    name: string | null
    description: string | null
    file: string
    picture: Json<StoredPicture>
    created_at: Moment
  }
  removed_photos: { file: string; picture: Json<StoredPicture>; tried_at: Moment | null }
  review_likes: { review_id: string; member_id: string; at: Moment }
  review_bookmarks: { review_id: string; member_id: string; at: Moment }
  review_reports: {
    review_id: string
    member_id: string
    at: Moment
    type: ReportType
    note: string | null
    settled_at: Moment | null
  }
  wishlist_entries: {
    member_id: string
    combination_id: string
    product_id: number
    at: Moment
    price: number
    removed_at: Moment | null
  }
  outbox: {
    id: string
    kind: string
    payload: Json<unknown>
    created_at: Moment
    due_at: Moment
    attempts: Generated<number>
    leased_until: Moment | null
    done_at: Moment | null
    failure: string | null
    given_up_at: Moment | null
  }
  idempotency_keys: { scope: string; key: string; asked: string; made: Generated<string>; created_at: Moment }
  ops_log: {
    position: GeneratedAlways<number>
    at: Moment
    name: string
    action: string
    subject: string
    detail: Json<unknown>
  }
  feature_toggles: { name: string; is_on: boolean; changed_at: Moment }
  rate_limits: { key: string; points: Generated<number>; expire: number | null }
}

/** What has a version of its own, by which caches see that it changed. */
export type VersionName = "catalogue" | "stock" | "content" | "reviews" | "sales" | "quotas" | "toggles"

/** A row of a table as it is read. */
export type Row<Table extends keyof Tables> = Selectable<Tables[Table]>

/** A value for a jsonb column. */
export const json = (value: unknown): string => JSON.stringify(value)

/** A value for a timestamptz column. */
export const moment = (at: Instant): string => new Date(at).toISOString()
