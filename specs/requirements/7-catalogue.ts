import type { Requirement } from "./requirement.ts"

const callsSpec = "specs/server/calls.spec.ts"
const namedCallsSpec = "specs/server/named-calls.spec.ts"
const specifiedCallsSpec = "specs/server/specified-calls.spec.ts"

export const catalogueCalls: ReadonlyArray<Requirement> = [
  {
    id: 313,
    says: "/v3/categories/children",
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
    id: 314,
    says: "/v3/search, /v3/search/count (or /search/count), /search",
    state: "DONE",
    proofs: [
      { file: callsSpec, title: "answer product cards with the fields the wire promises" },
      { file: callsSpec, title: "answer the same under an alias and with a slash at the end" },
      { file: namedCallsSpec, title: "searches at the short address as at the long one, and counts" }
    ],
    note: "adapters/wire/search.wire.ts"
  },
  {
    id: 315,
    says: "/v3/brand/search limit 3",
    state: "DONE",
    proofs: [{ file: namedCallsSpec, title: "answers all brands, one of them, and three by letters of their names" }],
    note: "adapters/wire/catalogue.facades.ts"
  },
  {
    id: 316,
    says: "/v3/brands",
    state: "DONE",
    proofs: [
      { file: namedCallsSpec, title: "answers all brands, one of them, and three by letters of their names" },
      { file: specifiedCallsSpec, title: "are there for categories and brands" }
    ],
    note: "adapters/wire/catalogue.wire.ts; skip and limit are refused (422)"
  },
  {
    id: 317,
    says: "/v3/brands/letters limit 300",
    state: "DONE",
    proofs: [{ file: specifiedCallsSpec, title: "asks for 300 letters of brands" }],
    note: "adapters/wire/catalogue.wire.ts"
  },
  {
    id: 318,
    says: "/v3/brands/distinct/products",
    state: "DONE",
    proofs: [{ file: namedCallsSpec, title: "counts brands and categories of what fits a search" }],
    note: "adapters/wire/search.facades.ts"
  },
  {
    id: 319,
    says: "/v3/categories/distinct/products",
    state: "DONE",
    proofs: [{ file: namedCallsSpec, title: "counts brands and categories of what fits a search" }],
    note: "adapters/wire/search.facades.ts"
  },
  {
    id: 320,
    says: "/v3/categories/{id}/featured-brand",
    state: "DONE",
    proofs: [
      {
        file: namedCallsSpec,
        title: "answers categories ten at once, those below one, its brands and the way down to it"
      }
    ],
    note: "adapters/wire/catalogue.wire.ts"
  },
  {
    id: 321,
    says: "/v3/products, /categories, /tags",
    state: "DONE",
    proofs: [
      { file: specifiedCallsSpec, title: "are there for a product" },
      { file: specifiedCallsSpec, title: "are there for categories and brands" },
      { file: specifiedCallsSpec, title: "asks for beauty tags with their subtags" }
    ],
    note: "adapters/wire/catalogue.wire.ts"
  },
  {
    id: 322,
    says: "/v3/brand, /v3/brand-extra",
    state: "DONE",
    proofs: [{ file: namedCallsSpec, title: "answers all brands, one of them, and three by letters of their names" }],
    note: "adapters/wire/catalogue.facades.ts"
  },
  {
    id: 323,
    says: "/banners (catalogue service)",
    state: "DONE",
    proofs: [{ file: namedCallsSpec, title: "answers banners by place, in groups" }],
    note: "adapters/wire/banners.wire.ts"
  },
  {
    id: 324,
    says: "/v3/people-also-buy",
    state: "DONE",
    proofs: [{ file: namedCallsSpec, title: "answers up to ten products, or a part of them: %s" }],
    note: "adapters/wire/catalogue.facades.ts"
  },
  {
    id: 325,
    says: "/v3/product-views",
    state: "DONE",
    proofs: [{ file: namedCallsSpec, title: "answers up to ten products, or a part of them: %s" }],
    note: "adapters/wire/catalogue.facades.ts"
  },
  {
    id: 326,
    says: "/v3/best-seller",
    state: "DONE",
    proofs: [{ file: namedCallsSpec, title: "answers up to ten products, or a part of them: %s" }],
    note: "adapters/wire/catalogue.facades.ts"
  },
  {
    id: 327,
    says: "/v3/promo/products, /v3/promotions",
    state: "DONE",
    proofs: [{ file: namedCallsSpec, title: "answers the promotions, and the products of one" }],
    note: "adapters/wire/catalogue.facades.ts, adapters/wire/catalogue.wire.ts"
  },
  {
    id: 328,
    says: "/v3/product-price-rules",
    state: "DONE",
    proofs: [
      { file: namedCallsSpec, title: "answers an empty list where the specification names no content (D-71): %s" }
    ],
    note: "adapters/wire/catalogue.facades.ts; an empty list (D-71)"
  },
  {
    id: 329,
    says: "/v3/product-availability-alert",
    state: "DONE",
    proofs: [
      { file: namedCallsSpec, title: "answers an empty list where the specification names no content (D-71): %s" }
    ],
    note: "adapters/wire/catalogue.facades.ts; an empty list (D-71)"
  },
  {
    id: 330,
    says: "/v3/promotions/authenticity, /sociolla-birthday",
    state: "DONE",
    proofs: [
      { file: namedCallsSpec, title: "answers an empty list where the specification names no content (D-71): %s" }
    ],
    note: "adapters/wire/catalogue.facades.ts; empty lists (D-71)"
  },
  {
    id: 331,
    says: "/v3/categories/path",
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
    id: 332,
    says: "/v3/catalog-rules/detail",
    state: "DONE",
    proofs: [
      { file: namedCallsSpec, title: "answers an empty list where the specification names no content (D-71): %s" }
    ],
    note: "adapters/wire/catalogue.facades.ts; an empty list (D-71)"
  },
  {
    id: 333,
    says: "/v3/search/suggestions",
    state: "DONE",
    proofs: [
      { file: specifiedCallsSpec, title: "asks for suggestions by type" },
      { file: callsSpec, title: "refuse unknown keys, doubled keys and too short searches by name" }
    ],
    note: "adapters/wire/search.wire.ts"
  },
  { id: 334, says: "/v3/egift-templates", state: "NONE", missing: "404", work: "kinds" }
]
