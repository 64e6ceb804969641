import { Effect } from "effect"
import type { Reader } from "../catalogue/catalogue.port.ts"
import { allows } from "../kernel/decide.ts"
import { normaliseQuery, searchWords, tidy } from "./filters.rule.ts"
import type { Found } from "./found.ts"
import type { SearchQuery } from "./query.ts"
import type { SearchPort, SearchStore } from "./search.port.ts"
import { pricedSearch, withPricesAsked } from "./words/price-words.rule.ts"

/** Searching as one shopper does it at one moment. */
export const searchOver = (store: SearchStore, reader: Reader): SearchPort => ({
  find: (query) => {
    const asked = normaliseQuery(query)
    return isTooShort(asked) ? Effect.succeed(nothing) : store.find(withPricesAsked(asked), reader)
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
      store.suggest({ q: words, named: pricedSearch(words).q || words }, reader)
    ),
  trending: () => store.trending(reader),
  feedback: ({ q, click, helpful }) =>
    store.keepFeedback({ q: tidy(q), helpful, at: reader.now, ...(click !== undefined && { click }) })
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
