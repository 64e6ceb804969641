import type { SpecialPrice } from "#core/catalogue/stored.ts"
import { type Instant, instant, startOfJakartaDay } from "#core/kernel/moment.ts"
import type { Rupiah } from "#core/kernel/money.ts"
import { readStock } from "./amounts.ts"
import { type Cost, costBelow, noCost, priceIn } from "./cost.ts"
import type { Notes } from "./findings.ts"
import { inRupiah, type Money, readPrice } from "./price.ts"
import { quoteText } from "./text.ts"

/** Spellings of the one condition that is sold: new. */
export const conditions = new Map([
  ["new", "new"],
  ["baru", "new"],
  ["https://schema.org/newcondition", "new"]
])
/** Spellings of the gender an item is for. */
export const genders = new Map(["female", "male", "unisex"].map((gender) => [gender, gender] as const))
/** Spellings of yes and no, in both languages. */
export const answers = new Map([
  ["yes", "yes"],
  ["no", "no"],
  ["true", "yes"],
  ["false", "no"],
  ["ya", "yes"],
  ["tidak", "no"]
])
const proper = new Set(["new", "female", "male", "unisex", "yes", "no", "true", "false"])

/** Reads a word of a fixed list that the shop does not show; a word that forbids selling is refused. */
export const choice = (given: string, field: string, known: ReadonlyMap<string, string>, notes: Notes): void => {
  const text = given.toLowerCase()
  if (text === "" || proper.has(text)) return
  if (field === "condition" && /^(?:used|refurbished|bekas|rekondisi)$/.test(text))
    notes.refuse(field, "condition", `Only new goods are sold, not ${quoteText(given)}`)
  else
    notes.fix(
      field,
      `${field}-written`,
      `${field} ${quoteText(given)} is ${known.has(text) ? `taken as ${known.get(text)}` : "left out"}`
    )
}

/** Whether an item can be bought; `undefined` if the feed does not say. */
export type Availability = "in_stock" | "out_of_stock" | "preorder" | "backorder" | undefined

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

/** Returns whether an item is available, however feeds spell it. */
export const readAvailability = (given: string, notes: Notes): Availability => {
  const text = given.toLowerCase()
  const known = spelt.get(text.replace(/^https?:\/\/(?:www\.)?schema\.org\//, "").replace(/[\s_-]/g, ""))
  if (known === undefined)
    notes.refuse(
      "availability",
      "availability-unknown",
      given === "" ? "There is no availability" : `${quoteText(given)} is no availability`
    )
  else if (text.replace(/[\s-]/g, "_") !== known && text !== "pre_order" && text !== "pre-order")
    notes.fix("availability", "availability-written", `${quoteText(given)} is taken as ${known}`)
  return known
}

/** A pre-order states when it arrives. D-22. */
export const dateOf = (availability: Availability, given: string, notes: Notes): Instant | undefined => {
  if (availability !== "preorder" && availability !== "backorder") return undefined
  const date = momentIn(given)
  if (date !== undefined) return date
  if (availability === "preorder")
    notes.refuse(
      "availability_date",
      "preorder-date",
      `A pre-order needs the date when it comes${given === "" ? "" : `, not ${quoteText(given)}`}`
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

/** Returns units for sale; a feed that only states availability does not state how many. */
export const stockOf = (availability: Availability, quantity: string, unknownStock: number, notes: Notes): number => {
  if (availability === undefined || availability === "out_of_stock" || availability === "backorder") return 0
  return quantity === "" ? unknownStock : readStock(quantity, "quantity", notes)
}

/** The price, and the sale that takes something off it, always or for a time. */
export const costOf = (field: (name: string) => string, money: Money, notes: Notes): Cost => {
  const text = field("price")
  const price = priceIn(text, money, "price", notes)
  if (price === undefined) return noCost
  const read = readPrice(text, money)
  if (typeof read !== "string" && read.currency === undefined)
    notes.fix("price", "currency-missing", `The price ${quoteText(text)} names no currency: taken as ${money.currency}`)
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
  notes.fix("sale_price", "sale-price", `The sale price ${quoteText(text)} ${why}: no sale`)
  return undefined
}

const timeOf = (text: string, notes: Notes): Pick<SpecialPrice, "startsAt" | "endsAt"> | undefined => {
  const [startsAt, endsAt] = text.split("/").map(momentIn)
  if (startsAt !== undefined && endsAt !== undefined && startsAt < endsAt) return { startsAt, endsAt }
  notes.fix(
    "sale_price_effective_date",
    "sale-dates",
    `${quoteText(text)} is no time from a day to a later one: no sale`
  )
  return undefined
}
