import fc from "fast-check"
import type { IndexChanges } from "#adapters/memory/index/apply.ts"
import { BrandId } from "#core/catalogue/brand.ts"
import { ProductId } from "#core/catalogue/product.ts"
import { productLists } from "#core/catalogue/product-list.ts"
import type { StoredCatalogue, StoredProduct } from "#core/catalogue/stored.ts"
import type { StoredLists } from "#core/catalogue/stored-lists.ts"
import { anyPrice, anyProduct, someCategories } from "#specs/arbitraries.ts"

/** A catalogue with its lists, as the database has it. */
export interface Shop {
  readonly catalogue: StoredCatalogue
  readonly lists: StoredLists
}

/** A change of the shop, with what the index receives of it. */
export type Change = (shop: Shop) => { readonly shop: Shop; readonly changes: IndexChanges }

const withProducts = (shop: Shop, products: ReadonlyArray<StoredProduct>): Shop => {
  const all = new Map([...shop.catalogue.products, ...products].map((product) => [product.id, product]))
  const sorted = [...all.values()].sort((one, other) => one.id - other.id)
  return { ...shop, catalogue: { ...shop.catalogue, products: sorted } }
}

const put =
  (products: ReadonlyArray<StoredProduct>): Change =>
  (shop) => ({ shop: withProducts(shop, products), changes: { products } })

/** A change of one product that is there; none if there is no product. */
const ofOne =
  (
    which: number,
    change: (product: StoredProduct) => { readonly to: StoredProduct; readonly changes: IndexChanges }
  ): Change =>
  (shop) => {
    const { products } = shop.catalogue
    const product = products[which % Math.max(1, products.length)]
    if (product === undefined) return { shop, changes: {} }
    const { to, changes } = change(product)
    return { shop: withProducts(shop, [to]), changes }
  }

const whole = (to: StoredProduct) => ({ to, changes: { products: [to] } })

const places =
  (change: (catalogue: StoredCatalogue) => Partial<StoredCatalogue>): Change =>
  ({ catalogue, lists }) => {
    const next = { ...catalogue, ...change(catalogue) }
    const { products: _, version: __, ...rest } = next
    return { shop: { catalogue: next, lists }, changes: { places: rest } }
  }

const firstOf = (product: StoredProduct) => product.combinations[0]

/** Names that changes give to products. */
export const changedNames = ["Serum Kenanga", "Sunscreen", "Lotion Baru", "Zaitun Zaitun"] as const

/** Prices, names, units, categories, shades, brands …: everything that can change of a shop. */
export const anyChange: fc.Arbitrary<Change> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.array(fc.integer({ min: 1, max: 60 }).chain(anyProduct), { minLength: 1, maxLength: 3 }).map(put)
  },
  {
    weight: 5,
    arbitrary: fc
      .tuple(fc.nat(), anyPrice)
      .map(([which, price]) =>
        ofOne(which, (product) =>
          whole({ ...product, combinations: product.combinations.map((one) => ({ ...one, price })) })
        )
      )
  },
  {
    weight: 3,
    arbitrary: fc
      .tuple(fc.nat(), fc.constantFrom(...changedNames))
      .map(([which, name]) => ofOne(which, (product) => whole({ ...product, name })))
  },
  {
    weight: 3,
    arbitrary: fc
      .tuple(fc.nat(), fc.constantFrom(...someCategories))
      .map(([which, { id: category }]) => ofOne(which, (product) => whole({ ...product, category })))
  },
  {
    weight: 2,
    arbitrary: fc.nat().map((which) => ofOne(which, (product) => whole({ ...product, active: !product.active })))
  },
  {
    weight: 1,
    arbitrary: fc.nat().map((which) => ofOne(which, (product) => whole({ ...product, removed: !product.removed })))
  },
  {
    weight: 3,
    arbitrary: fc.tuple(fc.nat(), fc.integer({ min: 0, max: 3 })).map(([which, stock]) =>
      ofOne(which, (product) => {
        const id = firstOf(product)?.id ?? ""
        const combinations = product.combinations.map((one) => (one.id === id ? { ...one, stock } : one))
        return {
          to: { ...product, combinations },
          changes: { stock: [{ product: product.id, combination: id, stock }] }
        }
      })
    )
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.nat(), fc.integer({ min: 1_000, max: 5_000 }), fc.nat({ max: 20 }))
      .map(([which, mean, total]) =>
        ofOne(which, (product) => {
          const rating = { averageRating: total === 0 ? 0 : mean / 1_000, totalReviews: total }
          return { to: { ...product, ...rating }, changes: { ratings: [{ product: product.id, ...rating }] } }
        })
      )
  },
  {
    weight: 2,
    arbitrary: fc.tuple(fc.nat(), fc.nat({ max: 30 })).map(([which, sales90d]) =>
      ofOne(which, (product) => ({
        to: { ...product, sales90d },
        changes: { sales: [{ product: product.id, sales90d }] }
      }))
    )
  },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom("Kenanga", "Anyelir", "Melati Raya")
      .map((name) =>
        places(({ brands }) => ({ brands: brands.map((brand, at) => (at === 0 ? { ...brand, name } : brand)) }))
      )
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom("ID", "KR", undefined).map((country) =>
      places(({ brands }) => ({
        brands: brands.map(({ country: before, ...brand }, at) =>
          at === 1 ? { ...brand, ...(country && { country }) } : { ...brand, ...(before && { country: before }) }
        )
      }))
    )
  },
  {
    weight: 1,
    arbitrary: fc.tuple(fc.nat({ max: 3 }), anyProduct(70)).map(
      ([more, product]): Change =>
        (shop) => {
          const last = shop.catalogue.brands.at(-1)
          if (last === undefined) return { shop, changes: {} }
          const id = BrandId(last.id + 1)
          const brand = { ...last, id, name: `Baru ${more}`, slug: `baru-${id}` }
          const added = places(({ brands }) => ({ brands: [...brands, brand] }))(shop)
          const products = [{ ...product, id: ProductId(70 + more), brand: id }]
          return { shop: withProducts(added.shop, products), changes: { ...added.changes, products } }
        }
    )
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom("bibir", "serum", "rawat"), fc.constantFrom("Wangi", "Bunga"))
      .map(([id, name]) =>
        places(({ categories }) => ({
          categories: categories.map((one) => (one.id === id ? { ...one, name: { id: name, en: name } } : one))
        }))
      )
  },
  {
    weight: 1,
    arbitrary: fc.nat({ max: 3 }).map((position) =>
      places(({ categories }) => ({
        categories: categories.map((one) => (one.id === "serum" ? { ...one, position } : one))
      }))
    )
  },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom([], [["zaitun", "olive"]], [["sabun muka", "serum"]])
      .map((synonyms) => places(() => ({ synonyms })))
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom("Halal", "Lembut").map((name) =>
      places(({ tags }) => ({
        tags: tags.map((tag, at) => (at === 0 ? { ...tag, name: { id: name, en: name } } : tag))
      }))
    )
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(
        fc.constantFrom(...productLists),
        fc.array(fc.integer({ min: 1, max: 60 }).map(ProductId), { maxLength: 5 })
      )
      .map(
        ([name, products]): Change =>
          ({ catalogue, lists }) => {
            const others = lists.lists.filter((list) => list.name !== name)
            const next = { ...lists, lists: [...others, { name, title: { id: name, en: name }, products }] }
            return { shop: { catalogue, lists: next }, changes: { lists: next } }
          }
      )
  }
)
