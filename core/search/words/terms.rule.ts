import type { CategoryId } from "../../catalogue/category.ts"
import type { NamedBrand } from "../../catalogue/names.rule.ts"
import type { StoredCatalogue, StoredProduct, StoredTag } from "../../catalogue/stored.ts"
import { languages, type Words } from "../../kernel/text.ts"
import { wordsOf } from "./words.rule.ts"

/** Score of a word by the field it occurs in; whole numbers from 1 to 255, so that every store holds them exactly. */
const worth = {
  name: 100,
  brand: 90,
  category: 80,
  above: 45,
  combination: 40,
  tag: 40,
  ingredient: 40,
  description: 8
} as const

/** The most a short name adds to each of its words: who asks for one thing means it rather than a set of five. */
const shortName = 60

/** The same for a brand: its only word is meant as the brand rather than as a part of other names. */
const shortBrand = 100

/** Words of a description that are looked at. */
const descriptionWords = 120

/** What a product is found by, besides itself. */
export interface Surroundings {
  readonly brand: Pick<NamedBrand, "name">
  /** Names from level 1 to the product's own category. */
  readonly categories: ReadonlyArray<Words>
  readonly tags: ReadonlyArray<Pick<StoredTag, "name">>
}

/** The surroundings of any product of a catalogue. */
export const surroundingsIn = ({
  brands,
  categories,
  tags
}: Pick<StoredCatalogue, "brands" | "categories" | "tags">): ((product: StoredProduct) => Surroundings) => {
  const brandOf = new Map(brands.map((brand) => [brand.id, brand]))
  const tagOf = new Map(tags.map((tag) => [tag.id, tag]))
  const wayTo = new Map<CategoryId, ReadonlyArray<Words>>()
  for (const { id, parent, name } of categories.toSorted((one, other) => one.level - other.level))
    wayTo.set(id, [...(parent === undefined ? [] : (wayTo.get(parent) ?? [])), name])
  return ({ brand, category, tags: its }) => ({
    brand: brandOf.get(brand) ?? { name: "" },
    categories: category === undefined ? [] : (wayTo.get(category) ?? []),
    tags: its.flatMap((id) => tagOf.get(id) ?? [])
  })
}

/**
 * The words a product is found by, each with the weight of the best place it stands in: its name, brand, category, shades,
 * tags, key ingredients, description.
 */
export const termsOf = (product: StoredProduct, surroundings: Surroundings): ReadonlyMap<string, number> => {
  const terms = new Map<string, number>()
  eachTerm(product, surroundings, (word, weight) => {
    if ((terms.get(word) ?? 0) < weight) terms.set(word, weight)
  })
  return terms
}

/** Calls `tell` for every word of a product in each of its places, with its weight there; words may repeat. */
export const eachTerm = (
  product: StoredProduct,
  { brand, categories, tags }: Surroundings,
  tell: (word: string, weight: number) => void
): void => {
  const add = (words: ReadonlyArray<string>, weight: number) => {
    for (const word of words) tell(word, weight)
  }
  const name = wordsOf(product.name)
  add(name, worth.name + Math.round(shortName / Math.max(1, name.length)))
  const maker = known(brand, () => wordsOf(brand.name))
  add(maker, worth.brand + Math.round(shortBrand / Math.max(1, maker.length)))
  // `jomalonelondon`: many write a brand in one word.
  if (maker.length > 1) tell(maker.join(""), worth.brand)
  categories.forEach((category, level) => {
    add(inBoth(category), level === categories.length - 1 ? worth.category : worth.above)
  })
  for (const tag of tags) add(inBoth(tag.name), worth.tag)
  for (const { active, name } of product.combinations) if (active) add(wordsOf(name), worth.combination)
  for (const { inci, name } of product.keyIngredients) add([...wordsOf(inci), ...wordsOf(name)], worth.ingredient)
  for (const language of languages)
    add(wordsOf(product.description[language]).slice(0, descriptionWords), worth.description)
}

const inBoth = (words: Words): ReadonlyArray<string> =>
  known(words, () => (words.id === words.en ? wordsOf(words.id) : [...wordsOf(words.id), ...wordsOf(words.en)]))

/** Brands, categories and tags stand beside thousands of products: their words are taken apart once. */
const known = (of: object, words: () => ReadonlyArray<string>): ReadonlyArray<string> => {
  const held = taken.get(of) ?? words()
  taken.set(of, held)
  return held
}

const taken = new WeakMap<object, ReadonlyArray<string>>()
