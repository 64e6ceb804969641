import { fold } from "../kernel/text.ts"
import { similarityOf } from "../reviews/moderation/similarity.rule.ts"

/** Similarity of two names from which a member is asked whether theirs is another product. Own choice. */
export const nearSimilarity = 0.72
/** Similarity of two brands from which the products of one are compared with the other's. Own choice. */
export const brandSimilarity = 0.45

/** What names are compared by. */
export interface NamedProduct {
  readonly brand: string
  readonly name: string
}

/** `30 ml`, `1,5 l`, `50gr`, `2 pcs`: sizes are no part of a name. */
const size =
  /(?<![\p{L}\p{N}])\d+(?:[.,]\d+)?\s*(?:ml|l|g|gr|gram|kg|mg|oz|pcs|pc|sheets?|buah|lembar)(?![\p{L}\p{N}])/giu

/** Returns the words of a name without its size, folded. */
export const nameWords = (name: string): ReadonlyArray<string> =>
  fold(name.normalize("NFKC").replace(size, " "))
    .split(" ")
    .filter((word) => word !== "")

/** Returns the form in which brands are compared: folded, without blanks. */
export const brandKey = (brand: string): string => fold(brand.normalize("NFKC")).replaceAll(" ", "") || brand.trim()

/**
 * Returns the form in which brand and name are compared: folded, without sizes and without the brand at the beginning of the name.
 * D-45b.
 */
export const productKey = ({ brand, name }: NamedProduct): string => {
  const words = nameWords(name)
  const own = brandKey(brand)
  let [taken, head] = [0, ""]
  while (taken < words.length - 1 && own.startsWith(head + words[taken]) && head !== own) head += words[taken++]
  const rest = head === own ? words.slice(taken) : words
  return `${own} ${rest.join("") || name.trim()}`
}

/** Returns whether two names say the same product. */
export const isSameProduct = (one: NamedProduct, other: NamedProduct): boolean => productKey(one) === productKey(other)

/** Returns how similar two products are by brand and name, from 0 to 1. */
const likeness = (one: NamedProduct, other: NamedProduct): number =>
  similarityOf(`${one.brand} ${nameWords(one.name).join(" ")}`, `${other.brand} ${nameWords(other.name).join(" ")}`)

/** Returns whether two brands may be one that was written differently. */
export const isLikeBrand = (one: string, other: string): boolean =>
  brandKey(one) === brandKey(other) || similarityOf(fold(one), fold(other)) >= brandSimilarity

/** Returns what a product duplicates, the same first, then the more similar. */
export const duplicatesOf = <P extends NamedProduct>(
  wanted: NamedProduct,
  others: ReadonlyArray<P>
): { readonly same: ReadonlyArray<P>; readonly near: ReadonlyArray<P> } => {
  const same = others.filter((other) => isSameProduct(wanted, other))
  const near = others
    .filter((other) => !same.includes(other))
    .map((other) => ({ other, by: likeness(wanted, other) }))
    .filter(({ by }) => by >= nearSimilarity)
    .toSorted((one, other) => other.by - one.by)
    .map(({ other }) => other)
  return { same, near }
}

/** Returns those of some products that share words with a name being typed, the most similar first. */
export const alikeAmong = <P extends NamedProduct>(
  wanted: NamedProduct,
  others: ReadonlyArray<P>
): ReadonlyArray<P> => {
  const words = new Set(nameWords(wanted.name))
  return others
    .map((other) => {
      const shared = nameWords(other.name).filter((word) => words.has(word)).length
      return { other, by: likeness(wanted, other), share: words.size === 0 ? 0 : shared / words.size }
    })
    .filter(({ by, share }) => share >= 0.5 || by >= nearSimilarity / 1.5)
    .toSorted((one, other) => other.share + other.by - (one.share + one.by))
    .map(({ other }) => other)
}

/** A part of a name, and whether it stands in the name that was typed. */
export interface NamePart {
  readonly text: string
  readonly isShared: boolean
}

/** Returns a name in parts: neighbouring words that stand in a typed name, and those that do not. */
export const sharedParts = (name: string, typed: string): ReadonlyArray<NamePart> => {
  const words = nameWords(typed)
  const isShared = (word: string): boolean => {
    const own = fold(word)
    return own.length > 1 && words.some((one) => one === own || (one.length > 2 && own.startsWith(one)))
  }
  const parts: Array<{ text: string; isShared: boolean }> = []
  for (const word of name.split(/(?<=\s)/u)) {
    const last = parts.at(-1)
    const shared = isShared(word)
    if (last?.isShared === shared) last.text += word
    else parts.push({ text: word, isShared: shared })
  }
  return parts
}
