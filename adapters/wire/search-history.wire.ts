import { Schema } from "effect"
import {
  type SavedSearch,
  SavedSearchId,
  SearchClickId,
  type SearchHistoryPort,
  savedSearchMaxLength
} from "#core/search/history/history.port.ts"
import { SearchUnknown } from "#core/search/search.errors.ts"
import { unauthenticated } from "./account/unauthenticated.ts"
import type { Answer, Refusal, Wire } from "./endpoint.ts"
import { brandCodec, limitTo, many, moment, nothing, one, same, words } from "./parts.ts"

const signedOut = { Unauthenticated: unauthenticated }
const searchUnknown: Refusal<SearchUnknown> = { status: 404, code: "SEARCH_NOT_FOUND", make: () => new SearchUnknown() }

const id = Schema.String.pipe(Schema.check(Schema.isUUID()))
const keyword = words.pipe(Schema.check(Schema.isPattern(/\S/), Schema.isMaxLength(savedSearchMaxLength)))
const name = words.pipe(Schema.check(Schema.isMinLength(1), Schema.isMaxLength(64)))

const namesOnWire = { entityId: "entity_id", entityType: "entity_type", sourceFrom: "source_from" } as const
const savedSearch = same<SavedSearch>(
  Schema.Struct({
    id: brandCodec(SavedSearchId, Schema.String),
    keyword: Schema.String,
    entityId: Schema.optionalKey(Schema.String),
    entityType: Schema.String,
    sourceFrom: Schema.optionalKey(Schema.String),
    at: moment
  }).pipe(Schema.encodeKeys({ ...namesOnWire, id: "_id", at: "created_at" }))
)
const made = Schema.Struct({
  keyword,
  entityId: Schema.optionalKey(name),
  entityType: Schema.optionalKey(name),
  sourceFrom: Schema.optionalKey(name)
}).pipe(Schema.encodeKeys(namesOnWire))
const click = Schema.Struct({ keyword, entityId: name, entityType: name }).pipe(
  Schema.encodeKeys({ entityId: "entity_id", entityType: "entity_type" })
)
const clicked = Schema.Struct({ id: brandCodec(SearchClickId, Schema.String) }).pipe(Schema.encodeKeys({ id: "_id" }))
const judged = Schema.Struct({ id: brandCodec(SearchClickId, id), helpful: Schema.Boolean }).pipe(
  Schema.encodeKeys({ helpful: "feedback" })
)
const Limited = Schema.Struct({ limit: limitTo(100), sort: Schema.optionalKey(Schema.Literals(["-created_at"])) })

/** Endpoints of a member's own searches. Specification 7, Search; D-17. */
export const searchHistoryWire: Wire<SearchHistoryPort> = {
  list: {
    service: "public",
    method: "get",
    path: "/search-history-keywords",
    summary: "A member's last searches, at most 5, newest first",
    input: { schema: Limited, to: () => ({}), from: () => ({}) },
    output: many(savedSearch),
    refusals: signedOut
  },
  keep: {
    service: "public",
    method: "post",
    path: "/search-history-keywords",
    summary: "Remembers a search",
    input: same(made),
    output: many(savedSearch),
    status: () => 201,
    refusals: signedOut
  },
  remove: {
    service: "public",
    method: "delete",
    path: "/search-history-keywords/{id}",
    summary: "Forgets a search",
    input: same(Schema.Struct({ id: brandCodec(SavedSearchId, id) })),
    output: many(savedSearch),
    refusals: { ...signedOut, SearchUnknown: searchUnknown }
  },
  clear: {
    service: "public",
    method: "delete",
    path: "/search-history-keywords-clear",
    summary: "Forgets every search and everything opened from one",
    input: nothing,
    output: many(savedSearch),
    refusals: signedOut
  },
  click: {
    service: "public",
    method: "post",
    path: "/search-history-clicks",
    summary: "What was opened from the results of a search",
    input: same(click),
    output: one(same(clicked)),
    status: () => 201,
    refusals: signedOut
  },
  judge: {
    service: "public",
    method: "put",
    path: "/search/{id}/feedbacks",
    summary: "Whether what was opened was what was looked for",
    input: same(judged),
    output: {
      schema: Schema.Struct({ data: Schema.Struct({}) }),
      to: () => ({ data: {} }),
      from: (_: Answer) => undefined
    },
    refusals: { ...signedOut, SearchUnknown: searchUnknown }
  }
}
