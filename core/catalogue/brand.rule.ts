import { fold } from "../kernel/text.ts"
import type { Brand } from "./brand.ts"
import { type CatalogueNames, wordsIn } from "./names.rule.ts"
import type { StoredBrand } from "./stored.ts"

/** Most letters in one response. Specification 9. */
export const lettersShown = 300

/** A brand with the number of its shown products. Specification 3, Brand. */
export const brandWith = (stored: StoredBrand, products: number, { language, brands }: CatalogueNames): Brand => {
  const country = brands.get(stored.id)?.country
  return {
    id: stored.id,
    name: stored.name,
    slug: stored.slug,
    wordmark: stored.wordmark,
    letter: stored.letter,
    story: wordsIn(stored.story, language),
    ...(country && { country }),
    products
  }
}

/** The letter a brand is found under: A to Z, or `#` for everything else. */
export const letterOf = (name: string): string => {
  const first = fold(name).charAt(0).toUpperCase()
  return /^[A-Z]$/.test(first) ? first : "#"
}

/** A to Z by folded name, then by number. */
export const byName = (one: Pick<Brand, "name" | "id">, other: Pick<Brand, "name" | "id">): number => {
  const [a, b] = [fold(one.name), fold(other.name)]
  if (a === b) return one.id - other.id
  return a < b ? -1 : 1
}

/** The letters that have brands, A to Z, `#` last. */
export const lettersOf = (brands: ReadonlyArray<Pick<Brand, "letter">>): ReadonlyArray<string> =>
  [...new Set(brands.map(({ letter }) => letter))]
    .toSorted((a, b) => (a === "#" ? 1 : b === "#" ? -1 : a < b ? -1 : 1))
    .slice(0, lettersShown)

/** A to Z, each with whether it has brands; a letter that brands have besides is added behind. */
export const alphabetWith = (
  letters: ReadonlyArray<string>
): ReadonlyArray<{ readonly letter: string; readonly hasBrands: boolean }> => {
  const latin = Array.from({ length: 26 }, (_, at) => String.fromCharCode(65 + at))
  return [...new Set([...latin, ...letters])].map((letter) => ({ letter, hasBrands: letters.includes(letter) }))
}
