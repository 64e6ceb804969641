import type { FeedItem } from "#core/feeds/feed-item.ts"
import type { Language } from "#core/kernel/text.ts"
import type { Cells } from "../cells.ts"
import { csvOf, csvRow, guardedCell } from "../files.ts"
import { availabilityDate, feedMoney, saleDates, variantLabel } from "./feed-values.ts"

/** Columns of a catalogue of Meta. */
const columns = [
  "id",
  "item_group_id",
  "title",
  "description",
  "availability",
  "availability_date",
  "condition",
  "price",
  "sale_price",
  "sale_price_effective_date",
  "link",
  "image_link",
  "additional_image_link",
  "brand",
  "gtin",
  "google_product_category",
  "product_type",
  "color",
  "size",
  "additional_variant_attribute",
  "shipping_weight"
] as const

/** The first line of a catalogue for Meta: CSV. */
export const metaHead = csvOf(columns, [])

/** A line of it. Decision 0136. */
export const metaItem = (item: FeedItem, language: Language): string => {
  const { sale, option } = item
  const cells: Cells = {
    id: item.id,
    item_group_id: item.group ?? "",
    title: item.title,
    description: item.description,
    availability: item.availability.kind.replaceAll("_", " "),
    availability_date: availabilityDate(item.availability) ?? "",
    condition: "new",
    price: feedMoney(item.price),
    sale_price: sale ? feedMoney(sale.price) : "",
    sale_price_effective_date: saleDates(sale) ?? "",
    link: item.link,
    image_link: item.picture,
    additional_image_link: item.furtherPictures.join(","),
    brand: item.brand ?? "",
    gtin: item.gtin ?? "",
    google_product_category: item.giftCard ? "53" : "",
    product_type: item.category.join(" > "),
    color: option?.kind === "shade" ? option.name : "",
    size: option?.kind === "size" ? option.name : "",
    additional_variant_attribute: option?.kind === "variant" ? `${variantLabel[language]}:${option.name}` : "",
    shipping_weight: item.weightGram === undefined ? "" : `${item.weightGram} g`
  }
  return csvRow(columns, cells, guarded)
}

/** A blank before what a spreadsheet would calculate: readers of feeds leave it out, and would show an apostrophe. */
const guarded = (text: string): string => (guardedCell(text) === text ? text : ` ${text}`)
