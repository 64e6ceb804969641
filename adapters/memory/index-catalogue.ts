import { Effect } from "effect"
import { byName } from "#core/catalogue/brand.rule.ts"
import type { Brand, BrandId } from "#core/catalogue/brand.ts"
import { categoryOf } from "#core/catalogue/card.rule.ts"
import type { CatalogueStore, Known, Named, Reader } from "#core/catalogue/catalogue.port.ts"
import type { CategoryId } from "#core/catalogue/category.ts"
import { wordsIn } from "#core/catalogue/names.rule.ts"
import { productOf } from "#core/catalogue/product.rule.ts"
import type { ProductCard, ProductId } from "#core/catalogue/product.ts"
import type { PopularCategory } from "#core/catalogue/product-list.ts"
import { productAt } from "#core/catalogue/release.rule.ts"
import type { StoredCombination } from "#core/catalogue/stored.ts"
import { categoryIn } from "#core/catalogue/tree.rule.ts"
import { type Instant, jakartaDay } from "#core/kernel/moment.ts"
import type { Language } from "#core/kernel/text.ts"
import { pagePriceOf } from "#core/pricing/limited-price.rule.ts"
import { isSpecial, listPrice } from "#core/pricing/list-price.rule.ts"
import { bestOf, productsOn } from "#core/search/lists.rule.ts"
import { ofBest, ofBrands, ofList } from "./index/concerns.ts"
import { answerOnce } from "./index-answers.ts"
import { cardOf } from "./index-cards.ts"
import type { Standing } from "./index-snapshot.ts"
import { spanOf } from "./index-spans.ts"

/** @param standing the index as a reader sees it */
export const indexedCatalogue = (standing: (reader: Reader) => Standing): CatalogueStore => {
  const answer = <A>(reader: Reader, of: (index: Standing) => A): Effect.Effect<A> =>
    Effect.sync(() => of(standing(reader)))
  return {
    product: (id, reader) => answer(reader, (index) => known(index, id, reader)),
    cards: (ids, reader) => answer(reader, (index) => cards(index, ids, reader.language)),
    named: (slug, reader) => answer(reader, (index) => named(index, slug, reader.language)),
    categories: ({ language, now }) => answer({ language, now }, ({ names }) => names[language].tree),
    category: (id, reader) =>
      answer(reader, ({ names }) => {
        const its = names[reader.language]
        const stored = its.storedCategories.get(id)
        return stored && categoryIn(stored, its.counts, its)
      }),
    categoryBrands: (id, reader) => answer(reader, (index) => brandsIn(index, id, reader.language)),
    brands: (reader) => answer(reader, ({ names }) => names[reader.language].shownBrands),
    brand: (id, reader) => answer(reader, ({ names }) => names[reader.language].brandOf.get(id)),
    list: (name, beside, reader) =>
      answer(reader, (index) => {
        const key = `${name} ${beside} ${jakartaDay(reader.now)}`
        const { title, products } = answerOnce(index.answers.lists, key, () => [
          productsOn(name, beside, index.stored, index.assortment, reader.now),
          ofList(name, beside, index)
        ])
        return { title: wordsIn(title, reader.language), products: cards(index, products, reader.language) }
      }),
    specialPrices: (reader) =>
      answer(reader, (index) => {
        const { products } = answerOnce(index.answers.lists, "special prices", () => [
          { title: { id: "", en: "" }, products: specials(index, reader.now) },
          () => true
        ])
        return cards(index, products, reader.language)
      }),
    popularCategories: (reader) => answer(reader, (index) => popular(index, reader.language)),
    promotions: (reader) =>
      answer(reader, (index) =>
        index.stored.promotions.map(({ slug, title, text, products }) => ({
          slug,
          title: wordsIn(title, reader.language),
          text: wordsIn(text, reader.language),
          products: cards(index, products, reader.language)
        }))
      ),
    tags: (reader) => answer(reader, ({ names }) => [...names[reader.language].tags.values()])
  }
}

const known = ({ names, productOf: all }: Standing, id: ProductId, { language, now }: Reader): Known | undefined => {
  const stored = all.get(id)
  if (stored === undefined) return undefined
  if (stored.removed) return { removed: true }
  const priceOf = (combination: StoredCombination) => pagePriceOf(combination, stored.discount, now)
  return {
    removed: false,
    product: productOf(productAt(stored, now), listPrice(stored, now), priceOf, names[language])
  }
}

const cards = (index: Standing, ids: ReadonlyArray<ProductId>, language: Language): ReadonlyArray<ProductCard> =>
  ids.flatMap((id) => cardOf(index, id, language))

const named = ({ slugs, names, productOf: all }: Standing, slug: string, language: Language): Named => {
  const { category, brand, products } = slugs(slug)
  const link = category === undefined ? undefined : names[language].paths.get(category)?.at(-1)
  const maker = brand === undefined ? undefined : names[language].brands.get(brand)
  return {
    ...(link && { category: link }),
    ...(maker && { brand: { id: maker.id, name: maker.name, slug: maker.slug } }),
    products: products.flatMap((id) => {
      const product = all.get(id)
      if (product === undefined) return []
      const its = categoryOf(product, names[language])
      return [{ id, slug, ...(its && { category: its }) }]
    })
  }
}

/** By rising number. */
const specials = ({ goods }: Standing, now: Instant): ReadonlyArray<ProductId> =>
  goods
    .moving()
    .flatMap((product) => (isSpecial(product, now) ? [product.id] : []))
    .sort((one, other) => one - other)

const brandsIn = (index: Standing, id: CategoryId, language: Language): ReadonlyArray<Brand> =>
  answerOnce(index.answers.brands, `${language} ${id}`, () => {
    const { goods, names } = index
    const { from, to } = spanOf(goods.categories, goods.categories.numberOf.get(id) ?? goods.categories.values.length)
    const counts = new Map<BrandId, number>()
    for (const [place, number] of goods.category.entries()) {
      const brand = from <= number && number < to ? goods.facts[place]?.brand : undefined
      if (brand !== undefined) counts.set(brand, (counts.get(brand) ?? 0) + 1)
    }
    const brands = [...counts.keys()]
      .flatMap((brand) => names[language].brandOf.get(brand) ?? [])
      .sort((one, other) => (counts.get(other.id) ?? 0) - (counts.get(one.id) ?? 0) || byName(one, other))
    return [brands, ofBrands]
  })

const popular = (index: Standing, language: Language): ReadonlyArray<PopularCategory> =>
  index.popularCategories().flatMap((id) => {
    const link = index.names[language].paths.get(id)?.at(-1)
    if (link === undefined) return []
    const best = answerOnce(index.answers.best, id, () => [bestOf(id, index.assortment), ofBest(id)])
    return [{ ...link, products: cards(index, best, language) }]
  })
