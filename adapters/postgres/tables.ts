import type { ColumnType, Generated, GeneratedAlways, Selectable } from "kysely"
import type { EgiftInfo } from "#core/cart/cart.ts"
import type { Attribute } from "#core/catalogue/combination.ts"
import type { Halal } from "#core/catalogue/product.ts"
import type { Discount, StoredPicture, StoredProduct } from "#core/catalogue/stored.ts"
import type { KeptCheckout } from "#core/checkout/checkout.ts"
import type { Instant } from "#core/kernel/moment.ts"
import type { Language, Words } from "#core/kernel/text.ts"
import type { Actor, Delivery, OrderStatus } from "#core/orders/order.ts"
import type { BankAccount, Payment, PaymentState, TransferFate } from "#core/orders/payment.ts"
import type { Goods } from "#core/pricing/goods.ts"
import type { Step, Totals } from "#core/pricing/quote.ts"
import type { Contact } from "#core/regions/address.ts"
import type { StarPart } from "#core/reviews/review.ts"
import type { AccountTables } from "./account-tables.ts"
import type { MerchantTables } from "./merchant-tables.ts"
import type { ProfileTables } from "./profile-tables.ts"

/** The tables of `migrations/`, as both engines answer them. */
export interface Tables extends AccountTables, ProfileTables, MerchantTables {
  versions: { name: VersionName; value: number }
  seeds: { name: string; fingerprint: string; at: Moment }
  countries: { code: string; name: Json<Words>; phone_code: string; tag: string; position: number }
  categories: {
    id: string
    slug: string
    name: Json<Words>
    level: 1 | 2 | 3
    parent_id: string | null
    featured: boolean
    position: number
    picture: Json<StoredPicture> | null
  }
  brands: {
    id: number
    slug: string
    name: string
    folded: string
    wordmark: string
    letter: string
    country_code: string | null
    story: Json<Words>
  }
  slugs: { slug: string; category_id: string | null; brand_id: number | null }
  tags: { id: string; tag_group: string; name: Json<Words>; position: number }
  products: Discounted & {
    id: number
    source: string
    source_id: string
    sold_as: number | null
    slug: string
    name: string
    brand_id: number
    category_id: string | null
    description: Json<Words>
    how_to_use: Json<Words>
    ingredients: string
    key_ingredients: Json<StoredProduct["keyIngredients"]>
    net_weight: string | null
    pao: string | null
    halal_status: Halal["status"]
    halal_number: string | null
    bpom: string | null
    dangerous: boolean
    active: boolean
    removed: boolean
    available_for_order: boolean
    first_active: Moment | null
    sales_90d: number
    average_rating: Generated<number>
    total_reviews: Generated<number>
    gift_card: boolean
    sister_url: string | null
    pictures: Json<ReadonlyArray<StoredPicture>>
    fingerprint: string
    version: number
  }
  combinations: Discounted & {
    product_id: number
    id: string
    position: number
    attribute: Attribute
    name: string
    hex: string | null
    price: number
    stock: number
    stock_version: Generated<number>
    weight_gram: number
    is_default: boolean
    active: boolean
    active_in_review: boolean
    available_for_guest: boolean
    pre_order: boolean
    delivery_date: Moment | null
    sku: string | null
    barcode: string | null
    picture: Json<StoredPicture> | null
  }
  special_prices: {
    product_id: number
    combination_id: string
    starts_at: Moment
    ends_at: Moment
    price: number
    campaign: string | null
  }
  product_tags: { product_id: number; tag_id: string }
  terms: { term: string; product_id: number; weight: number }
  vocabulary: { term: string; products: number }
  synonyms: { position: number; words: Json<ReadonlyArray<string>> }
  trending_searches: { folded: string; keyword: string; searches: number }
  search_feedback: { id: string; q: string; click: string | null; helpful: boolean; at: Moment }
  shelf_lists: { name: string; title: Json<Words> }
  shelf_list_products: { list: string; position: number; product_id: number }
  popular_categories: { category_id: string; position: number }
  brand_lists: { list: string; position: number; brand_id: number }
  promotions: { slug: string; title: Json<Words>; text: Json<Words>; position: number }
  promotion_products: { promotion: string; position: number; product_id: number }
  banners: {
    id: string
    banner_group: string
    position: number
    title: Json<Words>
    text: Json<Words> | null
    action: Json<Words> | null
    link: string | null
    wide: Json<StoredPicture> | null
    narrow: Json<StoredPicture> | null
    apply: "everyday" | "other"
    location: string
    targets: Json<ReadonlyArray<string>>
    products: Json<ReadonlyArray<number>>
    starts_at: Moment
    ends_at: Moment | null
    daily_from_ms: number | null
    daily_to_ms: number | null
  }
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
  }
  text_questions: { page: string; position: number; question: Json<Words>; answer: Json<Words> }
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
    likes: number
    helpful: number
    traits: Json<ReadonlyArray<string>>
    age_bucket: string | null
    pictures: Json<ReadonlyArray<StoredPicture>>
    status: "published" | "held" | "hidden" | "removed"
    created_at: Moment
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
  checkouts: { id: string; version: number; choices: Json<Omit<KeptCheckout, "id" | "version">>; expires_at: Moment }
  transfer_codes: { bank: string; amount: number; code: number; holder: string; until: Moment | null }
  orders: {
    id: string
    code: string
    checkout_id: string
    status: OrderStatus
    language: Language
    member_id: string | null
    email: string
    phone: string
    contact: Json<Contact>
    delivery: Json<Delivery>
    tracking: string | null
    steps: Json<ReadonlyArray<Step>>
    totals: Json<Totals>
    note: string | null
    payment_method: Payment["method"]
    payment_state: PaymentState
    payable: number
    bank: string | null
    account: Json<BankAccount> | null
    unique_code: number | null
    pay_until: Moment | null
    paid_at: Moment | null
    placed_at: Moment
    due_at: Moment | null
    network: string | null
    browser: string | null
  }
  order_lines: {
    order_id: string
    position: number
    id: string
    product_id: number
    combination_id: string
    quantity: number
    total: number
    goods: Json<Goods>
    egift: Json<EgiftInfo> | null
  }
  order_events: {
    order_id: string
    position: GeneratedAlways<number>
    at: Moment
    type: string
    from_status: OrderStatus
    to_status: OrderStatus
    actor: Actor["kind"]
    actor_name: string | null
    note: string | null
  }
  transfer_confirmations: {
    order_id: string
    at: Moment
    bank: string
    sender: string
    amount: number
    day: string
    receipt: string | null
  }
  receipts: { id: string; order_id: string; created_at: Moment }
  transfers: {
    reference: string
    bank: string
    amount: number
    at: Moment
    fate: TransferFate | null
    order_id: string | null
  }
  notify_wishes: {
    combination_id: string
    email: string
    product_id: number
    language: Language
    at: Moment
    closed_at: Moment | null
  }
  hands_log: {
    position: GeneratedAlways<number>
    at: Moment
    name: string
    action: string
    subject: string
    detail: Json<unknown>
  }
  rate_limits: { key: string; points: Generated<number>; expire: number | null }
}

export type VersionName = "catalogue" | "stock" | "content" | "reviews"

/** jsonb: read as data, written as text. */
export type Json<T> = ColumnType<T, string, string>
/** timestamptz: read as milliseconds, written as ISO 8601. */
export type Moment = ColumnType<Instant, string, string>

interface Discounted {
  discount_kind: Discount["kind"] | null
  discount_value: number | null
  discount_sale: boolean
}

export type Row<Table extends keyof Tables> = Selectable<Tables[Table]>

/** A value for a jsonb column. */
export const json = (value: unknown): string => JSON.stringify(value)

/** A value for a timestamptz column. */
export const moment = (at: Instant): string => new Date(at).toISOString()
