import { Effect } from "effect"
import { lettersOf } from "./brand.rule.ts"
import { PlaceUnknown, ProductRemoved, ProductUnknown } from "./catalogue.errors.ts"
import type { CataloguePort, CatalogueStore, Named, Reader, Resolved } from "./catalogue.port.ts"
import { noCategory } from "./links.ts"
import { listPageSize, listPages } from "./product-list.ts"

/** The catalogue as one shopper sees it at one moment. */
export const catalogueOver = (store: CatalogueStore, reader: Reader): CataloguePort => ({
  product: Effect.fnUntraced(function* ({ id }) {
    const known = yield* store.product(id, reader)
    if (known === undefined) return yield* new ProductUnknown()
    return known.removed ? yield* new ProductRemoved() : known.product
  }),
  cards: ({ ids }) => store.cards(ids, reader),
  resolve: ({ slug, category }) =>
    Effect.flatMap(store.named(slug, reader), (named) => orUnknown(resolveAddress(named, category))),
  categories: () => store.categories(reader),
  category: ({ id }) => Effect.flatMap(store.category(id, reader), orUnknown),
  categoryBrands: ({ id }) => store.categoryBrands(id, reader),
  brands: ({ letter }) =>
    Effect.map(store.brands(reader), (brands) =>
      letter === undefined ? brands : brands.filter((brand) => brand.letter === letter)
    ),
  letters: () => Effect.map(store.brands(reader), lettersOf),
  brand: ({ id }) => Effect.flatMap(store.brand(id, reader), orUnknown),
  list: ({ name, page = 1, product }) =>
    Effect.map(store.list(name, product, reader), ({ title, products }) => {
      const from = (Math.max(1, Math.trunc(page)) - 1) * listPageSize
      const shown = page > listPages ? [] : products.slice(from, from + listPageSize)
      return { name, title, products: shown, hasMore: shown.length === listPageSize }
    }),
  specialPrices: ({ skip = 0, limit = listPageSize }) =>
    Effect.map(store.specialPrices(reader), (cards) =>
      cards
        .toSorted((one, other) => other.discountPercentage - one.discountPercentage || one.id - other.id)
        .slice(skip, skip + limit)
    ),
  popularCategories: () => store.popularCategories(reader),
  promotion: ({ slug }) =>
    Effect.flatMap(store.promotions(reader), (promotions) =>
      orUnknown(promotions.find((promotion) => promotion.slug === slug))
    ),
  promotions: () =>
    Effect.map(store.promotions(reader), (promotions) =>
      promotions.map(({ slug, title, text }) => ({ slug, title, text }))
    ),
  tags: () => store.tags(reader)
})

/**
 * What an old address leads to. Alone, a slug is a category before a brand; behind a category it is a product, in that
 * category if several have the name. D-6, D-7, D-81.
 */
export const resolveAddress = ({ category, brand, products }: Named, inCategory?: string): Resolved | undefined => {
  if (inCategory === undefined) {
    if (category) return { kind: "category", id: category.id, slug: category.slug }
    if (brand) return { kind: "brand", id: brand.id, slug: brand.slug }
  }
  const product = products.find((one) => (one.category?.slug ?? noCategory) === inCategory) ?? products[0]
  return (
    product && { kind: "product", id: product.id, category: product.category?.slug ?? noCategory, slug: product.slug }
  )
}

const orUnknown = <A>(found: A | undefined): Effect.Effect<A, PlaceUnknown> =>
  found === undefined ? Effect.fail(new PlaceUnknown()) : Effect.succeed(found)
