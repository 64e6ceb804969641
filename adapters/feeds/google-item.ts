import type { SpecialPrice } from "#core/catalogue/stored.ts"
import { type Instant, instant, startOfJakartaDay } from "#core/kernel/moment.ts"
import type { Rupiah } from "#core/kernel/money.ts"
import { readBarcode, readStock, readWeight } from "./amounts.ts"
import type { Fate, Notes } from "./findings.ts"
import type { GoogleItem } from "./google-items.ts"
import { type Description, described } from "./html.ts"
import { type PlacedPicture, publicAddress, readPicture, remotePicture } from "./pictures.ts"
import { ownPlace, type Place, placeInTaxonomy } from "./places.ts"
import { inRupiah, type Money, readPrice } from "./price.ts"
import { type Cost, costBelow, noCost, priceIn, type Reading, readName, readOption, shortKey } from "./product.ts"
import { shown } from "./text.ts"

/** An item that has been read: what it says of its product, and the variant it is. */
export interface ReadItem {
  readonly record: number
  /** As the file says it. */
  readonly key: string
  readonly notes: Notes
  readonly isRefused: () => boolean
  readonly title: string
  readonly brand: string
  readonly place: Place
  readonly description: Description
  readonly color: string
  readonly size: string
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

export const itemOf = (
  item: GoogleItem,
  id: string,
  reading: Reading & { readonly htmlExpected: boolean },
  notes: Notes,
  fate: Fate
): ReadItem => {
  const field = (name: string): string => single(item, name, notes)
  if (id.trim().length > longestId)
    notes.fix("id", "id-long", `The id has ${id.trim().length} characters: kept in ${longestId}`)
  const key = shortKey(field("id"), longestId)
  const [title, color, size] = [
    readName(field("title"), "title", notes),
    readOption(field("color"), "color", notes),
    readOption(field("size"), "size", notes)
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
    description: described(field("description"), "description", notes, reading.htmlExpected),
    color,
    size,
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
    notes.refuse(field, "price-twice", `There are several prices: ${shown(values.join(", "))}`)
  else if (values.length > 1 && unlike.has(field))
    notes.fix(field, "field-twice", `${field} stands there several times: ${shown(value)} is kept`)
  const trimmed = value.trim()
  if (trimmed !== value && field !== "description") notes.fix(field, "blanks", `${field} had blanks around it`)
  return trimmed
}

const conditions = new Map([
  ["new", "new"],
  ["baru", "new"],
  ["https://schema.org/newcondition", "new"]
])
const genders = new Map(["female", "male", "unisex"].map((gender) => [gender, gender] as const))
const answers = new Map([
  ["yes", "yes"],
  ["no", "no"],
  ["true", "yes"],
  ["false", "no"],
  ["ya", "yes"],
  ["tidak", "no"]
])
const proper = new Set(["new", "female", "male", "unisex", "yes", "no", "true", "false"])

const choice = (given: string, field: string, known: ReadonlyMap<string, string>, notes: Notes): void => {
  const text = given.toLowerCase()
  if (text === "" || proper.has(text)) return
  if (field === "condition" && /^(?:used|refurbished|bekas|rekondisi)$/.test(text))
    notes.refuse(field, "condition", `Only new goods are sold, not ${shown(given)}`)
  else
    notes.fix(
      field,
      `${field}-written`,
      `${field} ${shown(given)} is ${known.has(text) ? `taken as ${known.get(text)}` : "left out"}`
    )
}

type Availability = "in_stock" | "out_of_stock" | "preorder" | "backorder" | undefined

const spelt = new Map<string, Exclude<Availability, undefined>>([
  ["instock", "in_stock"],
  ["limitedavailability", "in_stock"],
  ["onlineonly", "in_stock"],
  ["outofstock", "out_of_stock"],
  ["soldout", "out_of_stock"],
  ["discontinued", "out_of_stock"],
  ["preorder", "preorder"],
  ["presale", "preorder"],
  ["backorder", "backorder"]
])

const readAvailability = (given: string, notes: Notes): Availability => {
  const text = given.toLowerCase()
  const known = spelt.get(text.replace(/^https?:\/\/(?:www\.)?schema\.org\//, "").replace(/[\s_-]/g, ""))
  if (known === undefined)
    notes.refuse(
      "availability",
      "availability-unknown",
      given === "" ? "There is no availability" : `${shown(given)} is no availability`
    )
  else if (text.replace(/[\s-]/g, "_") !== known && text !== "pre_order" && text !== "pre-order")
    notes.fix("availability", "availability-written", `${shown(given)} is taken as ${known}`)
  return known
}

/** A pre-order says when it comes. D-22. */
const dateOf = (availability: Availability, given: string, notes: Notes): Instant | undefined => {
  if (availability !== "preorder" && availability !== "backorder") return undefined
  const date = momentIn(given)
  if (date !== undefined) return date
  if (availability === "preorder")
    notes.refuse(
      "availability_date",
      "preorder-date",
      `A pre-order needs the date when it comes${given === "" ? "" : `, not ${shown(given)}`}`
    )
  else notes.fix("availability_date", "backorder-date", "Ordered again without a date: taken as out of stock")
  return undefined
}

/** ISO 8601; without a zone it is meant in Jakarta. */
const momentIn = (text: string): Instant | undefined => {
  const [, day, time, zone] =
    /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d)?))?\s*(Z|[+-]\d\d:?\d\d)?$/.exec(text.trim()) ?? []
  if (day === undefined) return undefined
  const shift = zone?.replace(/^([+-]\d\d):?(\d\d)$/, "$1:$2") ?? "+07:00"
  const at = time === undefined ? startOfJakartaDay(day) : Date.parse(`${day}T${time}${shift}`)
  return Number.isNaN(at) ? undefined : instant(at)
}

const stockOf = (availability: Availability, quantity: string, unknownStock: number, notes: Notes): number => {
  if (availability === undefined || availability === "out_of_stock" || availability === "backorder") return 0
  return quantity === "" ? unknownStock : readStock(quantity, "quantity", notes)
}

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
      `${further.length} further pictures: the first ${mostFurther} are kept`
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
    notes.refuse("link", "link-address", `The link ${shown(given)} ${read.problem}`)
  else notes.fix("link", "link-address", `The link ${shown(given)} ${read.problem}: left out`)
  return {}
}

const netWeightOf = (given: string): { readonly netWeight?: string } => {
  const [, measure, unit] = /^(\d+(?:\.\d+)?)\s*([a-z]+)$/i.exec(given) ?? []
  return measure === undefined ? {} : { netWeight: `${measure} ${unit}` }
}

const costOf = (field: (name: string) => string, money: Money, notes: Notes): Cost => {
  const text = field("price")
  const price = priceIn(text, money, "price", notes)
  if (price === undefined) return noCost
  const read = readPrice(text, money)
  if (typeof read !== "string" && read.currency === undefined)
    notes.fix("price", "currency-missing", `The price ${shown(text)} names no currency: taken as ${money.currency}`)
  const sale = saleOf(field("sale_price"), price, money, notes)
  const during = field("sale_price_effective_date")
  if (sale === undefined) return { price, specialPrices: [] }
  if (during === "") return costBelow(sale, price)
  const running = timeOf(during, notes)
  return { price, specialPrices: running === undefined ? [] : [{ price: sale, ...running }] }
}

const saleOf = (text: string, price: Rupiah, money: Money, notes: Notes): Rupiah | undefined => {
  const read = readPrice(text, money)
  if (read === "missing") return undefined
  const converted = typeof read === "string" ? read : inRupiah(read, money)
  if (typeof converted !== "string" && converted.rupiah < price) return converted.rupiah
  const why = typeof converted === "string" ? "cannot be read" : "is not below the price"
  notes.fix("sale_price", "sale-price", `The sale price ${shown(text)} ${why}: no sale`)
  return undefined
}

const timeOf = (text: string, notes: Notes): Pick<SpecialPrice, "startsAt" | "endsAt"> | undefined => {
  const [startsAt, endsAt] = text.split("/").map(momentIn)
  if (startsAt !== undefined && endsAt !== undefined && startsAt < endsAt) return { startsAt, endsAt }
  notes.fix("sale_price_effective_date", "sale-dates", `${shown(text)} is no time from a day to a later one: no sale`)
  return undefined
}
