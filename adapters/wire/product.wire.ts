import { Schema } from "effect"
import type { Product } from "#core/catalogue/product.ts"
import { sharedFrom, sharedOnWire, sharedTo } from "./card.wire.ts"
import { combination } from "./combination.wire.ts"
import type { Mapping } from "./endpoint.ts"
import {
  CategoryLinkOnWire,
  CountryOnWire,
  categoryLinkFrom,
  categoryLinkTo,
  country,
  TagOnWire,
  tag
} from "./links.wire.ts"
import { PictureOnWire, plainUrl } from "./picture.wire.ts"

/**
 * Field names of the old services hold the product's key, `{product}` in the specification. D-1.
 */
export const productKey = "pendar"

const ProductOnWire = Schema.Struct({
  ...sharedOnWire,
  [`${productKey}_product_id`]: Schema.Int,
  manufacturer_name: Schema.String,
  country: Schema.optionalKey(CountryOnWire),
  categories: Schema.Array(CategoryLinkOnWire),
  pictures: Schema.Array(PictureOnWire),
  description: Schema.String,
  how_to_use: Schema.String,
  ingredients: Schema.String,
  key_ingredients: Schema.Array(
    Schema.Struct({
      inci: Schema.String,
      name: Schema.String,
      text: Schema.String
    })
  ),
  net_weight: Schema.optionalKey(Schema.String),
  pao: Schema.optionalKey(Schema.String),
  halal: Schema.Struct({
    status: Schema.Literals(["certified", "non_halal", "in_process", "unknown"]),
    number: Schema.optionalKey(Schema.String)
  }),
  bpom_no: Schema.optionalKey(Schema.String),
  is_dangerous: Schema.Boolean,
  is_egift: Schema.Boolean,
  tags: Schema.Array(TagOnWire),
  url_sociolla: Schema.optionalKey(Schema.String),
  combinations: Schema.Array(combination.schema)
})

/** The whole product of specification 3. */
export const product: Mapping<Product, typeof ProductOnWire.Type> = {
  schema: ProductOnWire,
  to: (value) => ({
    ...sharedTo(value),
    [`${productKey}_product_id`]: value.id,
    images: value.pictures.map((shown, place) => ({
      url: plainUrl(shown),
      is_cover: place === 0
    })),
    manufacturer_name: value.brand.name,
    ...(value.country ? { country: country.to(value.country) } : {}),
    categories: value.path.map(categoryLinkTo),
    pictures: value.pictures,
    description: value.description,
    how_to_use: value.howToUse,
    ingredients: value.ingredients,
    key_ingredients: value.keyIngredients,
    ...(value.netWeight === undefined ? {} : { net_weight: value.netWeight }),
    ...(value.pao === undefined ? {} : { pao: value.pao }),
    halal: value.halal,
    ...(value.bpom === undefined ? {} : { bpom_no: value.bpom }),
    is_dangerous: value.dangerous,
    is_egift: value.giftCard,
    tags: value.tags.map(tag.to),
    ...(value.sisterUrl === undefined ? {} : { url_sociolla: value.sisterUrl }),
    combinations: value.combinations.map(combination.to)
  }),
  from: (wire) => ({
    ...sharedFrom(wire),
    ...(wire.country ? { country: country.from(wire.country) } : {}),
    path: wire.categories.map(categoryLinkFrom),
    pictures: wire.pictures,
    description: wire.description,
    howToUse: wire.how_to_use,
    ingredients: wire.ingredients,
    keyIngredients: wire.key_ingredients,
    ...(wire.net_weight === undefined ? {} : { netWeight: wire.net_weight }),
    ...(wire.pao === undefined ? {} : { pao: wire.pao }),
    halal: wire.halal,
    ...(wire.bpom_no === undefined ? {} : { bpom: wire.bpom_no }),
    dangerous: wire.is_dangerous,
    giftCard: wire.is_egift,
    tags: wire.tags.map(tag.from),
    ...(wire.url_sociolla === undefined ? {} : { sisterUrl: wire.url_sociolla }),
    combinations: wire.combinations.map(combination.from)
  })
}
