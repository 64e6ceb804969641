import { Schema } from "effect"
import { BrandId } from "#core/catalogue/brand.ts"
import { CategoryId } from "#core/catalogue/category.ts"
import { ProductId } from "#core/catalogue/product.ts"
import {
  type BrandProposal,
  type ProductProposal,
  type ProductProposed,
  ProposalId,
  proposalStatuses,
  refusalReasons
} from "#core/proposals/proposal.ts"
import { photosMost } from "#core/reviews/photos/photo.ts"
import type { Mapping } from "../endpoint.ts"
import {
  BrandLinkOnWire,
  brandLinkFrom,
  brandLinkTo,
  CategoryLinkOnWire,
  categoryLinkFrom,
  categoryLinkTo
} from "../links.wire.ts"
import { brandCodec, moment } from "../parts.ts"
import { ownPhoto, photoId } from "../reviews/photo-forms.wire.ts"

/** The id of a proposal: a UUID. */
export const proposalId = brandCodec(ProposalId, Schema.String.pipe(Schema.check(Schema.isPattern(/^[0-9a-f-]{36}$/))))
/** A version that was read. */
export const version = Schema.Int.pipe(Schema.check(Schema.isBetween({ minimum: 1, maximum: 2_000_000_000 })))
/** A name as it was typed: longer ones than any name are refused before anything looks at them. */
export const typedName = Schema.String.pipe(Schema.check(Schema.isMaxLength(500), Schema.isPattern(/^[^\p{Cs}\0]*$/u)))
const brandNumber = brandCodec(
  BrandId,
  Schema.Int.pipe(Schema.check(Schema.isBetween({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })))
)
const categoryId = brandCodec(CategoryId, Schema.String.pipe(Schema.check(Schema.isPattern(/^[\w-]{0,64}$/))))

/** Fields of a proposed product. Specification 3, Form field names: brand, product name, category and two subcategories. */
export const productFields = {
  brand_id: Schema.optionalKey(brandNumber),
  brand_name: Schema.optionalKey(typedName),
  product_name: typedName,
  category: categoryId,
  subcategory1: categoryId,
  subcategory2: categoryId,
  note: Schema.optionalKey(
    Schema.String.pipe(Schema.check(Schema.isMaxLength(4_000), Schema.isPattern(/^[^\p{Cs}\0]*$/u)))
  ),
  // A few more than may be: the field is named.
  images: Schema.Array(photoId).check(Schema.isMaxLength(photosMost)),
  is_different: Schema.optionalKey(Schema.Boolean)
} as const
const ProductFields = Schema.Struct(productFields)
type ProductFields = typeof ProductFields.Type

/** Returns a proposed product in its form on the wire. */
export const productTo = ({ brand, name, categories, note, photos, isDifferent }: ProductProposed): ProductFields => ({
  ...(brand.kind === "known" ? { brand_id: brand.id } : { brand_name: brand.name }),
  product_name: name,
  category: categories[0],
  subcategory1: categories[1],
  subcategory2: categories[2],
  note,
  images: photos,
  is_different: isDifferent
})

/** Returns a proposed product from its form on the wire; without a brand it has a new one without a name. */
export const productFrom = (wire: ProductFields): ProductProposed => ({
  brand:
    wire.brand_id === undefined ? { kind: "new", name: wire.brand_name ?? "" } : { kind: "known", id: wire.brand_id },
  name: wire.product_name,
  categories: [wire.category, wire.subcategory1, wire.subcategory2],
  note: wire.note ?? "",
  photos: wire.images,
  isDifferent: wire.is_different ?? false
})

/** A proposed product. */
export const proposed: Mapping<ProductProposed, ProductFields> = {
  schema: ProductFields,
  to: productTo,
  from: productFrom
}

const DecisionOnWire = Schema.Struct({
  at: moment,
  reason: Schema.optionalKey(Schema.Literals(refusalReasons)),
  words: Schema.optionalKey(Schema.String)
}).pipe(Schema.encodeKeys({ at: "decided_at" }))

const shared = {
  id: proposalId,
  name: Schema.String,
  status: Schema.Literals(proposalStatuses),
  version: Schema.Int,
  at: moment,
  decision: Schema.optionalKey(DecisionOnWire)
} as const
const sharedNames = { id: "_id", at: "created_at" } as const

const BrandOnWire = Schema.Struct({
  kind: Schema.Literal("brand"),
  ...shared,
  became: Schema.optionalKey(BrandLinkOnWire)
}).pipe(Schema.encodeKeys({ ...sharedNames, became: "brand" }))
/** A proposed brand for its author. */
export const brandProposal: Mapping<BrandProposal, typeof BrandOnWire.Type> = {
  schema: BrandOnWire,
  to: ({ became, ...rest }) => ({ ...rest, ...(became && { became: brandLinkTo(became) }) }),
  from: ({ became, ...rest }) => ({ ...rest, ...(became && { became: brandLinkFrom(became) }) })
}

const ProductOnWire = Schema.Struct({
  kind: Schema.Literal("product"),
  ...shared,
  brand_id: Schema.optionalKey(brandNumber),
  brand_name: Schema.String,
  path: Schema.Array(CategoryLinkOnWire),
  note: Schema.String,
  photos: Schema.Array(ownPhoto.schema),
  became: Schema.optionalKey(brandCodec(ProductId, Schema.Int))
}).pipe(Schema.encodeKeys({ ...sharedNames, became: "product_id", path: "categories", photos: "images" }))
/** A proposed product for its author. */
export const productProposal: Mapping<ProductProposal, typeof ProductOnWire.Type> = {
  schema: ProductOnWire,
  to: ({ brand, path, photos, ...rest }) => ({
    ...rest,
    ...(brand.kind === "known" && { brand_id: brand.id }),
    brand_name: brand.name,
    path: path.map(categoryLinkTo),
    photos: photos.map(ownPhoto.to)
  }),
  from: ({ brand_id: id, brand_name: name, path, photos, ...rest }) => ({
    ...rest,
    brand: id === undefined ? { kind: "new", name } : { kind: "known", id, name },
    path: path.map(categoryLinkFrom),
    photos: photos.map(ownPhoto.from)
  })
}

const AnyOnWire = Schema.Union([BrandOnWire, ProductOnWire])
/** A proposal for its author. */
export const anyProposal: Mapping<BrandProposal | ProductProposal, typeof AnyOnWire.Type> = {
  schema: AnyOnWire,
  to: (one) => (one.kind === "brand" ? brandProposal.to(one) : productProposal.to(one)),
  from: (wire) => (wire.kind === "brand" ? brandProposal.from(wire) : productProposal.from(wire))
}
