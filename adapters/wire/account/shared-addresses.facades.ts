import { Effect, Schema } from "effect"
import { ProductId, type Tag } from "#core/catalogue/product.ts"
import { beautySteps } from "#core/profile/beauty/beauty.ts"
import type { Suggestions, Trending } from "#core/search/found.ts"
import { emptyQuery } from "#core/search/query.ts"
import { card } from "../card.wire.ts"
import { catalogueWire } from "../catalogue.wire.ts"
import type { Answer, AnyEndpoint, Mapping } from "../endpoint.ts"
import { type Facade, facade } from "../facade.ts"
import { levelNames, TagOnWire, tag } from "../links.wire.ts"
import { filter, limitTo, many, one, same, skip, words } from "../parts.ts"
import { searchWire } from "../search.wire.ts"
import { suggestions } from "../search-forms.wire.ts"

const { letters, cards, tags } = catalogueWire
const { suggest } = searchWire

/** Rows of the catalogue whose address also answers a wider request of specification 7; a facade stands there instead. */
export const sharedCatalogueAddresses = { letters, cards, tags }
/** The same for the search. */
export const sharedSearchAddresses = { suggest }

/** Most letters and brands of one request. Specification 9. */
const maxMessages = 300
/** Products of one page. Specification 9. */
const pageSize = 12

const Paged = Schema.Struct({ skip, limit: limitTo(maxMessages) })
const ProductsAsked = Schema.Struct({
  filter: filter(Schema.Struct({ products: Schema.Array(Schema.Int).pipe(Schema.check(Schema.isMaxLength(100))) })),
  skip,
  limit: limitTo(100)
})

const beautyType = "beauty-profile"
const TagsAsked = Schema.Struct({ filter: filter(Schema.Struct({ type: Schema.Literal(beautyType) })) })
/** A question of the beauty profile with the tags that answer it. Specification 3, Beauty tag. */
const BeautyTagOnWire = Schema.Struct({
  type: Schema.Literal(beautyType),
  name: Schema.String,
  code: Schema.String,
  subtags: Schema.Array(TagOnWire)
})
type TagsAnswer = typeof TagOnWire.Type | typeof BeautyTagOnWire.Type

const beautyTags = (offered: ReadonlyArray<Tag>): ReadonlyArray<typeof BeautyTagOnWire.Type> =>
  beautySteps.flatMap(({ questions }) =>
    questions.map(({ group }) => ({
      type: beautyType,
      name: levelNames[group] ?? group,
      code: group,
      subtags: offered.filter((one) => one.group === group).map(tag.to)
    }))
  )

const suggestionTypes = ["new_exclusive", "trending"] as const
type SuggestionType = (typeof suggestionTypes)[number]
const SuggestAsked = Schema.Struct({
  q: Schema.optionalKey(words),
  types: Schema.optionalKey(
    Schema.String.pipe(Schema.check(Schema.isPattern(/^(?:new_exclusive|trending)(?:,(?:new_exclusive|trending))?$/)))
  )
})
interface OfTypes {
  readonly types: ReadonlyArray<SuggestionType>
  readonly trending: Trending
}
const OfTypesOnWire = Schema.Struct({
  new_exclusive: Schema.optionalKey(Schema.Array(card.schema)),
  trending: Schema.optionalKey(Schema.Array(Schema.String))
})
const suggested: Mapping<Suggestions | OfTypes, unknown> = {
  schema: Schema.Union([suggestions.schema, OfTypesOnWire]),
  to: (value) =>
    "types" in value
      ? {
          ...(value.types.includes("new_exclusive") ? { new_exclusive: value.trending.newExclusive.map(card.to) } : {}),
          ...(value.types.includes("trending") ? { trending: value.trending.keywords } : {})
        }
      : suggestions.to(value),
  from: () => {
    throw new Error("only the server answers this address")
  }
}

/** Returns the address of a row, without its input and output. */
const at = ({ service, method, path, aliases = [], refusals, maxAge = 0 }: AnyEndpoint) => ({
  service,
  method,
  path,
  aliases,
  refusals,
  maxAge
})

/** The wider requests at addresses that a row of the wire shares. */
export const sharedAddressFacades: ReadonlyArray<Facade> = [
  facade(
    {
      ...at(letters),
      summary: "Letters that have brands, at most 300",
      input: same(Paged),
      output: letters.output as Mapping<ReadonlyArray<string>, Answer<ReadonlyArray<string>>>
    },
    (ports, { skip: from = 0, limit = maxMessages }) =>
      Effect.map(ports.catalogue.letters({}), (all) => all.slice(from, from + limit))
  ),
  facade(
    {
      ...at(cards),
      summary: "Product cards: the ones `filter.products` names in that order, at most 100, else the shop's own order",
      input: same(ProductsAsked),
      output: many(card)
    },
    (ports, { filter: wanted, skip: from = 0, limit = pageSize }) =>
      wanted === undefined
        ? Effect.map(ports.search.find({ ...emptyQuery, window: { skip: from, limit } }), ({ products }) => products)
        : ports.catalogue.cards({ ids: wanted.products.slice(from, from + limit).map((id) => ProductId(id)) })
  ),
  facade(
    {
      ...at(tags),
      summary: 'Tags that products carry; with `filter={"type":"beauty-profile"}` the questions of the beauty profile',
      input: same(TagsAsked),
      output: many(same<TagsAnswer>(Schema.Union([BeautyTagOnWire, TagOnWire])))
    },
    (ports, { filter: wanted }) =>
      Effect.map(
        ports.catalogue.tags({}),
        (all): ReadonlyArray<TagsAnswer> => (wanted === undefined ? all.map(tag.to) : beautyTags(all))
      )
  ),
  facade(
    {
      ...at(suggest),
      summary:
        "Up to 5 products and 3 brands from 3 characters on; with `types` new exclusive products and trending words",
      input: same(SuggestAsked),
      output: one(suggested)
    },
    (ports, { q = "", types }): Effect.Effect<Suggestions | OfTypes, { readonly _tag: string }> =>
      types === undefined
        ? ports.search.suggest({ q })
        : Effect.map(ports.search.trending({}), (trending) => ({
            types: types.split(",") as ReadonlyArray<SuggestionType>,
            trending
          }))
  )
]
