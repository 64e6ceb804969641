import { Effect } from "effect"
import type { Reader } from "../catalogue/catalogue.port.ts"
import { allows } from "../kernel/decide.ts"
import { normaliseQuery, searchWords, tidy } from "./filters.rule.ts"
import type { Found } from "./found.ts"
import { asksWordsAlone, broaderThan, insteadOf, queryFor } from "./instead.rule.ts"
import { suggestsNothing } from "./options.rule.ts"
import { emptyQuery, type SearchQuery } from "./query.ts"
import type { SearchPort, SearchStore } from "./search.port.ts"
import { pricedSearch, withPricesAsked } from "./words/price-words.rule.ts"

/** Searching as one shopper does it at one moment. */
export const searchOver = (store: SearchStore, reader: Reader): SearchPort => ({
  find: (query) => {
    const asked = normaliseQuery(query)
    if (isTooShort(asked)) return Effect.succeed(nothing)
    return Effect.flatMap(store.find(withPricesAsked(asked), reader), (found) =>
      found.total === 0 && asksWordsAlone(asked)
        ? Effect.map(insteadFor(asked.q, store, reader), (instead) => ({ ...found, ...instead }))
        : Effect.succeed(found)
    )
  },
  count: (query) => {
    const asked = normaliseQuery(query)
    return Effect.map(isTooShort(asked) ? Effect.succeed(0) : store.count(withPricesAsked(asked), reader), (count) => ({
      count
    }))
  },
  suggest: ({ q }) =>
    Effect.flatMap(searchWords(q), (words) =>
      // Only the words name anything; the answer says what it is an answer to.
      Effect.flatMap(store.suggest({ q: words, named: pricedSearch(words).q || words }, reader), (suggestions) =>
        suggestsNothing(suggestions)
          ? Effect.map(insteadFor(words, store, reader), (instead) => ({ ...suggestions, ...instead }))
          : Effect.succeed(suggestions)
      )
    ),
  trending: () => store.trending(reader),
  feedback: ({ q, click, helpful }) =>
    store.keepFeedback({ q: tidy(q), helpful, at: reader.now, ...(click !== undefined && { click }) })
})

/** The nearest word of the shop, its products and wider searches; nothing if no word is near. Rule 16. */
const insteadFor = Effect.fnUntraced(function* (q: string, store: SearchStore, reader: Reader) {
  const nearest = yield* store.nearest(pricedSearch(q).q, reader)
  if (nearest === undefined) return {}
  const found = yield* store.find(queryFor(nearest), reader)
  if (found.total === 0) return {}
  const counted = yield* Effect.forEach(broaderThan(nearest, found), (words) =>
    Effect.map(store.count({ ...emptyQuery, q: words }, reader), (total) => ({ words, total }))
  )
  return { instead: insteadOf(nearest, found, counted) }
})

const isTooShort = ({ q }: SearchQuery): boolean => q !== "" && !allows(searchWords(q))

const nothing: Found = {
  products: [],
  total: 0,
  skip: 0,
  facets: {
    categories: [],
    brands: [],
    origins: [],
    ratings: [5, 4, 3, 2, 1].map((stars) => ({ value: stars, name: String(stars), count: 0 })),
    tags: [],
    prices: { min: 0, max: 0 },
    online: 0
  }
}
