import { Schema } from "effect"
import { BrandId } from "#core/catalogue/brand.ts"
import { CategoryId } from "#core/catalogue/category.ts"
import { ProductId } from "#core/catalogue/product.ts"
import { rupiah } from "#core/kernel/money.ts"
import type { Found, Instead, Suggestions, Trending } from "#core/search/found.ts"
import { availabilities, emptyQuery, pagesShown, type SearchQuery } from "#core/search/query.ts"
import { sorts } from "#core/search/sort.ts"
import { card } from "./card.wire.ts"
import type { Mapping } from "./endpoint.ts"
import { brandLink, categoryLinkMapping } from "./links.wire.ts"
import { Counts, filter, limitTo, rupiahOnWire, skip, words } from "./parts.ts"

const few = <T, E>(schema: Schema.Codec<T, E>) =>
  Schema.optionalKey(Schema.Array(schema).check(Schema.isMaxLength(100)))

/** The search state of specification 3 as the `filter` of a query. Wire, Catalogue and search. */
const FilterOnWire = Schema.Struct({
  q: Schema.optionalKey(words),
  category: Schema.optionalKey(words),
  brands: few(Schema.Int),
  origins: few(words),
  tags: few(words),
  products: few(Schema.Int),
  prices: Schema.optionalKey(
    Schema.Struct({
      min: Schema.optionalKey(rupiahOnWire),
      max: Schema.optionalKey(rupiahOnWire)
    })
  ),
  rating: few(Schema.Struct({ from: Schema.Finite, to: Schema.Finite })),
  available_for: Schema.optionalKey(Schema.Literals(availabilities))
})

const QueryOnWire = Schema.Struct({
  filter: filter(FilterOnWire),
  sort: Schema.optionalKey(Schema.Literals(sorts)),
  skip,
  limit: limitTo(100)
})
type QueryOnWire = typeof QueryOnWire.Type

const present = <K extends string, V>(key: K, value: V | undefined, there = value !== undefined) =>
  (there ? { [key]: value } : {}) as { readonly [P in K]?: NonNullable<V> }

/** A query of core asks for whole pages up to the one it names; the wire asks for `skip` and `limit`. */
export const query: Mapping<SearchQuery, QueryOnWire> = {
  schema: QueryOnWire,
  to: (asked) => {
    const first = Math.max(0, asked.page - pagesShown)
    const pages = {
      skip: first * asked.size,
      limit: (asked.page - first) * asked.size
    }
    return {
      filter: {
        ...present("q", asked.q, asked.q !== ""),
        ...present("category", asked.category),
        ...present("brands", asked.brands, asked.brands.length > 0),
        ...present("origins", asked.origins, asked.origins.length > 0),
        ...present("tags", asked.tags, asked.tags.length > 0),
        ...present("products", asked.products),
        ...present("prices", asked.prices),
        ...present(
          "rating",
          asked.ratings.map((stars) => ({ from: stars, to: stars + 0.999 })),
          asked.ratings.length > 0
        ),
        ...present("available_for", asked.availableFor, asked.availableFor !== "all")
      },
      ...present("sort", asked.sort),
      ...(asked.window ?? pages)
    }
  },
  from: ({ filter: narrowed = {}, sort, skip: from = 0, limit = 12 }) => ({
    ...emptyQuery,
    q: narrowed.q ?? "",
    ...present("category", narrowed.category === undefined ? undefined : CategoryId(narrowed.category)),
    brands: (narrowed.brands ?? []).map((id) => BrandId(id)),
    origins: narrowed.origins ?? [],
    tags: narrowed.tags ?? [],
    ...present(
      "products",
      narrowed.products?.map((id) => ProductId(id))
    ),
    ...(narrowed.prices
      ? {
          prices: {
            min: rupiah(narrowed.prices.min ?? 0),
            ...present("max", narrowed.prices.max === undefined ? undefined : rupiah(narrowed.prices.max))
          }
        }
      : {}),
    ratings: (narrowed.rating ?? []).map(({ from: stars }) => Math.floor(stars)),
    availableFor: narrowed.available_for ?? "all",
    ...present("sort", sort),
    window: { skip: from, limit }
  })
}

const value = <S extends Schema.Constraint>(schema: S) =>
  Schema.Struct({ value: schema, name: Schema.String, count: Schema.Int })
const text = {
  value: Schema.String,
  name: Schema.String,
  count: Schema.Int
} as const

const FacetsOnWire = Schema.Struct({
  categories: Schema.Array(Schema.Struct({ ...text, slug: Schema.String })),
  brands: Schema.Array(value(Schema.Int)),
  origins: Schema.Array(value(Schema.String)),
  ratings: Schema.Array(value(Schema.Int)),
  tags: Schema.Array(Schema.Struct({ ...text, group: Schema.String })),
  prices: Schema.Struct({ min: Schema.Int, max: Schema.Int }),
  online: Schema.Int
})

const InsteadOnWire = Schema.Struct({
  nearest: Schema.String,
  total: Schema.Int,
  broader: Schema.Array(Schema.String),
  products: Schema.Array(card.schema)
})
const instead: Mapping<Instead, typeof InsteadOnWire.Type> = {
  schema: InsteadOnWire,
  to: (offered) => ({ ...offered, products: offered.products.map(card.to) }),
  from: (wire) => ({ ...wire, products: wire.products.map(card.from) })
}

const FoundOnWire = Schema.Struct({
  data: Schema.Array(card.schema),
  meta: Schema.Struct({
    ...Counts.fields,
    facets: FacetsOnWire,
    corrected: Schema.optionalKey(Schema.String),
    instead: Schema.optionalKey(InsteadOnWire)
  })
})
/** Product cards, with the counts beside every filter in `meta.facets`. */
export const found: Mapping<Found, typeof FoundOnWire.Type> = {
  schema: FoundOnWire,
  to: ({ products, total, skip: from, facets, corrected, instead: offered }) => ({
    data: products.map(card.to),
    meta: {
      total,
      skip: from,
      limit: products.length,
      facets,
      ...present("corrected", corrected),
      ...present("instead", offered && instead.to(offered))
    }
  }),
  from: ({ data, meta }) => ({
    products: data.map(card.from),
    total: meta.total,
    skip: meta.skip,
    facets: meta.facets,
    ...present("corrected", meta.corrected),
    ...present("instead", meta.instead && instead.from(meta.instead))
  })
}

const SuggestionsOnWire = Schema.Struct({
  q: Schema.String,
  products: Schema.Array(card.schema),
  brands: Schema.Array(brandLink.schema),
  categories: Schema.Array(categoryLinkMapping.schema),
  keywords: Schema.Array(Schema.String),
  instead: Schema.optionalKey(InsteadOnWire)
})
export const suggestions: Mapping<Suggestions, typeof SuggestionsOnWire.Type> = {
  schema: SuggestionsOnWire,
  to: ({ instead: offered, ...shown }) => ({
    ...shown,
    products: shown.products.map(card.to),
    brands: shown.brands.map(brandLink.to),
    categories: shown.categories.map(categoryLinkMapping.to),
    ...present("instead", offered && instead.to(offered))
  }),
  from: ({ instead: offered, ...wire }) => ({
    ...wire,
    products: wire.products.map(card.from),
    brands: wire.brands.map(brandLink.from),
    categories: wire.categories.map(categoryLinkMapping.from),
    ...present("instead", offered && instead.from(offered))
  })
}

const TrendingOnWire = Schema.Struct({
  keywords: Schema.Array(Schema.String),
  new_exclusive: Schema.Array(card.schema)
})
export const trending: Mapping<Trending, typeof TrendingOnWire.Type> = {
  schema: TrendingOnWire,
  to: ({ keywords, newExclusive }) => ({
    keywords,
    new_exclusive: newExclusive.map(card.to)
  }),
  from: (wire) => ({
    keywords: wire.keywords,
    newExclusive: wire.new_exclusive.map(card.from)
  })
}

const CountOnWire = Schema.Struct({ count: Schema.Int })
export const count: Mapping<{ readonly count: number }, typeof CountOnWire.Type> = {
  schema: CountOnWire,
  to: (value) => value,
  from: (wire) => wire
}
