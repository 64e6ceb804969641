import { Schema } from "effect"
import type { BrandId, BrandLink, Country } from "#core/catalogue/brand.ts"
import type { CategoryId, CategoryLink } from "#core/catalogue/category.ts"
import type { Attribute, Combination, CombinationId } from "#core/catalogue/combination.ts"
import type { Product, ProductCard, ProductId, Tag } from "#core/catalogue/product.ts"
import type { Rupiah } from "#core/kernel/money.ts"
import type { Mapping } from "./endpoint.ts"
import { instantFromWire, instantOnWire, instantToWire, rupiahOnWire } from "./parts.ts"
import { PictureOnWire, plainUrl } from "./picture.wire.ts"

/**
 * Field names of the old services hold the product's key, `{product}` in the specification. D-1.
 */
export const productKey = "pendar"

const range = Schema.Struct({ min: rupiahOnWire, max: rupiahOnWire })
const link = Schema.Struct({
  _id: Schema.String,
  id: Schema.Int,
  name: Schema.String,
  slug: Schema.String
})
const categoryLink = Schema.Struct({
  _id: Schema.String,
  name: Schema.String,
  slug: Schema.String
})
const image = Schema.Struct({ url: Schema.String, is_cover: Schema.Boolean })

const shared = {
  _id: Schema.String,
  id: Schema.Int,
  id_product: Schema.optionalKey(Schema.Int),
  name: Schema.String,
  slug: Schema.String,
  brand: link,
  image: Schema.optionalKey(Schema.String),
  images: Schema.Array(image),
  picture: Schema.optionalKey(PictureOnWire),
  default_category: Schema.optionalKey(categoryLink),
  price: rupiahOnWire,
  price_after_discount: rupiahOnWire,
  price_range: range,
  price_after_discount_range: range,
  discount_range: Schema.Struct({ min: Schema.Int, max: Schema.Int }),
  discount_percentage: Schema.Int,
  is_sale: Schema.Boolean,
  stock: Schema.Int,
  is_in_stock: Schema.Boolean,
  active: Schema.Boolean,
  available_for_order: Schema.Boolean,
  review_stats: Schema.Struct({
    average_rating: Schema.Finite,
    total_reviews: Schema.Int
  }),
  wishlist_product: Schema.Boolean,
  product_url_share: Schema.optionalKey(Schema.String),
  attribute: Schema.Literals(["shade", "size", "variant", "none"]),
  swatches: Schema.Array(Schema.String),
  labels: Schema.Array(Schema.String),
  is_pre_order: Schema.Boolean
} as const

const CardOnWire = Schema.Struct({ ...shared, total_combinations: Schema.Int })
type CardOnWire = typeof CardOnWire.Type

const brandTo = (brand: BrandLink) => ({
  _id: `b${brand.id}`,
  id: brand.id,
  name: brand.name,
  slug: brand.slug
})
const brandFrom = (wire: typeof link.Type): BrandLink => ({
  id: wire.id as BrandId,
  name: wire.name,
  slug: wire.slug
})
export const categoryLinkTo = (category: CategoryLink) => ({
  _id: category.id,
  name: category.name,
  slug: category.slug
})
export const categoryLinkFrom = (wire: typeof categoryLink.Type): CategoryLink => ({
  id: wire._id as CategoryId,
  name: wire.name,
  slug: wire.slug
})
export const brandLink: Mapping<BrandLink, typeof link.Type> = {
  schema: link,
  to: brandTo,
  from: brandFrom
}
export const categoryLinkMapping: Mapping<CategoryLink, typeof categoryLink.Type> = {
  schema: categoryLink,
  to: categoryLinkTo,
  from: categoryLinkFrom
}

type Shared = Omit<ProductCard, "combinations">

const sharedTo = (product: Shared) => ({
  _id: String(product.id),
  id: product.id,
  ...(product.soldAs === undefined ? {} : { id_product: product.soldAs }),
  name: product.name,
  slug: product.slug,
  brand: brandTo(product.brand),
  ...(product.picture ? { image: plainUrl(product.picture), picture: product.picture } : {}),
  ...(product.category ? { default_category: categoryLinkTo(product.category) } : {}),
  price: product.price,
  price_after_discount: product.priceAfterDiscount,
  price_range: product.priceRange,
  price_after_discount_range: product.priceAfterDiscountRange,
  discount_range: product.discountRange,
  discount_percentage: product.discountPercentage,
  is_sale: product.isSale,
  stock: product.stock,
  is_in_stock: product.stock > 0,
  active: product.active,
  available_for_order: product.availableForOrder,
  review_stats: {
    average_rating: product.averageRating,
    total_reviews: product.totalReviews
  },
  wishlist_product: false,
  ...(product.shareUrl === undefined ? {} : { product_url_share: product.shareUrl }),
  attribute: product.attribute,
  swatches: product.swatches,
  labels: product.labels,
  is_pre_order: product.preOrder
})

const rupiahRange = (wire: typeof range.Type) => ({
  min: wire.min as Rupiah,
  max: wire.max as Rupiah
})

const sharedFrom = (wire: Omit<CardOnWire, "total_combinations">): Shared => ({
  id: wire.id as ProductId,
  ...(wire.id_product === undefined ? {} : { soldAs: wire.id_product }),
  name: wire.name,
  slug: wire.slug,
  brand: brandFrom(wire.brand),
  ...(wire.default_category ? { category: categoryLinkFrom(wire.default_category) } : {}),
  ...(wire.picture ? { picture: wire.picture } : {}),
  price: wire.price as Rupiah,
  priceAfterDiscount: wire.price_after_discount as Rupiah,
  priceRange: rupiahRange(wire.price_range),
  priceAfterDiscountRange: rupiahRange(wire.price_after_discount_range),
  discountRange: wire.discount_range,
  discountPercentage: wire.discount_percentage,
  isSale: wire.is_sale,
  stock: wire.stock,
  active: wire.active,
  availableForOrder: wire.available_for_order,
  averageRating: wire.review_stats.average_rating,
  totalReviews: wire.review_stats.total_reviews,
  ...(wire.product_url_share === undefined ? {} : { shareUrl: wire.product_url_share }),
  attribute: wire.attribute,
  swatches: wire.swatches,
  labels: wire.labels,
  preOrder: wire.is_pre_order
})

/** The product card of the wire page. */
export const card: Mapping<ProductCard, CardOnWire> = {
  schema: CardOnWire,
  to: (product) => ({
    ...sharedTo(product),
    images: product.picture ? [{ url: plainUrl(product.picture), is_cover: true }] : [],
    total_combinations: product.combinations
  }),
  from: (wire) => ({
    ...sharedFrom(wire),
    combinations: wire.total_combinations
  })
}

const named = Schema.Struct({
  name: Schema.String,
  hex: Schema.optionalKey(Schema.String)
})
const CombinationOnWire = Schema.Struct({
  _id: Schema.String,
  attributes: Schema.Struct({
    shade: Schema.optionalKey(named),
    size: Schema.optionalKey(named),
    variant: Schema.optionalKey(named),
    non_specify: Schema.optionalKey(named)
  }),
  price: rupiahOnWire,
  price_after_discount: rupiahOnWire,
  discount_percentage: Schema.Int,
  stock: Schema.Int,
  is_default: Schema.Boolean,
  is_wishlist: Schema.Boolean,
  is_active_in_review: Schema.Boolean,
  available_for_guest: Schema.Boolean,
  is_pre_order: Schema.Boolean,
  delivery_date: Schema.optionalKey(instantOnWire),
  weight_gram: Schema.Int,
  picture: Schema.optionalKey(PictureOnWire)
})
type CombinationOnWire = typeof CombinationOnWire.Type

const keyOf = (attribute: Attribute) => (attribute === "none" ? "non_specify" : attribute)

const combinationTo = (combination: Combination): CombinationOnWire => ({
  _id: combination.id,
  attributes: {
    [keyOf(combination.attribute)]: {
      name: combination.name,
      ...(combination.hex === undefined ? {} : { hex: combination.hex })
    }
  },
  price: combination.price,
  price_after_discount: combination.priceAfterDiscount,
  discount_percentage: combination.discountPercentage,
  stock: combination.stock,
  is_default: combination.isDefault,
  is_wishlist: false,
  is_active_in_review: combination.isActiveInReview,
  available_for_guest: combination.availableForGuest,
  is_pre_order: combination.preOrder,
  ...(combination.deliveryDate === undefined ? {} : { delivery_date: instantToWire(combination.deliveryDate) }),
  weight_gram: combination.weightGram,
  ...(combination.picture ? { picture: combination.picture } : {})
})

const combinationFrom = (wire: CombinationOnWire): Combination => {
  const { shade, size, variant, non_specify: none } = wire.attributes
  const value = shade ?? size ?? variant ?? none
  return {
    id: wire._id as CombinationId,
    attribute: shade ? "shade" : size ? "size" : variant ? "variant" : "none",
    name: value?.name ?? "",
    ...(value?.hex === undefined ? {} : { hex: value.hex }),
    price: wire.price as Rupiah,
    priceAfterDiscount: wire.price_after_discount as Rupiah,
    discountPercentage: wire.discount_percentage,
    stock: wire.stock,
    isDefault: wire.is_default,
    isActiveInReview: wire.is_active_in_review,
    availableForGuest: wire.available_for_guest,
    preOrder: wire.is_pre_order,
    ...(wire.delivery_date === undefined ? {} : { deliveryDate: instantFromWire(wire.delivery_date) }),
    weightGram: wire.weight_gram,
    ...(wire.picture ? { picture: wire.picture } : {})
  }
}

const TagOnWire = Schema.Struct({ _id: Schema.String, name: Schema.String })
export const tag: Mapping<Tag, typeof TagOnWire.Type> = {
  schema: TagOnWire,
  to: ({ id, name }) => ({ _id: id, name }),
  from: ({ _id, name }) => ({ id: _id, name })
}

const CountryOnWire = Schema.Struct({
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

const ProductOnWire = Schema.Struct({
  ...shared,
  [`${productKey}_product_id`]: Schema.Int,
  manufacturer_name: Schema.String,
  country: Schema.optionalKey(CountryOnWire),
  categories: Schema.Array(categoryLink),
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
  combinations: Schema.Array(CombinationOnWire)
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
    combinations: value.combinations.map(combinationTo)
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
    combinations: wire.combinations.map(combinationFrom)
  })
}
