import type { BrandLink } from "../catalogue/brand.ts"
import type { CategoryLink } from "../catalogue/category.ts"
import type { Directory } from "../catalogue/directory.rule.ts"
import type { StoredCatalogue } from "../catalogue/stored.ts"
import { best } from "./best.rule.ts"
import { type Matches, matcherOf, type Postings } from "./ranking.rule.ts"
import { dictionary } from "./words/dictionary.ts"
import type { Lexicon, Wanted } from "./words/interpret.rule.ts"
import { nearestWord, type ShopWord, shopWordsOf } from "./words/nearest.rule.ts"
import { type Synonyms, synonymsOf } from "./words/synonyms.rule.ts"
import { type GrowingVocabulary, vocabularyOf } from "./words/vocabulary.rule.ts"
import { wordsOf } from "./words/words.rule.ts"

/** Everything that is looked up to understand a search and to name places for it; the same until the catalogue changes. */
export interface Lookup {
  readonly lexicon: Lexicon
  readonly brandNames: NameIndex
  readonly categoryNames: NameIndex
  /** The word of the shop that a search without results comes nearest to, if one is near. Rule 16. */
  readonly nearest: (q: string) => string | undefined
}

/**
 * @param terms every word that shown products are found by, with the number of them
 * @param directory in any language: only numbers are read of it
 */
export const lookupOf = (
  { brands, categories, synonyms }: Pick<StoredCatalogue, "brands" | "categories" | "synonyms">,
  terms: Iterable<readonly [term: string, products: number]>,
  directory: Directory
): Lookup => {
  const lexicon = lexiconOf({ brands, synonyms }, terms)
  return lookupIn(categories, lexicon, directory, placeNamesOf(categories, directory))
}

/** Returns the words of a catalogue with what they mean. */
export const lexiconOf = (
  { brands, synonyms }: Pick<StoredCatalogue, "brands" | "synonyms">,
  terms: Iterable<readonly [term: string, products: number]>
): Lexicon & { readonly vocabulary: GrowingVocabulary } => {
  const known = searchSynonyms(synonyms)
  const vocabulary = vocabularyOf(
    terms,
    brands.map(({ name }) => name),
    known.words
  )
  return { synonyms: known, vocabulary }
}

/** Names of brands and categories that can be searched for; the same until a product comes, goes or changes its place. */
export type PlaceNames = Pick<Lookup, "brandNames" | "categoryNames">

/** @param directory in any language: only numbers are read of it */
export const placeNamesOf = (categories: StoredCatalogue["categories"], directory: Directory): PlaceNames => ({
  brandNames: nameIndexOf(directory.shownBrands.map(({ name, products }) => ({ words: brandWords(name), products }))),
  categoryNames: nameIndexOf(
    categories.map(({ id, name }) => ({
      words: [...wordsOf(name.id), ...wordsOf(name.en)],
      products: directory.counts.get(id) ?? 0
    }))
  )
})

/** Returns the lookup of a lexicon as it is now: one whose words have changed needs another. */
export const lookupIn = (
  categories: StoredCatalogue["categories"],
  lexicon: Lexicon,
  directory: Directory,
  placeNames: PlaceNames
): Lookup => {
  // Made when the first search finds nothing: a shop opens sooner.
  let shopWords: ReadonlyArray<ShopWord> | undefined
  const wordsOfTheShop = (): ReadonlyArray<ShopWord> => {
    const shownCategories = categories.filter(({ id }) => (directory.counts.get(id) ?? 0) > 0)
    const names = [
      ...directory.shownBrands.map(({ name }) => name),
      ...shownCategories.flatMap(({ name }) => [name.id.toLowerCase(), name.en.toLowerCase()])
    ]
    return shopWordsOf(names, lexicon.synonyms, lexicon.vocabulary)
  }
  return {
    nearest: (q) => {
      shopWords ??= wordsOfTheShop()
      return nearestWord(q, shopWords)
    },
    lexicon,
    ...placeNames
  }
}

/** The merchant's synonyms beside the shop's own. */
export const searchSynonyms = (merchants: StoredCatalogue["synonyms"]): Synonyms =>
  synonymsOf([...merchants, ...dictionary])

/** Returns brands whose names have all words of the search, best first. */
export const brandsLike = (
  wanted: ReadonlyArray<Wanted>,
  { brandNames }: Lookup,
  { shownBrands }: Directory,
  limit: number
): ReadonlyArray<BrandLink> =>
  placesLike(wanted, brandNames, limit).flatMap((place) =>
    shownBrands.slice(place, place + 1).map(({ id, name, slug }) => ({ id, name, slug }))
  )

/** Returns categories whose names have all words of the search, in either language, best first. */
export const categoriesLike = (
  wanted: ReadonlyArray<Wanted>,
  { categoryNames }: Lookup,
  categories: StoredCatalogue["categories"],
  { paths }: Directory,
  limit: number
): ReadonlyArray<CategoryLink> =>
  placesLike(wanted, categoryNames, limit).flatMap((place) =>
    categories.slice(place, place + 1).flatMap(({ id }) => paths.get(id)?.slice(-1) ?? [])
  )

interface NameIndex {
  readonly matches: (wanted: ReadonlyArray<Wanted>) => Matches
  readonly products: ReadonlyArray<number>
}

const nameIndexOf = (
  names: ReadonlyArray<{ readonly words: ReadonlyArray<string>; readonly products: number }>
): NameIndex => {
  const postings = new Map<string, { places: Array<number>; weights: Array<number> }>()
  names.forEach(({ words }, place) => {
    for (const word of new Set(words)) {
      const held = postings.get(word) ?? { places: [], weights: [] }
      held.places.push(place)
      held.weights.push(Math.max(1, Math.round(200 / words.length)))
      postings.set(word, held)
    }
  })
  const matcher = matcherOf(names.length)
  // In typed columns: matching is fastest if everything it reads has one type.
  const columns = new Map<string, Postings>()
  for (const [word, { places, weights }] of postings)
    columns.set(word, { places: Int32Array.from(places), weights: Uint8Array.from(weights) })
  const postingsOf = (term: string): Postings | undefined => columns.get(term)
  return {
    matches: (wanted) => matcher(wanted, postingsOf),
    products: names.map(({ products }) => products)
  }
}

/** The words a brand is found by: those of its name, and its name in one word. */
const brandWords = (name: string): ReadonlyArray<string> => {
  const words = wordsOf(name)
  return words.length > 1 ? [...words, words.join("")] : words
}

// Names without products are left out; of two that fit alike, the one with more products comes first.
const placesLike = (
  wanted: ReadonlyArray<Wanted>,
  { matches, products }: NameIndex,
  limit: number
): ReadonlyArray<number> => {
  const { places, matched, scores } = matches(wanted)
  const worth = (place: number): number => products[place] ?? 0
  return best(
    places.filter((place) => matched[place] === wanted.length && worth(place) > 0),
    limit,
    (one, other) => (scores[other] ?? 0) - (scores[one] ?? 0) || worth(other) - worth(one) || one - other
  )
}
