import type { Instant } from "#core/kernel/moment.ts"
import { readBarcode, readWeight } from "./amounts.ts"
import type { Cost } from "./cost.ts"
import type { Fate, Notes } from "./findings.ts"
import type { GoogleItem } from "./google-items.ts"
import { answers, choice, conditions, costOf, dateOf, genders, readAvailability, stockOf } from "./google-offer.ts"
import { type Description, readDescription } from "./html.ts"
import { readName, readOption } from "./names.ts"
import { type PlacedPicture, publicAddress, readPicture, remotePicture } from "./pictures.ts"
import { ownPlace, type Place, placeInTaxonomy } from "./places.ts"
import { type Reading, shortKey } from "./product.ts"
import { quoteText } from "./text.ts"

/** An item that has been read: its data about the product, and the variant it is. */
export interface ReadItem {
  readonly record: number
  /** As written in the file. */
  readonly key: string
  readonly notes: Notes
  readonly isRefused: () => boolean
  readonly title: string
  readonly brand: string
  readonly place: Place
  readonly description: Description
  readonly color: string
  readonly size: string
  /** A kind or a scent, if the items differ in neither colour nor size. */
  readonly kind: string
  readonly giftCard: boolean
  readonly pictures: ReadonlyArray<PlacedPicture>
  readonly sisterUrl?: string
  readonly netWeight?: string
  readonly variant: Cost & {
    readonly key: string
    readonly sku: string
    readonly barcode?: string
    readonly stock: number
    readonly weightGram: number
    readonly deliveryDate?: Instant
    readonly picture?: ReturnType<typeof remotePicture>
  }
}

/** Longest id, and most further pictures, that Google's feeds allow. */
const longestId = 50
const mostFurther = 10

/** Gift cards in Google's taxonomy. */
const giftCards = new Set([
  "53",
  "Arts & Entertainment > Party & Celebration > Gift Giving > Gift Cards & Certificates"
])

const unlike = new Set([
  "price",
  "title",
  "description",
  "sale_price",
  "availability",
  "brand",
  "gtin",
  "color",
  "size"
])

/** Returns an item of a Google feed from its fields; what cannot be read is noted. */
export const itemOf = (
  item: GoogleItem,
  id: string,
  reading: Reading & { readonly htmlExpected: boolean },
  notes: Notes,
  fate: Fate
): ReadItem => {
  const field = (name: string): string => single(item, name, notes)
  if (id.trim().length > longestId)
    notes.fix("id", "id-long", `The id has ${id.trim().length} characters: shortened to ${longestId}`)
  const key = shortKey(field("id"), longestId)
  const [title, color, size, kind] = [
    readName(field("title"), "title", notes),
    readOption(field("color"), "color", notes),
    readOption(field("size"), "size", notes),
    readOption(kindOf(item), "product_detail", notes)
  ]
  if (title === "") notes.refuse("title", "title-missing", "The item has no title")
  choice(field("condition"), "condition", conditions, notes)
  choice(field("gender"), "gender", genders, notes)
  choice(field("adult"), "adult", answers, notes)
  const availability = readAvailability(field("availability"), notes)
  const deliveryDate = dateOf(availability, field("availability_date"), notes)
  const barcode = readBarcode(field("gtin"), "gtin", notes)
  const pictures = picturesOf(item, notes)
  const [picture] = pictures
  return {
    record: item.record,
    key: id,
    notes,
    isRefused: () => fate.refused,
    title,
    brand: field("brand"),
    place: placeOf(field("product_type"), field("google_product_category"), notes),
    description: readDescription(field("description"), "description", notes, reading.htmlExpected),
    color,
    size,
    kind,
    giftCard: giftCards.has(field("google_product_category")),
    pictures,
    ...sisterUrlOf(field("link"), notes),
    ...netWeightOf(field("unit_pricing_measure")),
    variant: {
      ...costOf(field, reading.money, notes),
      key,
      sku: key,
      ...(barcode !== undefined && { barcode }),
      stock: stockOf(availability, field("quantity"), reading.unknownStock, notes),
      weightGram: readWeight(field("shipping_weight"), undefined, "shipping_weight", notes),
      ...(deliveryDate !== undefined && { deliveryDate }),
      ...(picture && { picture: remotePicture(picture.src, color || size) })
    }
  }
}

/** The value of a field that has one; several different ones are a contradiction. */
const single = (item: GoogleItem, field: string, notes: Notes): string => {
  const all = item.values(field)
  const values = [...new Set(all.filter((value) => value.trim() !== ""))]
  if (values.length < new Set(all).size && all.length > 0)
    notes.fix(field, "empty-element", `${field} stands there empty`)
  const [value = ""] = values
  if (values.length > 1 && field === "price")
    notes.refuse(field, "price-twice", `There are several prices: ${quoteText(values.join(", "))}`)
  else if (values.length > 1 && unlike.has(field))
    notes.fix(field, "field-twice", `${field} stands there several times: ${quoteText(value)} is used`)
  const trimmed = value.trim()
  if (trimmed !== value && field !== "description") notes.fix(field, "blanks", `${field} had blanks around it`)
  return trimmed
}

/** The detail that names the variant: `section:Variant:value` of Google, `Variant:value` of Meta. */
const kindOf = (item: GoogleItem): string =>
  [...item.values("product_detail"), ...item.values("additional_variant_attribute")]
    .map((text) => /(?:^|:)\s*(?:varian|variant|scent|aroma)\s*:\s*(.+)$/is.exec(text)?.[1]?.trim() ?? "")
    .find((name) => name !== "") ?? ""

const placeOf = (type: string, category: string, notes: Notes): Place => {
  if (type !== "") return ownPlace(type, "product_type", notes)
  // A number of the taxonomy names no path.
  return /^\d*$/.test(category) ? { category: [] } : placeInTaxonomy(category, "", "google_product_category", notes)
}

const picturesOf = (item: GoogleItem, notes: Notes): ReadonlyArray<PlacedPicture> => {
  const main = single(item, "image_link", notes)
  if (main === "") notes.fix("image_link", "picture-missing", "The item has no picture: a placeholder stands for it")
  const further = item
    .values("additional_image_link")
    .flatMap((value) => value.split(/,\s*(?=[a-z][a-z\d+.-]*:)/i))
    .map((address) => address.trim())
    .filter((address) => address !== "")
  if (further.length > mostFurther)
    notes.fix(
      "additional_image_link",
      "pictures-many",
      `${further.length} further pictures: the first ${mostFurther} are used`
    )
  const addresses = [
    ...(main === "" ? [] : [readPicture(main, "image_link", notes)]),
    ...further.slice(0, mostFurther).map((address) => readPicture(address, "additional_image_link", notes))
  ]
  return addresses.flatMap((src) => (src === undefined ? [] : [{ src, alt: "", position: undefined }]))
}

const sisterUrlOf = (given: string, notes: Notes): { readonly sisterUrl?: string } => {
  if (given === "") return {}
  const read = publicAddress(given)
  if ("href" in read) return { sisterUrl: read.href }
  if (URL.canParse(given) && !/^https?:$/.test(new URL(given).protocol))
    notes.refuse("link", "link-address", `The link ${quoteText(given)} ${read.problem}`)
  else notes.fix("link", "link-address", `The link ${quoteText(given)} ${read.problem}: left out`)
  return {}
}

const netWeightOf = (given: string): { readonly netWeight?: string } => {
  const [, measure, unit] = /^(\d+(?:\.\d+)?)\s*([a-z]+)$/i.exec(given) ?? []
  return measure === undefined ? {} : { netWeight: `${measure} ${unit}` }
}
