import type { Generated } from "kysely"
import type { CategoryId } from "#core/catalogue/category.ts"
import type { Attribute } from "#core/catalogue/combination.ts"
import type { Halal } from "#core/catalogue/product.ts"
import type { Discount, StoredPicture, StoredProduct } from "#core/catalogue/stored.ts"
import type { Words } from "#core/kernel/text.ts"
import type { Json, Moment, Of } from "../columns.ts"

/** The tables of `0001_catalogue.sql`: countries, places of products, products and their combinations. */
export interface CatalogueTables {
  countries: { code: string; name: Json<Words>; phone_code: string; tag: string; position: number }
  categories: {
    id: string
    slug: string
    name: Json<Words>
    level: 1 | 2 | 3
    parent_id: Of<CategoryId | null, string | null>
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
    category_id: Of<CategoryId | null, string | null>
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
    sold_90d: Generated<number>
    sales_version: Generated<number>
    average_rating: Generated<number>
    total_reviews: Generated<number>
    rating_version: Generated<number>
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
    quota: number | null
  }
  product_tags: { product_id: number; tag_id: string }
}

interface Discounted {
  discount_kind: Discount["kind"] | null
  discount_value: number | null
  discount_sale: boolean
}
