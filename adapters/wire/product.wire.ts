import { Schema } from "effect"
import type { Combination } from "#core/catalogue/combination.ts"
import type { Product } from "#core/catalogue/product.ts"
import { sharedFrom, sharedOnWire, sharedTo } from "./card.wire.ts"
import { attributesTo, combination } from "./combination.wire.ts"
import type { Mapping } from "./endpoint.ts"
import {
  CategoryLinkOnWire,
  CountryOnWire,
  categoryLinkFrom,
  categoryLinkTo,
  country,
  ownSqlId,
  productKey,
  TagOnWire,
  tag
} from "./links.wire.ts"
import { rupiahOnWire } from "./parts.ts"
import { PictureOnWire, plainUrl } from "./picture.wire.ts"

const ProductOnWire = Schema.Struct({
  ...sharedOnWire,
  [`${productKey}_product_id`]: Schema.Int,
  [`id_product_${productKey}`]: Schema.Int,
  [ownSqlId]: Schema.Int,
  my_sociolla_sql_id: Schema.optionalKey(Schema.Int),
  product_name: Schema.String,
  manufacturer_name: Schema.String,
  image_cover: Schema.optionalKey(Schema.String),
  parent_category: Schema.optionalKey(CategoryLinkOnWire),
  default_combination: Schema.optionalKey(
    Schema.Struct({
      _id: Schema.String,
      attributes: Schema.Record(Schema.String, Schema.Struct({ name: Schema.String }))
    })
  ),
  id_default_product_attribute: Schema.optionalKey(Schema.String),
  min_price: rupiahOnWire,
  max_price: rupiahOnWire,
  min_price_discount: rupiahOnWire,
  max_price_discount: rupiahOnWire,
  discount_type: Schema.optionalKey(Schema.Literals(["amount", "percentage"])),
  discount: Schema.optionalKey(Schema.Int),
  is_active_in_sociolla: Schema.Boolean,
  is_active_in_lulla: Schema.Boolean,
  is_out_of_stock_sociolla: Schema.Boolean,
  total_reviews: Schema.Int,
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
    ...derived(value),
    images: value.pictures.map((shown, place) => ({
      url: plainUrl(shown),
      is_cover: place === 0
    })),
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
    ...(wire.discount_type === undefined || wire.discount === undefined
      ? {}
      : { discount: { kind: wire.discount_type, value: wire.discount } }),
    giftCard: wire.is_egift,
    tags: wire.tags.map(tag.from),
    ...(wire.url_sociolla === undefined ? {} : { sisterUrl: wire.url_sociolla }),
    combinations: wire.combinations.map(combination.from)
  })
}

/** Fields of specification 3 that repeat, or follow from, what the product says elsewhere; outside clients read them. D-1. */
function derived(value: Product) {
  const [first] = value.pictures
  const standard = value.combinations.find(({ isDefault }) => isDefault) ?? value.combinations[0]
  const parent = value.path.at(-2)
  const isInSister = value.soldAs !== undefined && value.active
  return {
    [`${productKey}_product_id`]: value.id,
    [`id_product_${productKey}`]: value.id,
    [ownSqlId]: value.id,
    ...(value.soldAs === undefined ? {} : { my_sociolla_sql_id: value.soldAs }),
    product_name: value.name,
    manufacturer_name: value.brand.name,
    ...(first === undefined ? {} : { image_cover: plainUrl(first) }),
    ...(parent === undefined ? {} : { parent_category: categoryLinkTo(parent) }),
    ...(standard === undefined
      ? {}
      : {
          default_combination: { _id: standard.id, attributes: namesOf(standard) },
          id_default_product_attribute: standard.id
        }),
    min_price: value.priceRange.min,
    max_price: value.priceRange.max,
    min_price_discount: value.priceAfterDiscountRange.min,
    max_price_discount: value.priceAfterDiscountRange.max,
    ...(value.discount ? { discount_type: value.discount.kind, discount: value.discount.value } : {}),
    is_active_in_sociolla: isInSister,
    // This shop has one sister store: nothing of it is sold at the other shop of the specification. D-1.
    is_active_in_lulla: false,
    is_out_of_stock_sociolla: isInSister && value.stock === 0,
    total_reviews: value.totalReviews
  }
}

/** Values of a combination by attribute, each with its name alone. */
const namesOf = (one: Combination) =>
  Object.fromEntries(Object.entries(attributesTo(one)).map(([attribute, { name }]) => [attribute, { name }]))
