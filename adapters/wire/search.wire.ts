import { Schema } from "effect"
import { SearchClickId } from "#core/search/history/history.port.ts"
import { SearchTooShort } from "#core/search/search.errors.ts"
import type { SearchPort } from "#core/search/search.port.ts"
import type { Answer, Wire } from "./endpoint.ts"
import { one, words } from "./parts.ts"
import { count, found, query, suggestions, trending } from "./search-forms.wire.ts"

/** The request of specification 7, and nothing else: the most searched first, at most 5. */
const TrendingAsked = Schema.Struct({
  sort: Schema.optionalKey(Schema.Literal("-count")),
  limit: Schema.optionalKey(Schema.Literal("5"))
})

const Typed = Schema.Struct({ q: words })
/** The searched words, or the click on a result that the browser was given for them. Specification 7. */
const FeedbackOnWire = Schema.Struct({
  feedback: Schema.Boolean,
  keyword: Schema.optionalKey(words),
  search_history_clicks_id: Schema.optionalKey(Schema.String.pipe(Schema.check(Schema.isUUID())))
}).pipe(
  Schema.check(
    Schema.makeFilter(({ keyword, search_history_clicks_id: click }) =>
      keyword === undefined && click === undefined ? { path: ["keyword"], issue: "missing" } : undefined
    )
  )
)
const Done = Schema.Struct({ data: Schema.Struct({}) })

/** Endpoints of the search. Wire, Catalogue and search. */
export const searchWire: Wire<SearchPort> = {
  find: {
    service: "catalogue",
    method: "get",
    path: "/v3/search",
    aliases: [
      ["catalogue", "/v3/products"],
      ["catalogue", "/search"]
    ],
    summary: "Products that fit words and filters, with counts beside every filter",
    input: query,
    output: found,
    refusals: {},
    maxAge: 5
  },
  count: {
    service: "catalogue",
    method: "get",
    path: "/v3/search/count",
    aliases: [["catalogue", "/search/count"]],
    summary: "How many products fit words and filters",
    input: query,
    output: one(count),
    refusals: {},
    maxAge: 5
  },
  suggest: {
    service: "catalogue",
    method: "get",
    path: "/v3/search/suggestions",
    summary: "Up to 5 products and 3 brands while typing, from 3 characters",
    input: {
      schema: Typed,
      to: (asked) => asked,
      from: (asked: typeof Typed.Type) => asked
    },
    output: one(suggestions),
    refusals: {
      SearchTooShort: {
        status: 422,
        code: "SEARCH_TOO_SHORT",
        make: () => new SearchTooShort()
      }
    },
    maxAge: 30
  },
  trending: {
    service: "public",
    method: "get",
    path: "/search/trending",
    summary: "What others search for, and new exclusive products",
    input: { schema: TrendingAsked, to: () => ({}), from: () => ({}) },
    output: one(trending),
    refusals: {},
    maxAge: 60
  },
  feedback: {
    service: "public",
    method: "post",
    path: "/search/feedbacks",
    summary: "Whether the results of a search helped",
    input: {
      schema: FeedbackOnWire,
      to: ({ q, click, helpful }) => ({
        feedback: helpful,
        ...(q === "" ? {} : { keyword: q }),
        ...(click === undefined ? {} : { search_history_clicks_id: click })
      }),
      from: ({ keyword = "", search_history_clicks_id: click, feedback }: typeof FeedbackOnWire.Type) => ({
        q: keyword,
        helpful: feedback,
        ...(click === undefined ? {} : { click: SearchClickId(click) })
      })
    },
    output: {
      schema: Done,
      to: () => ({ data: {} }),
      from: (_: Answer) => undefined
    },
    refusals: {}
  }
}
