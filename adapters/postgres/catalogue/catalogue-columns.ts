import type { Row, Tables } from "../tables.ts"

/** Columns that are read of these tables: those of the domain types, none that only writers use. */
export const read = {
  special_prices: ["product_id", "combination_id", "starts_at", "ends_at", "price", "campaign", "quota"],
  combinations: [
    "product_id",
    "id",
    "attribute",
    "name",
    "hex",
    "price",
    "discount_kind",
    "discount_value",
    "discount_sale",
    "stock",
    "weight_gram",
    "is_default",
    "active",
    "active_in_review",
    "available_for_guest",
    "pre_order",
    "delivery_date",
    "sku",
    "barcode",
    "picture"
  ],
  products: [
    "id",
    "source",
    "source_id",
    "sold_as",
    "slug",
    "name",
    "brand_id",
    "category_id",
    "description",
    "how_to_use",
    "ingredients",
    "key_ingredients",
    "net_weight",
    "pao",
    "halal_status",
    "halal_number",
    "bpom",
    "dangerous",
    "active",
    "removed",
    "available_for_order",
    "discount_kind",
    "discount_value",
    "discount_sale",
    "first_active",
    "sales_90d",
    "sold_90d",
    "average_rating",
    "total_reviews",
    "gift_card",
    "sister_url",
    "pictures"
  ]
} as const satisfies { readonly [Table in keyof Tables]?: ReadonlyArray<keyof Tables[Table]> }

/** As much of a row as is read. */
export type Read<Table extends keyof typeof read> = Pick<Row<Table>, (typeof read)[Table][number] & keyof Row<Table>>
