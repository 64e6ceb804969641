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
import type { Answer, Mapping, Refusal, Wire } from "./endpoint.ts"
import { instantFromWire, instantOnWire, instantToWire, limitTo, many, nothing, one, words } from "./parts.ts"

const signedOut = { Unauthenticated: unauthenticated }
const searchUnknown: Refusal<SearchUnknown> = { status: 404, code: "SEARCH_NOT_FOUND", make: () => new SearchUnknown() }

const id = Schema.String.pipe(Schema.check(Schema.isUUID()))
const keyword = words.pipe(Schema.check(Schema.isPattern(/\S/), Schema.isMaxLength(savedSearchMaxLength)))
const name = words.pipe(Schema.check(Schema.isMinLength(1), Schema.isMaxLength(64)))

const SavedSearchOnWire = Schema.Struct({
  _id: Schema.String,
  keyword: Schema.String,
  entity_id: Schema.optionalKey(Schema.String),
  entity_type: Schema.String,
  source_from: Schema.optionalKey(Schema.String),
  created_at: instantOnWire
})
const savedSearch: Mapping<SavedSearch, typeof SavedSearchOnWire.Type> = {
  schema: SavedSearchOnWire,
  to: (search) => ({
    _id: search.id,
    keyword: search.keyword,
    ...(search.entityId === undefined ? {} : { entity_id: search.entityId }),
    entity_type: search.entityType,
    ...(search.sourceFrom === undefined ? {} : { source_from: search.sourceFrom }),
    created_at: instantToWire(search.at)
  }),
  from: (wire) => ({
    id: SavedSearchId(wire._id),
    keyword: wire.keyword,
    ...(wire.entity_id === undefined ? {} : { entityId: wire.entity_id }),
    entityType: wire.entity_type,
    ...(wire.source_from === undefined ? {} : { sourceFrom: wire.source_from }),
    at: instantFromWire(wire.created_at)
  })
}

const MadeOnWire = Schema.Struct({
  keyword,
  entity_id: Schema.optionalKey(name),
  entity_type: Schema.optionalKey(name),
  source_from: Schema.optionalKey(name)
})
const ClickOnWire = Schema.Struct({ keyword, entity_id: name, entity_type: name })
const InPath = Schema.Struct({ id })
const JudgedOnWire = Schema.Struct({ id, feedback: Schema.Boolean })
const ClickedOnWire = Schema.Struct({ _id: Schema.String })
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
    input: {
      schema: MadeOnWire,
      to: (made) => ({
        keyword: made.keyword,
        ...(made.entityId === undefined ? {} : { entity_id: made.entityId }),
        ...(made.entityType === undefined ? {} : { entity_type: made.entityType }),
        ...(made.sourceFrom === undefined ? {} : { source_from: made.sourceFrom })
      }),
      from: (wire: typeof MadeOnWire.Type) => ({
        keyword: wire.keyword,
        ...(wire.entity_id === undefined ? {} : { entityId: wire.entity_id }),
        ...(wire.entity_type === undefined ? {} : { entityType: wire.entity_type }),
        ...(wire.source_from === undefined ? {} : { sourceFrom: wire.source_from })
      })
    },
    output: many(savedSearch),
    status: () => 201,
    refusals: signedOut
  },
  remove: {
    service: "public",
    method: "delete",
    path: "/search-history-keywords/{id}",
    summary: "Forgets a search",
    input: {
      schema: InPath,
      to: (which) => which,
      from: (wire: typeof InPath.Type) => ({ id: SavedSearchId(wire.id) })
    },
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
    input: {
      schema: ClickOnWire,
      to: ({ keyword: words_, entityId, entityType }) => ({
        keyword: words_,
        entity_id: entityId,
        entity_type: entityType
      }),
      from: (wire: typeof ClickOnWire.Type) => ({
        keyword: wire.keyword,
        entityId: wire.entity_id,
        entityType: wire.entity_type
      })
    },
    output: one({
      schema: ClickedOnWire,
      to: ({ id: click }: { readonly id: SearchClickId }) => ({ _id: click }),
      from: ({ _id }: typeof ClickedOnWire.Type) => ({ id: SearchClickId(_id) })
    }),
    status: () => 201,
    refusals: signedOut
  },
  judge: {
    service: "public",
    method: "put",
    path: "/search/{id}/feedbacks",
    summary: "Whether what was opened was what was looked for",
    input: {
      schema: JudgedOnWire,
      to: ({ id: click, helpful }) => ({ id: click, feedback: helpful }),
      from: ({ id: click, feedback }: typeof JudgedOnWire.Type) => ({ id: SearchClickId(click), helpful: feedback })
    },
    output: {
      schema: Schema.Struct({ data: Schema.Struct({}) }),
      to: () => ({ data: {} }),
      from: (_: Answer) => undefined
    },
    refusals: { ...signedOut, SearchUnknown: searchUnknown }
  }
}
