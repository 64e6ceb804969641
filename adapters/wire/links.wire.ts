import { Schema } from "effect"
import { BrandId, type BrandLink, type Country } from "#core/catalogue/brand.ts"
import { CategoryId, type CategoryLink } from "#core/catalogue/category.ts"
import type { Tag } from "#core/catalogue/product.ts"
import type { Mapping } from "./endpoint.ts"

/** Field names of the old services hold the product's key, `{product}` in the specification. D-1. */
export const productKey = "pendar"
/** `my_{product}_sql_id`: the number of a thing in this shop. */
export const ownSqlId = `my_${productKey}_sql_id` as const

/** What links to a brand, on the wire. */
export const BrandLinkOnWire = Schema.Struct({
  _id: Schema.String,
  id: Schema.Int,
  name: Schema.String,
  slug: Schema.String
})
/** What links to a category, on the wire. */
export const CategoryLinkOnWire = Schema.Struct({
  _id: Schema.String,
  name: Schema.String,
  slug: Schema.String
})
/** Returns the link to a brand in its form on the wire. */
export const brandLinkTo = (brand: BrandLink) => ({
  _id: `b${brand.id}`,
  id: brand.id,
  name: brand.name,
  slug: brand.slug
})
/** Returns what links to a brand from the wire. */
export const brandLinkFrom = (wire: typeof BrandLinkOnWire.Type): BrandLink => ({
  id: BrandId(wire.id),
  name: wire.name,
  slug: wire.slug
})
/** Returns the link to a category in its form on the wire. */
export const categoryLinkTo = (category: CategoryLink) => ({
  _id: category.id,
  name: category.name,
  slug: category.slug
})
/** Returns what links to a category from the wire. */
export const categoryLinkFrom = (wire: typeof CategoryLinkOnWire.Type): CategoryLink => ({
  id: CategoryId(wire._id),
  name: wire.name,
  slug: wire.slug
})
/** What links to a brand, in both directions. */
export const brandLink: Mapping<BrandLink, typeof BrandLinkOnWire.Type> = {
  schema: BrandLinkOnWire,
  to: brandLinkTo,
  from: brandLinkFrom
}
/** What links to a category, in both directions. */
export const categoryLinkMapping: Mapping<CategoryLink, typeof CategoryLinkOnWire.Type> = {
  schema: CategoryLinkOnWire,
  to: categoryLinkTo,
  from: categoryLinkFrom
}

/** Levels of tags as specification 3 names them, by the group of the tag; other groups have none. */
export const levelNames: Readonly<Record<string, string>> = {
  skin: "Skin/Hair Type",
  tone: "Skin/Hair Type",
  hair: "Skin/Hair Type",
  concern: "Concern",
  "body-concern": "Concern",
  "hair-concern": "Concern"
}
/** A tag on the wire. Specification 3. */
export const TagOnWire = Schema.Struct({
  _id: Schema.String,
  name: Schema.String,
  code: Schema.String,
  level_name: Schema.optionalKey(Schema.String)
})
/** A tag; `code` is the group it belongs to. Specification 3, Tag. */
export const tag: Mapping<Tag, typeof TagOnWire.Type> = {
  schema: TagOnWire,
  to: ({ id, name, group }) => ({
    _id: id,
    name,
    code: group,
    ...(levelNames[group] === undefined ? {} : { level_name: levelNames[group] })
  }),
  from: ({ _id, name, code }) => ({ id: _id, name, group: code })
}

/** A country on the wire. Specification 3. */
export const CountryOnWire = Schema.Struct({
  code: Schema.String,
  name: Schema.String,
  phone_code: Schema.String,
  country_tag_id: Schema.String
})
/** A country, in both directions. */
export const country: Mapping<Country, typeof CountryOnWire.Type> = {
  schema: CountryOnWire,
  to: ({ code, name, phoneCode, tag: origin }) => ({
    code,
    name,
    phone_code: phoneCode,
    country_tag_id: origin
  }),
  from: (wire) => ({
    code: wire.code,
    name: wire.name,
    phoneCode: wire.phone_code,
    tag: wire.country_tag_id
  })
}
