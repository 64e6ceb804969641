import { combinationPath, inLanguage, productPath } from "../catalogue/links.ts"
import { type CatalogueNames, wordsIn } from "../catalogue/names.rule.ts"
import { shownFirst } from "../catalogue/offered.rule.ts"
import type { StoredCombination, StoredPicture, StoredProduct } from "../catalogue/stored.ts"
import type { Instant } from "../kernel/moment.ts"
import { fold, graphemes } from "../kernel/text.ts"
import { type FeedAvailability, type FeedItem, noBrand } from "./feed-item.ts"
import { feedSale } from "./feed-sale.rule.ts"
import { isGlobalGtin } from "./gtin.rule.ts"

/** Where and when a feed is read, and in which language. */
export interface FeedPlace {
  /** `https://host` of every address. */
  readonly origin: string
  readonly names: CatalogueNames
  readonly now: Instant
}

/** Longest texts and most pictures that Google Merchant takes. */
const longest = { title: 150, description: 5000, option: 40, brand: 70 } as const
const mostFurther = 10

/**
 * The items of a product, one for each active combination, the one shown first in front. None of what lists do not show, of what has no
 * picture, and of what costs nothing: feeds for advertising refuse these. Decision 0136.
 */
export const feedItems = (product: StoredProduct, place: FeedPlace): ReadonlyArray<FeedItem> => {
  if (!product.active || product.removed) return []
  const active = product.combinations.filter((one) => one.active)
  const first = shownFirst(product)?.id
  return active
    .toSorted((one, other) => Number(other.id === first) - Number(one.id === first))
    .flatMap((one) => itemOf(product, one, { ...place, isOne: active.length === 1, isFirst: one.id === first }))
}

interface Standing extends FeedPlace {
  readonly isOne: boolean
  readonly isFirst: boolean
}

const itemOf = (product: StoredProduct, combination: StoredCombination, place: Standing): ReadonlyArray<FeedItem> => {
  const { names, origin, isOne, isFirst, now } = place
  const sale = feedSale(combination, product.discount, now)
  const addresses = [...(combination.picture ? [combination.picture] : []), ...product.pictures].map((picture) =>
    pictureAddress(picture, origin)
  )
  const [picture, ...others] = new Set(addresses)
  if (picture === undefined || (sale?.price ?? combination.price) < 1) return []
  const path = product.category === undefined ? [] : (names.paths.get(product.category) ?? [])
  const category = path.at(-1)
  const linked = { id: product.id, slug: product.slug, ...(category && { category }) }
  const link = isOne || isFirst ? productPath(linked) : combinationPath(linked, combination.id)
  const brand = plain(names.brands.get(product.brand)?.name ?? "")
  const option = optionOf(combination)
  const title = titleOf(plain(product.name), brand, option?.name)
  const { barcode, weightGram } = combination
  const isBranded = brand !== "" && fold(brand) !== fold(noBrand)
  return [
    {
      id: combination.id,
      ...(!isOne && { group: String(product.id) }),
      title,
      description: fitting(plain(wordsIn(product.description, names.language)), longest.description) || title,
      link: origin + inLanguage(link, names.language),
      picture,
      furtherPictures: others.slice(0, mostFurther),
      availability: availabilityOf(product, combination),
      price: combination.price,
      ...(sale && { sale }),
      ...(isBranded && { brand: fitting(brand, longest.brand) }),
      ...(barcode !== undefined && isGlobalGtin(barcode) && { gtin: barcode }),
      category: path.map(({ name }) => plain(name).replaceAll(">", "-")),
      giftCard: product.giftCard,
      ...(!product.giftCard && weightGram > 0 && { weightGram }),
      ...(option && { option })
    }
  ]
}

const availabilityOf = (product: StoredProduct, combination: StoredCombination): FeedAvailability => {
  const isSold = product.availableForOrder && product.soldAs !== undefined && combination.stock > 0
  if (!isSold) return { kind: "out_of_stock" }
  if (!combination.preOrder) return { kind: "in_stock" }
  return combination.deliveryDate === undefined
    ? { kind: "out_of_stock" }
    : { kind: "preorder", from: combination.deliveryDate }
}

const optionOf = ({ attribute, name }: StoredCombination): FeedItem["option"] | undefined =>
  attribute === "none" || name === "" ? undefined : { kind: attribute, name: fitting(plain(name), longest.option) }

/** Brand, name and option; a name that begins with its brand has it once. */
const titleOf = (name: string, brand: string, option: string | undefined): string => {
  const isNamed = fold(brand) === fold(noBrand) || `${fold(name)} `.startsWith(`${fold(brand)} `)
  const tail = option === undefined ? "" : ` - ${option}`
  return fitting(isNamed ? name : `${brand} ${name}`, longest.title - tail.length) + tail
}

/** The largest WebP of a picture of the shop's own; a remote one stays at its address. */
const pictureAddress = ({ src, webp }: StoredPicture, origin: string): string => {
  const widest = webp.at(-1)
  const address = widest === undefined ? src : `${src}-${widest}.webp`
  // Several stand in one cell, with commas between.
  return (address.startsWith("/") ? origin + address : address).replaceAll(",", "%2C")
}

/** Without characters that neither XML nor a table can hold. */
const plain = (text: string): string =>
  text
    .replace(/[[\p{Cc}\p{Cs}\ufffe\uffff]--[\t\n\r]]/gv, "")
    .replace(/\r\n?/g, "\n")
    .trim()

/** A text of at most so many code units, which is how feeds count, cut between characters. */
const fitting = (text: string, most: number): string => {
  if (text.length <= most) return text
  let cutText = ""
  for (const character of graphemes(text)) {
    if (cutText.length + character.length > most - 1) break
    cutText += character
  }
  return `${cutText.trimEnd()}…`
}
