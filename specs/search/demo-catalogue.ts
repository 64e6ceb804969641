import { calendarOf } from "#adapters/demo/calendar.ts"
import { listsOf } from "#adapters/demo/content.ts"
import { readDemoData } from "#adapters/demo/data.ts"
import { brandDraft, categoryDraft, placesOf, productDraft } from "#adapters/demo/goods.ts"
import { readGallery } from "#adapters/demo/pictures.ts"
import { letterOf } from "#core/catalogue/brand.rule.ts"
import type { StoredCatalogue } from "#core/catalogue/stored.ts"
import type { StoredLists } from "#core/catalogue/stored-lists.ts"
import type { Instant } from "#core/kernel/moment.ts"

/** The demo shop's catalogue without its reviews, as a database would answer it. */
export const demoCatalogue = (now: Instant): { readonly catalogue: StoredCatalogue; readonly lists: StoredLists } => {
  const data = readDemoData()
  const [places, calendar] = [placesOf(data), calendarOf(now)]
  const gallery = readGallery()
  const given = <T>(value: T | undefined): T => {
    if (value === undefined) throw new Error("the demo shop names all of its goods")
    return value
  }
  return {
    catalogue: {
      version: 1,
      countries: data.countries,
      categories: data.categories.map(categoryDraft(gallery, places)).map(({ id, slug, ...draft }) => ({
        ...draft,
        id: given(id),
        slug: given(slug),
        level: levelOf(given(id), data)
      })),
      brands: data.brands.map(brandDraft).map(({ id, slug, ...draft }) => ({
        ...draft,
        id: given(id),
        slug: given(slug),
        letter: letterOf(draft.name)
      })),
      tags: data.tags,
      products: data.products
        .map(productDraft(gallery, places, calendar))
        .map(({ id, slug, combinations, ...draft }) => ({
          ...draft,
          id: given(id),
          slug: given(slug),
          averageRating: 0,
          totalReviews: 0,
          combinations: combinations.map(({ id: own, key: _, ...combination }) => ({ ...combination, id: given(own) }))
        })),
      synonyms: data.synonyms
    },
    lists: listsOf(data, places)
  }
}

const levelOf = (id: string, { categories }: ReturnType<typeof readDemoData>): 1 | 2 | 3 => {
  const parentOf = (slug: string | undefined) => categories.find((one) => one.slug === slug)?.parent
  const own = categories.find((one) => one.id === id)?.parent
  if (own === undefined) return 1
  return parentOf(own) === undefined ? 2 : 3
}
