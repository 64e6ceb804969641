import { Schema } from "effect"
import type { BrandId, BrandLink, Country } from "#core/catalogue/brand.ts"
import type { CategoryId, CategoryLink } from "#core/catalogue/category.ts"
import type { Tag } from "#core/catalogue/product.ts"
import type { Mapping } from "./endpoint.ts"

export const BrandLinkOnWire = Schema.Struct({
  _id: Schema.String,
  id: Schema.Int,
  name: Schema.String,
  slug: Schema.String
})
export const CategoryLinkOnWire = Schema.Struct({
  _id: Schema.String,
  name: Schema.String,
  slug: Schema.String
})
export const brandLinkTo = (brand: BrandLink) => ({
  _id: `b${brand.id}`,
  id: brand.id,
  name: brand.name,
  slug: brand.slug
})
export const brandLinkFrom = (wire: typeof BrandLinkOnWire.Type): BrandLink => ({
  id: wire.id as BrandId,
  name: wire.name,
  slug: wire.slug
})
export const categoryLinkTo = (category: CategoryLink) => ({
  _id: category.id,
  name: category.name,
  slug: category.slug
})
export const categoryLinkFrom = (wire: typeof CategoryLinkOnWire.Type): CategoryLink => ({
  id: wire._id as CategoryId,
  name: wire.name,
  slug: wire.slug
})
export const brandLink: Mapping<BrandLink, typeof BrandLinkOnWire.Type> = {
  schema: BrandLinkOnWire,
  to: brandLinkTo,
  from: brandLinkFrom
}
export const categoryLinkMapping: Mapping<CategoryLink, typeof CategoryLinkOnWire.Type> = {
  schema: CategoryLinkOnWire,
  to: categoryLinkTo,
  from: categoryLinkFrom
}

export const TagOnWire = Schema.Struct({ _id: Schema.String, name: Schema.String })
export const tag: Mapping<Tag, typeof TagOnWire.Type> = {
  schema: TagOnWire,
  to: ({ id, name }) => ({ _id: id, name }),
  from: ({ _id, name }) => ({ id: _id, name })
}

export const CountryOnWire = Schema.Struct({
  code: Schema.String,
  name: Schema.String,
  phone_code: Schema.String,
  country_tag_id: Schema.String
})
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
