import type { FeedItem } from "#core/feeds/feed-item.ts"
import type { Language } from "#core/kernel/text.ts"
import { availabilityDate, feedMoney, saleDates, variantLabel } from "./feed-values.ts"

/** What a feed says of the shop itself. */
export interface FeedShop {
  readonly name: string
  readonly address: string
  readonly language: Language
}

/** The category of gift cards in Google's taxonomy. */
const giftCards = "53"

/** The beginning of a feed of Google Merchant: RSS 2.0. */
export const googleHead = ({ name, address, language }: FeedShop): string =>
  [
    `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>\n`,
    plainElement("title", name),
    plainElement("link", address),
    plainElement("description", name),
    plainElement("language", language)
  ].join("")

/** Its end. */
export const googleFoot = "</channel>\n</rss>\n"

/** An item of it. Decision 0136. */
export const googleItem = (item: FeedItem, language: Language): string => {
  const { availability, sale, option } = item
  const fields: ReadonlyArray<readonly [name: string, value: string | undefined]> = [
    ["id", item.id],
    ["item_group_id", item.group],
    ["title", item.title],
    ["description", item.description],
    ["link", item.link],
    ["image_link", item.picture],
    ...item.furtherPictures.map((address) => ["additional_image_link", address] as const),
    ["availability", availability.kind],
    ["availability_date", availabilityDate(availability)],
    ["price", feedMoney(item.price)],
    ["sale_price", sale && feedMoney(sale.price)],
    ["sale_price_effective_date", saleDates(sale)],
    ["brand", item.brand],
    ["gtin", item.gtin],
    ["identifier_exists", item.gtin === undefined ? "no" : undefined],
    ["condition", "new"],
    ["google_product_category", item.giftCard ? giftCards : undefined],
    ["product_type", item.category.length > 0 ? item.category.join(" > ") : undefined],
    ["shipping_weight", item.weightGram === undefined ? undefined : `${item.weightGram} g`],
    ["color", option?.kind === "shade" ? option.name : undefined],
    ["size", option?.kind === "size" ? option.name : undefined]
  ]
  const written = fields.map(([name, value]) => (value === undefined ? "" : element(name, value))).join("")
  return `<item>\n${written}${option?.kind === "variant" ? detail(option.name, language) : ""}</item>\n`
}

/** Google has no attribute for scents and kinds: they are a detail. */
const detail = (name: string, language: Language): string =>
  `<g:product_detail>${element("attribute_name", variantLabel[language])}${element("attribute_value", name)}</g:product_detail>\n`

const element = (name: string, value: string): string => plainElement(`g:${name}`, value)
const plainElement = (name: string, value: string): string => `<${name}>${escaped(value)}</${name}>\n`
const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll("\r", "&#13;")
