import { Schema, SchemaGetter } from "effect"
import { BrandId } from "#core/catalogue/brand.ts"
import { ProductId } from "#core/catalogue/product.ts"
import { type ProductProposed, type ProposalId, proposalStatuses } from "#core/proposals/proposal.ts"
import { proposalFields } from "#core/proposals/proposal-form.rule.ts"
import {
  BrandExists,
  ProposalChanged,
  ProposalDecided,
  ProposalDuplicate,
  ProposalIncomplete,
  ProposalLimit,
  ProposalRefused,
  ProposalUnknown
} from "#core/proposals/proposals.errors.ts"
import type { NameTyped, ProposalsPort } from "#core/proposals/proposals.port.ts"
import { unauthenticated } from "../account/unauthenticated.ts"
import { card } from "../card.wire.ts"
import type { Mapping, Refusal, Wire } from "../endpoint.ts"
import { brandCodec, many, moment, nothing, one, same, words } from "../parts.ts"
import { photoUnknown } from "../reviews/photos.wire.ts"
import { findings } from "../reviews/writing.wire.ts"
import {
  anyProposal,
  brandProposal,
  productFields,
  productFrom,
  productProposal,
  productTo,
  proposalId,
  proposed,
  typedName,
  version
} from "./proposal-forms.wire.ts"

const brandInQuery = Schema.String.pipe(
  Schema.check(Schema.isPattern(/^[1-9]\d{0,14}$/)),
  Schema.decodeTo(brandCodec(BrandId, Schema.Int), {
    decode: SchemaGetter.transform((text: string) => BrandId(Number(text))),
    encode: SchemaGetter.transform((number: BrandId) => String(number))
  })
)
const Typed = Schema.Struct({
  brand_id: Schema.optionalKey(brandInQuery),
  brand_name: Schema.optionalKey(words),
  product_name: words
})
const typed: Mapping<NameTyped, typeof Typed.Type> = {
  schema: Typed,
  to: ({ brand, name }) => ({
    ...(typeof brand === "number" ? { brand_id: brand } : brand === undefined ? {} : { brand_name: brand }),
    product_name: name
  }),
  from: ({ brand_id: id, brand_name: brand, product_name: name }) => ({
    ...(id !== undefined ? { brand: id } : brand === undefined ? {} : { brand }),
    name
  })
}

const ChangeOnWire = Schema.Struct({ id: proposalId, version, ...productFields })
const change: Mapping<ProductProposed & { id: ProposalId; version: number }, typeof ChangeOnWire.Type> = {
  schema: ChangeOnWire,
  to: ({ id, version: read, ...product }) => ({ id, version: read, ...productTo(product) }),
  from: ({ id, version: read, ...wire }) => ({ id, version: read, ...productFrom(wire) })
}

const fieldNames = {
  brand: "brand_name",
  product: "product_name",
  category: "category",
  subcategory1: "subcategory1",
  subcategory2: "subcategory2",
  photos: "images",
  note: "note"
} as const
const problem = Schema.Literals(["required", "minimum", "maximum", "unreadable"])
const Problems = Schema.Struct({
  problems: Schema.Struct(
    Object.fromEntries(proposalFields.map((field) => [field, Schema.optionalKey(problem)])) as {
      readonly [F in (typeof proposalFields)[number]]: Schema.optionalKey<typeof problem>
    }
  )
})
const incomplete: Refusal<ProposalIncomplete> = {
  status: 422,
  code: "PROPOSAL_INCOMPLETE",
  fields: ({ problems }) =>
    Object.fromEntries(
      proposalFields.flatMap((field) => (problems[field] === undefined ? [] : [[fieldNames[field], problems[field]]]))
    ),
  details: {
    schema: Problems,
    to: ({ problems }: ProposalIncomplete) => ({ problems }),
    from: (wire: typeof Problems.Type) => new ProposalIncomplete(wire)
  }
}

const Findings = Schema.Struct({ findings })
const refused: Refusal<ProposalRefused> = {
  status: 422,
  code: "PROPOSAL_REFUSED",
  details: {
    schema: Findings,
    to: (refusal: ProposalRefused) => ({ findings: refusal.findings }),
    from: (wire: typeof Findings.Type) => new ProposalRefused(wire)
  }
}

const Duplicate = Schema.Struct({
  products: Schema.Array(brandCodec(ProductId, Schema.Int)),
  isSame: Schema.Boolean,
  proposal: Schema.optionalKey(proposalId)
}).pipe(Schema.encodeKeys({ products: "product_ids", isSame: "is_same", proposal: "proposal_id" }))
const duplicate: Refusal<ProposalDuplicate> = {
  status: 409,
  code: "PRODUCT_EXISTS",
  details: {
    schema: Duplicate,
    to: ({ products, isSame, proposal }: ProposalDuplicate) => ({
      products,
      isSame,
      ...(proposal !== undefined && { proposal })
    }),
    from: (wire: typeof Duplicate.Type) => new ProposalDuplicate(wire)
  }
}

const Same = Schema.Struct({ proposal: Schema.optionalKey(proposalId) }).pipe(
  Schema.encodeKeys({ proposal: "proposal_id" })
)
const exists: Refusal<BrandExists> = {
  status: 409,
  code: "BRAND_EXISTS",
  details: {
    schema: Same,
    to: ({ proposal }: BrandExists) => (proposal === undefined ? {} : { proposal }),
    from: (wire: typeof Same.Type) => new BrandExists(wire)
  }
}

const Limit = Schema.Struct({ until: moment })
const limit: Refusal<ProposalLimit> = {
  status: 429,
  code: "PROPOSAL_LIMIT",
  details: {
    schema: Limit,
    to: ({ until }: ProposalLimit) => ({ until }),
    from: (wire: typeof Limit.Type) => new ProposalLimit(wire)
  }
}

const Decided = Schema.Struct({ status: Schema.Literals(proposalStatuses) })
const notChanged = {
  ProposalUnknown: { status: 404, code: "PROPOSAL_NOT_FOUND", make: () => new ProposalUnknown() },
  ProposalChanged: { status: 409, code: "PROPOSAL_CHANGED", make: () => new ProposalChanged() },
  ProposalDecided: {
    status: 409,
    code: "PROPOSAL_DECIDED",
    details: {
      schema: Decided,
      to: ({ status }: ProposalDecided) => ({ status }),
      from: (wire: typeof Decided.Type) => new ProposalDecided(wire)
    }
  }
} as const
const unfit = { Unauthenticated: unauthenticated, ProposalIncomplete: incomplete, ProposalRefused: refused } as const
const unfitProduct = { ...unfit, ProposalDuplicate: duplicate, PhotoUnknown: photoUnknown } as const

/** Endpoints of proposals of brands and products. Wire, Catalogue and search: POST and PUT `/brands`, `/products`; D-45b. */
export const proposalsWire: Wire<ProposalsPort> = {
  similar: {
    service: "public",
    method: "get",
    path: "/products/similar",
    summary: "Products of the shop that may be the one whose name is typed, the most similar first; at most three",
    input: typed,
    output: many(card),
    refusals: {}
  },
  proposeBrand: {
    service: "public",
    method: "post",
    path: "/brands",
    summary: "Proposes a brand that the shop does not have; its author alone sees it until staff have accepted it",
    input: same(Schema.Struct({ name: typedName }).pipe(Schema.encodeKeys({ name: "brand_name" }))),
    output: one(brandProposal),
    status: () => 201,
    refusals: { ...unfit, BrandExists: exists, ProposalLimit: limit }
  },
  changeBrand: {
    service: "public",
    method: "put",
    path: "/brands/{id}",
    summary:
      "Changes the member's proposal of a brand that was not accepted, if it is still the `version` that was read",
    input: same(
      Schema.Struct({ id: proposalId, version, name: typedName }).pipe(Schema.encodeKeys({ name: "brand_name" }))
    ),
    output: one(brandProposal),
    refusals: { ...unfit, ...notChanged, BrandExists: exists }
  },
  proposeProduct: {
    service: "public",
    method: "post",
    path: "/products",
    summary:
      "Proposes a product that the shop does not have, with a brand of the shop or a new one; a similar one is refused unless `is_different`",
    input: proposed,
    output: one(productProposal),
    status: () => 201,
    refusals: { ...unfitProduct, ProposalLimit: limit }
  },
  changeProduct: {
    service: "public",
    method: "put",
    path: "/products/{id}",
    summary:
      "Changes the member's proposal of a product that was not accepted, if it is still the `version` that was read",
    input: change,
    output: one(productProposal),
    refusals: { ...unfitProduct, ...notChanged }
  },
  mine: {
    service: "public",
    method: "get",
    path: "/user/me/proposals",
    summary: "The member's proposals in whatever state, newest first",
    input: nothing,
    output: many(anyProposal),
    refusals: { Unauthenticated: unauthenticated }
  }
}
