import { Effect } from "effect"
import { BrandId } from "#core/catalogue/brand.ts"
import type { CatalogueWriter } from "#core/catalogue/catalogue-writer.port.ts"
import type { CategoryId } from "#core/catalogue/category.ts"
import type { Unavailable } from "#core/kernel/failure.ts"
import { fold } from "#core/kernel/text.ts"
import type { FeedProduct } from "./product.ts"

/** Names that the shop has already; products of a feed are filed under them unchanged. */
export interface KnownNames {
  readonly brands: ReadonlyArray<{ readonly id: BrandId; readonly folded: string }>
  readonly categories: ReadonlyArray<{
    readonly id: CategoryId
    readonly parent?: CategoryId
    readonly names: ReadonlyArray<string>
  }>
  readonly tags: ReadonlyArray<string>
}

/** The shop as an import sees it. */
export interface ImportStore {
  readonly writer: CatalogueWriter
  readonly known: Effect.Effect<KnownNames, Unavailable>
}

/** Stores batches of products, and the brands, categories and tags they need and the shop does not have. */
export const placer = ({ writer, known }: ImportStore) => {
  const brands = new Map<string, BrandId>()
  const categories = new Map<string, CategoryId>()
  const tags = new Set<string>()
  let isRead = false

  const readKnown = Effect.gen(function* () {
    if (isRead) return
    const names = yield* known
    for (const { folded, id } of names.brands) brands.set(folded, id)
    for (const { id, parent, names: spelt } of names.categories)
      for (const name of spelt) if (fold(name) !== "") categories.set(below(parent, name), id)
    for (const id of names.tags) tags.add(id)
    isRead = true
  })

  const putBrands = Effect.fnUntraced(function* (products: ReadonlyArray<FeedProduct>) {
    const missing = new Map(
      products.map(({ brand }) => [brandKey(brand), brand] as const).filter(([key]) => !brands.has(key))
    )
    if (missing.size === 0) return
    const drafts = [...missing.values()].map((name) => ({ name, wordmark: name, story: { id: "", en: "" } }))
    const put = yield* writer.brands(drafts)
    for (const [index, key] of [...missing.keys()].entries()) {
      const id = put[index]?.id
      if (id !== undefined) brands.set(key, id)
    }
  })

  /** One level after the other, so that parents have their numbers. */
  const putCategories = Effect.fnUntraced(function* (products: ReadonlyArray<FeedProduct>) {
    for (const level of [0, 1, 2]) {
      const missing = new Map<string, { readonly name: string; readonly parent: CategoryId | undefined }>()
      for (const { category } of products) {
        const name = category[level]
        if (name === undefined) continue
        const parent = idOf(category.slice(0, level))
        const key = below(parent, name)
        if (!categories.has(key)) missing.set(key, { name, parent })
      }
      if (missing.size === 0) continue
      const drafts = [...missing.values()].map(({ name, parent }) => ({
        name: { id: name, en: name },
        ...(parent !== undefined && { parent }),
        featured: false,
        position: importedPosition
      }))
      const put = yield* writer.categories(drafts)
      for (const [index, key] of [...missing.keys()].entries()) {
        const id = put[index]?.id
        if (id !== undefined) categories.set(key, id)
      }
    }
  })

  const putTags = Effect.fnUntraced(function* (products: ReadonlyArray<FeedProduct>) {
    const missing = new Map(
      products.flatMap((product) => product.tags.filter(({ id }) => !tags.has(id)).map((tag) => [tag.id, tag] as const))
    )
    if (missing.size === 0) return
    yield* writer.tags(
      [...missing.values()].map(({ id, group, name }) => ({ id, group, name: { id: name, en: name } }))
    )
    for (const id of missing.keys()) tags.add(id)
  })

  const idOf = (path: ReadonlyArray<string>): CategoryId | undefined =>
    path.reduce<CategoryId | undefined>((parent, name) => categories.get(below(parent, name)), undefined)

  return Effect.fnUntraced(function* (products: ReadonlyArray<FeedProduct>) {
    yield* readKnown
    yield* putBrands(products)
    yield* putCategories(products)
    yield* putTags(products)
    return yield* writer.products(
      products.map(({ draft, brand, category, tags: named }) => {
        const place = idOf(category)
        return {
          ...draft,
          brand: brands.get(brandKey(brand)) ?? BrandId(0),
          ...(place !== undefined && { category: place }),
          tags: named.map(({ id }) => id)
        }
      })
    )
  })
}

/** After the categories that a merchant has ordered. */
const importedPosition = 1_000

const brandKey = (name: string): string => fold(name) || name
const below = (parent: CategoryId | undefined, name: string): string => `${parent ?? ""}/${fold(name)}`
