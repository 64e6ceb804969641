import type { Language, Words } from "../kernel/text.ts"
import type { BrandId, BrandLink, Country } from "./brand.ts"
import type { CategoryId, CategoryLink } from "./category.ts"
import type { Picture } from "./picture.ts"
import type { Tag } from "./product.ts"
import type { StoredBrand, StoredCatalogue, StoredCategory, StoredPicture } from "./stored.ts"

/** A brand as products name it, with its country. */
export interface NamedBrand extends BrandLink {
  readonly country?: Country
}

/** Everything a product refers to by id, in one language. */
export interface CatalogueNames {
  readonly language: Language
  readonly brands: ReadonlyMap<BrandId, NamedBrand>
  /** From level 1 to the category itself. */
  readonly paths: ReadonlyMap<CategoryId, ReadonlyArray<CategoryLink>>
  readonly tags: ReadonlyMap<string, Tag>
  /** By their tag of origin, in the shop's order. */
  readonly origins: ReadonlyMap<string, Country>
}

/** The names of a catalogue in one language. */
export const namesOf = (
  catalogue: Pick<StoredCatalogue, "brands" | "categories" | "tags" | "countries">,
  language: Language
): CatalogueNames => {
  const countries = new Map(
    catalogue.countries
      .toSorted((one, other) => one.position - other.position)
      .map(({ code, name, phoneCode, tag }) => [code, { code, name: wordsIn(name, language), phoneCode, tag }] as const)
  )
  return {
    language,
    brands: new Map(catalogue.brands.map((brand) => [brand.id, namedBrand(brand, countries)])),
    paths: pathsOf(catalogue.categories, language),
    tags: new Map(catalogue.tags.map(({ id, name, group }) => [id, { id, name: wordsIn(name, language), group }])),
    origins: new Map([...countries.values()].map((country) => [country.tag, country]))
  }
}

/** Words in a language, or in the other if the merchant left it empty. */
export const wordsIn = (words: Words, language: Language): string => words[language] || words.id || words.en

/** A picture with its words in one language. */
export const pictureIn = ({ alt, ...picture }: StoredPicture, language: Language): Picture => ({
  ...picture,
  alt: wordsIn(alt, language)
})

/** Path to every category; one whose parent is missing starts its own. D-12: at most 3 levels. */
export const pathsOf = (
  categories: ReadonlyArray<StoredCategory>,
  language: Language
): ReadonlyMap<CategoryId, ReadonlyArray<CategoryLink>> => {
  const paths = new Map<CategoryId, ReadonlyArray<CategoryLink>>()
  for (const { id, parent, name, slug } of categories.toSorted((one, other) => one.level - other.level)) {
    const above = parent === undefined ? undefined : paths.get(parent)
    paths.set(id, [...(above ?? []), { id, name: wordsIn(name, language), slug }])
  }
  return paths
}

const namedBrand = ({ id, name, slug, country }: StoredBrand, countries: ReadonlyMap<string, Country>): NamedBrand => {
  const from = country === undefined ? undefined : countries.get(country)
  return { id, name, slug, ...(from && { country: from }) }
}
