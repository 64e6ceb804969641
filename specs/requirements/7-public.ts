import type { Requirement } from "./requirement.ts"

const profileSpec = "specs/profile/profile.spec.ts"
const namedCallsSpec = "specs/server/named-calls.spec.ts"
const specifiedCallsSpec = "specs/server/specified-calls.spec.ts"

export const profileCalls: ReadonlyArray<Requirement> = [
  {
    id: 286,
    says: "POST /user/me/tags/ {beauty,…} or {interest, newRegister}",
    state: "DONE",
    proofs: [{ file: profileSpec, title: "has beauty tags of the shop's, and newsletters that the member ticked" }],
    note: "adapters/wire/account/profile.wire.ts"
  },
  {
    id: 287,
    says: "GET /users filter user_name, fields",
    state: "PART",
    missing: "GET /users works; no reviewer page uses it",
    work: "reviews"
  },
  {
    id: 288,
    says: "POST /user/me/preferences",
    state: "DONE",
    proofs: [{ file: profileSpec, title: "has beauty tags of the shop's, and newsletters that the member ticked" }],
    note: "adapters/wire/account/profile.wire.ts"
  },
  {
    id: 289,
    says: "PUT /users/{id} motherhood",
    state: "DONE",
    proofs: [
      {
        file: profileSpec,
        title: "takes the specification's own body: the call is the consent, and a consent that stands goes on"
      }
    ],
    note: "adapters/wire/account/profile.wire.ts; the specification's own body is accepted, decision 0035"
  },
  {
    id: 290,
    says: "PUT /users/{id} coachmark_visited",
    state: "DONE",
    proofs: [{ file: profileSpec, title: "keeps coachmarks of every tab" }],
    note: "adapters/wire/account/profile.wire.ts"
  },
  {
    id: 291,
    says: "GET /user/me (public), GET /profile",
    state: "DONE",
    proofs: [{ file: profileSpec, title: "is shown to its owner, by each of its names" }],
    note: "adapters/wire/account/profile.wire.ts"
  },
  { id: 292, says: "POST newsfeed/{id}/reports", state: "NONE", missing: "no call", work: "reviews" },
  {
    id: 293,
    says: "GET /rewards limit 100",
    state: "DONE",
    proofs: [{ file: profileSpec, title: "knows its badges" }],
    note: "adapters/wire/account/profile.wire.ts"
  },
  {
    id: 294,
    says: "GET /feature-toggles",
    state: "DONE",
    proofs: [
      { file: "specs/identity/social.spec.ts", title: "is offered where it is configured, and nowhere else" },
      { file: "specs/contracts/account-served.spec.ts", title: "says what is switched on" }
    ],
    note: "adapters/wire/toggles.wire.ts"
  },
  {
    id: 295,
    says: "GET /countries",
    state: "DONE",
    proofs: [{ file: profileSpec, title: "lives at a place of the map, by the map's own name" }],
    note: "adapters/wire/regions.wire.ts"
  }
]

export const publicCatalogueCalls: ReadonlyArray<Requirement> = [
  {
    id: 296,
    says: "GET products limit 12",
    state: "DONE",
    proofs: [{ file: specifiedCallsSpec, title: "asks for 12 products without naming them" }],
    note: "adapters/wire/catalogue.wire.ts"
  },
  {
    id: 297,
    says: "GET featured/popular-category",
    state: "DONE",
    proofs: [
      {
        file: namedCallsSpec,
        title: "answers the title of the trending list, and popular categories with their products"
      }
    ],
    note: "adapters/wire/catalogue.wire.ts"
  },
  {
    id: 298,
    says: "GET featured/trending, trending/title",
    state: "DONE",
    proofs: [
      { file: namedCallsSpec, title: "answers up to ten products, or a part of them: %s" },
      {
        file: namedCallsSpec,
        title: "answers the title of the trending list, and popular categories with their products"
      }
    ],
    note: "adapters/wire/catalogue.facades.ts"
  },
  {
    id: 299,
    says: "GET featured/have-you-tried",
    state: "DONE",
    proofs: [{ file: namedCallsSpec, title: "answers up to ten products, or a part of them: %s" }],
    note: "adapters/wire/catalogue.facades.ts"
  },
  {
    id: 300,
    says: "GET /product/categories, /{id}/brands, /{id}/children",
    state: "DONE",
    proofs: [
      {
        file: namedCallsSpec,
        title: "answers categories ten at once, those below one, its brands and the way down to it"
      }
    ],
    note: "adapters/wire/catalogue.facades.ts, adapters/wire/catalogue.wire.ts"
  },
  {
    id: 301,
    says: "GET /category breadcrumbs",
    state: "DONE",
    proofs: [
      {
        file: namedCallsSpec,
        title: "answers categories ten at once, those below one, its brands and the way down to it"
      }
    ],
    note: "adapters/wire/catalogue.facades.ts"
  },
  {
    id: 302,
    says: "GET /brands, /brands/letter",
    state: "DONE",
    proofs: [
      { file: namedCallsSpec, title: "answers all brands, one of them, and three by letters of their names" },
      { file: specifiedCallsSpec, title: "asks for 300 letters of brands" }
    ],
    note: "adapters/wire/catalogue.wire.ts"
  },
  {
    id: 303,
    says: "POST /brands, PUT /brands",
    state: "NONE",
    missing: "POST/PUT /brands absent from openapi",
    work: "belonging"
  },
  {
    id: 304,
    says: "GET /global-search",
    state: "DONE",
    proofs: [
      { file: namedCallsSpec, title: "finds products, brands and categories by one keyword, ten products at once" }
    ],
    note: "adapters/wire/search.facades.ts"
  }
]

export const searchCalls: ReadonlyArray<Requirement> = [
  {
    id: 305,
    says: "GET /search-history-keywords limit 5",
    state: "DONE",
    proofs: [
      { file: profileSpec, title: "remembers the five last searches, each once however it is written" },
      {
        file: "specs/journeys/search.journey.ts",
        title: "a member's searches are hers on every device, and go when she says so"
      }
    ],
    note: "adapters/wire/search-history.wire.ts; the description of the calls shows the guests' facade in its place"
  },
  {
    id: 306,
    says: "DELETE /search-history-keywords/{id}",
    state: "DONE",
    proofs: [{ file: profileSpec, title: "remembers the five last searches, each once however it is written" }],
    note: "adapters/wire/search-history.wire.ts"
  },
  {
    id: 307,
    says: "DELETE /search-history-keywords-clear",
    state: "DONE",
    proofs: [{ file: profileSpec, title: "remembers the five last searches, each once however it is written" }],
    note: "adapters/wire/search-history.wire.ts"
  },
  {
    id: 308,
    says: "POST /search-history-clicks",
    state: "DONE",
    proofs: [{ file: profileSpec, title: "remembers the five last searches, each once however it is written" }],
    note: "adapters/wire/search-history.wire.ts"
  },
  {
    id: 309,
    says: "POST /search/feedbacks",
    state: "DONE",
    proofs: [{ file: specifiedCallsSpec, title: "says of a click whether it helped" }],
    note: "adapters/wire/search.wire.ts"
  },
  {
    id: 310,
    says: "PUT /search/{id}/feedbacks",
    state: "DONE",
    proofs: [{ file: profileSpec, title: "remembers the five last searches, each once however it is written" }],
    note: "adapters/wire/search-history.wire.ts"
  },
  {
    id: 311,
    says: "Trending: sort -count, limit 5",
    state: "DONE",
    proofs: [{ file: specifiedCallsSpec, title: "ignores no parameter silently" }],
    note: "adapters/wire/search.wire.ts"
  },
  {
    id: 312,
    says: "Suggestion types new_exclusive, trending",
    state: "DONE",
    proofs: [{ file: specifiedCallsSpec, title: "asks for suggestions by type" }],
    note: "adapters/wire/search.wire.ts"
  }
]
