import type { Directory } from "#core/catalogue/directory.rule.ts"
import type { StoredPlaces, StoredProduct } from "#core/catalogue/stored.ts"
import { isShown } from "#core/search/facts.rule.ts"
import { type Lookup, lexiconOf, lookupIn, type PlaceNames, placeNamesOf } from "#core/search/lookup.rule.ts"
import { type Surroundings, surroundingsIn, termsOf } from "#core/search/words/terms.rule.ts"
import type { CatalogueIndexData, Terms } from "../index-data.ts"
import { isSame } from "./shown-change.ts"

/** The words of the shop, which follow its products. */
export interface Words {
  /** What is looked up to understand a search, as it is now. */
  readonly lookup: () => Lookup
  /** Replaces the words of a product at its place; returns whether any is different. */
  readonly change: (place: number, before: StoredProduct | undefined, after: StoredProduct | undefined) => boolean
  /** To be called after products were counted again. */
  readonly forgetNames: () => void
  /**
   * Finds products by these brands, categories and tags from now on. Those in `pending` are found by the former ones until they are
   * changed.
   */
  readonly follow: (places: StoredPlaces, pending: Iterable<StoredProduct>) => void
}

const none: Terms = new Map()

/** @param directory the present one, in any language */
export const wordsOver = (given: StoredPlaces, index: CatalogueIndexData, directory: () => Directory): Words => {
  let places = given
  let surroundingsOf = surroundingsIn(given)
  const formerly = new Map<number, (product: StoredProduct) => Surroundings>()
  let lexicon = lexiconOf(given, index.terms())
  let names: PlaceNames | undefined
  let lookup: Lookup | undefined
  return {
    lookup: () => {
      names ??= placeNamesOf(places.categories, directory())
      lookup ??= lookupIn(places.categories, lexicon, directory(), names)
      return lookup
    },
    change: (place, before, after) => {
      const id = (before ?? after)?.id ?? 0
      const former = formerly.get(id)
      const held = before !== undefined && isShown(before) ? before : undefined
      const coming = after !== undefined && isShown(after) ? after : undefined
      formerly.delete(id)
      if (former === undefined && held !== undefined && coming !== undefined && hasSameWords(held, coming)) return false
      const counted = index.change(
        place,
        held === undefined ? none : termsOf(held, (former ?? surroundingsOf)(held)),
        coming === undefined ? none : termsOf(coming, surroundingsOf(coming))
      )
      for (const [term, products] of counted) lexicon.vocabulary.count(term, products)
      // What words mean is remembered by the lexicon.
      lexicon = { ...lexicon }
      lookup = undefined
      return true
    },
    forgetNames: () => {
      names = undefined
      lookup = undefined
    },
    follow: (next, pending) => {
      const former = surroundingsOf
      for (const { id } of pending) formerly.set(id, formerly.get(id) ?? former)
      places = next
      surroundingsOf = surroundingsIn(next)
      lexicon.vocabulary.believe(next.brands.map(({ name }) => name))
      lexicon = { ...lexicon }
      names = undefined
      lookup = undefined
    }
  }
}

/** Returns whether two states of a product are found by the same words, as long as brands, categories and tags are the same. */
const hasSameWords = (one: StoredProduct, other: StoredProduct): boolean =>
  one.name === other.name &&
  one.brand === other.brand &&
  one.category === other.category &&
  one.description.id === other.description.id &&
  one.description.en === other.description.en &&
  isSame(one.tags, other.tags) &&
  isSame(namesOf(one), namesOf(other)) &&
  isSame(ingredientsOf(one), ingredientsOf(other))

const namesOf = ({ combinations }: StoredProduct): ReadonlyArray<string> =>
  combinations.flatMap(({ active, name }) => (active ? [name] : []))

const ingredientsOf = ({ keyIngredients }: StoredProduct): ReadonlyArray<string> =>
  keyIngredients.flatMap(({ inci, name }) => [inci, name])
