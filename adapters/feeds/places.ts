import { fold, slug } from "#core/kernel/text.ts"
import type { Notes } from "./findings.ts"
import { cleanedLine, quoteText } from "./text.ts"

/** A tag as a feed names it. */
export interface FeedTag {
  readonly id: string
  readonly group: string
  readonly name: string
}

/** Tags that feeds contain. */
const feedGroup = "feed"
const mostTags = 100
const longestTag = 60

/** The first names of Google's product taxonomy, which Shopify's shares. */
const roots = new Set(
  [
    "Animals & Pet Supplies",
    "Apparel & Accessories",
    "Arts & Entertainment",
    "Baby & Toddler",
    "Business & Industrial",
    "Cameras & Optics",
    "Electronics",
    "Food, Beverages & Tobacco",
    "Furniture",
    "Gift Cards",
    "Hardware",
    "Health & Beauty",
    "Home & Garden",
    "Luggage & Bags",
    "Mature",
    "Media",
    "Office Supplies",
    "Product Add-Ons",
    "Religious & Ceremonial",
    "Services",
    "Software",
    "Sporting Goods",
    "Toys & Games",
    "Uncategorized",
    "Vehicles & Parts"
  ].map(fold)
)

/** The category of a product, and the tag that stands for it if it is unknown. */
export interface Place {
  readonly category: ReadonlyArray<string>
  readonly unmapped?: FeedTag
}

/**
 * The last name of a path of the common taxonomy and the merchant's own type below it. A path that the taxonomy does not
 * have is put aside: the product comes without a category and with a tag that says where it belongs. D-12.
 */
export const placeInTaxonomy = (path: string, type: string, field: string, notes: Notes): Place => {
  const names = namesIn(path, field, notes)
  const [root = ""] = names
  const own = cleanedLine(type, "Type", notes)
  if (root === "") return { category: own === "" ? [] : [own] }
  if (!roots.has(fold(root))) {
    notes.fix(field, "category-unknown", `The category ${quoteText(path)} is not known: put aside for mapping`)
    const name = names.join(" > ")
    return { category: [], unmapped: { id: `unmapped-${slug(name)}`, group: feedGroup, name } }
  }
  const leaf = names.at(-1) ?? root
  return { category: own === "" || fold(own) === fold(leaf) ? [leaf] : [leaf, own] }
}

/** A merchant's own path, at most three names deep. D-12. */
export const ownPlace = (path: string, field: string, notes: Notes): Place => {
  const names = namesIn(path, field, notes).filter(
    (name, index, all) => index === 0 || fold(name) !== fold(all[index - 1] ?? "")
  )
  if (names.length > 3)
    notes.fix(
      field,
      "category-deep",
      `The category ${quoteText(path)} is deeper than three: its first three names are used`
    )
  return { category: names.slice(0, 3) }
}

const namesIn = (path: string, field: string, notes: Notes): ReadonlyArray<string> =>
  cleanedLine(path, field, notes)
    .split(/\s*(?:>|›|»)\s*/)
    .map((name) => name.trim())
    .filter((name) => fold(name) !== "")

/** Goods that must not fly: perfume, nail polish, sprays under pressure. D-54. */
export const isDangerous = (category: ReadonlyArray<string>, name: string): boolean =>
  /\b(?:perfumes?|parfum|cologne|fragrances?|nails?|hair ?sprays?|aerosols?|dry shampoo)\b/.test(
    fold(`${category.join(" ")} ${name}`)
  )

/** Returns every name once; technical words of a merchant's tools (`online_only`) are left out. */
export const readTags = (text: string, field: string, notes: Notes): ReadonlyArray<FeedTag> => {
  const given = cleanedLine(text, field, notes)
  if (given === "") return []
  const names = given.split(",").map((name) => name.trim().replace(/^"(.*)"$/, "$1"))
  const tags = new Map<string, FeedTag>()
  let spoilt = 0
  for (const name of names) {
    const id = slug(name).slice(0, longestTag)
    if (/^[a-z]+(?:_[a-z]+)+$/.test(name)) continue
    if (id === "" || tags.has(id) || claims.has(id)) spoilt++
    else tags.set(id, { id, group: feedGroup, name: name.slice(0, longestTag) })
  }
  if (spoilt > 0) notes.fix(field, "tags-spoilt", `${spoilt} tags were empty, repeated or need a proof: left out`)
  if (tags.size > mostTags) notes.fix(field, "tags-many", `${tags.size} tags: the first ${mostTags} are used`)
  return [...tags.values()].slice(0, mostTags)
}

/** Said only with their number. D-60. */
const claims = new Set(["halal", "bpom"])
