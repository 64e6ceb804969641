import { Effect } from "effect"
import type { CatalogueIndex } from "#adapters/memory/catalogue-index.ts"
import type { Reader } from "#core/catalogue/catalogue.port.ts"
import { productLists } from "#core/catalogue/product-list.ts"
import { normaliseQuery } from "#core/search/filters.rule.ts"
import type { SearchQuery } from "#core/search/query.ts"
import type { Shop } from "./any-changes.ts"

/** Answers of an index to these queries and to all that can be asked of some products and of all places. */
export const everythingIn = (
  index: CatalogueIndex,
  { catalogue }: Shop,
  queries: ReadonlyArray<SearchQuery>,
  products: Shop["catalogue"]["products"],
  reader: Reader
) => {
  const ask = Effect.runSync
  const { catalogue: asked, search } = index
  const categories = catalogue.categories.map(({ id }) => id)
  return {
    found: queries.map((query) => ask(search.find(normaliseQuery(query), reader))),
    counted: queries.map((query) => ask(search.count(normaliseQuery(query), reader))),
    suggested: queries.map(({ q }) => ask(search.suggest({ q, named: q }, reader))),
    nearest: queries.map(({ q }) => ask(search.nearest(q, reader))),
    trending: ask(search.trending(reader)),
    lists: productLists.map((name) => ask(asked.list(name, undefined, reader))),
    beside: products.flatMap(({ id }) => productLists.map((name) => ask(asked.list(name, id, reader)))),
    specials: ask(asked.specialPrices(reader)),
    popular: ask(asked.popularCategories(reader)),
    tree: ask(asked.categories(reader)),
    categories: categories.map((id) => ask(asked.category(id, reader))),
    brandsIn: categories.map((id) => ask(asked.categoryBrands(id, reader))),
    brands: ask(asked.brands(reader)),
    tags: ask(asked.tags(reader)),
    pages: products.map(({ id }) => ask(asked.product(id, reader))),
    cards: ask(
      asked.cards(
        products.map(({ id }) => id),
        reader
      )
    ),
    named: products.map(({ slug }) => ask(asked.named(slug, reader)))
  }
}
