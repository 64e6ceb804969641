import { Schema } from "effect"
import { type ProductCard, ProductId } from "#core/catalogue/product.ts"
import { rupiah } from "#core/kernel/money.ts"
import type { Mapping } from "./endpoint.ts"
import { lasting } from "./lasting.ts"
import {
  BrandLinkOnWire,
  brandLinkFrom,
  brandLinkTo,
  CategoryLinkOnWire,
  categoryLinkFrom,
  categoryLinkTo
} from "./links.wire.ts"
import { instantFromWire, instantOnWire, instantToWire, rupiahOnWire } from "./parts.ts"
import { PictureOnWire, plainUrl } from "./picture.wire.ts"

const range = Schema.Struct({ min: rupiahOnWire, max: rupiahOnWire })
const image = Schema.Struct({ url: Schema.String, is_cover: Schema.Boolean })

/** What a card and a whole product have in common. */
export const sharedOnWire = {
  _id: Schema.String,
  id: Schema.Int,
  id_product: Schema.optionalKey(Schema.Int),
  name: Schema.String,
  slug: Schema.String,
  brand: BrandLinkOnWire,
  image: Schema.optionalKey(Schema.String),
  images: Schema.Array(image),
  picture: Schema.optionalKey(PictureOnWire),
  default_category: Schema.optionalKey(CategoryLinkOnWire),
  price: rupiahOnWire,
  price_after_discount: rupiahOnWire,
  price_range: range,
  price_after_discount_range: range,
  discount_range: Schema.Struct({ min: Schema.Int, max: Schema.Int }),
  discount_percentage: Schema.Int,
  is_sale: Schema.Boolean,
  special_quota: Schema.optionalKey(Schema.Struct({ units: Schema.Int, sold: Schema.Int })),
  stock: Schema.Int,
  is_in_stock: Schema.Boolean,
  active: Schema.Boolean,
  available_for_order: Schema.Boolean,
  review_stats: Schema.Struct({
    average_rating: Schema.Finite,
    total_reviews: Schema.Int
  }),
  wishlist_product: Schema.Boolean,
  id_wishlist_product: Schema.optionalKey(Schema.String),
  product_url_share: Schema.optionalKey(Schema.String),
  attribute: Schema.Literals(["shade", "size", "variant", "none"]),
  swatches: Schema.Array(Schema.String),
  labels: Schema.Array(Schema.String),
  is_pre_order: Schema.Boolean,
  delivery_date: Schema.optionalKey(instantOnWire)
} as const

const CardOnWire = Schema.Struct({ ...sharedOnWire, total_combinations: Schema.Int })
type CardOnWire = typeof CardOnWire.Type

type Shared = Omit<ProductCard, "combinations">

export const sharedTo = (product: Shared) => ({
  _id: String(product.id),
  id: product.id,
  ...(product.soldAs === undefined ? {} : { id_product: product.soldAs }),
  name: product.name,
  slug: product.slug,
  brand: brandLinkTo(product.brand),
  ...(product.picture ? { image: plainUrl(product.picture), picture: product.picture } : {}),
  ...(product.category ? { default_category: categoryLinkTo(product.category) } : {}),
  price: product.price,
  price_after_discount: product.priceAfterDiscount,
  price_range: product.priceRange,
  price_after_discount_range: product.priceAfterDiscountRange,
  discount_range: product.discountRange,
  discount_percentage: product.discountPercentage,
  is_sale: product.isSale,
  ...(product.quota && { special_quota: product.quota }),
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
  is_pre_order: product.preOrder,
  ...(product.deliveryDate === undefined ? {} : { delivery_date: instantToWire(product.deliveryDate) })
})

const rupiahRange = (wire: typeof range.Type) => ({
  min: rupiah(wire.min),
  max: rupiah(wire.max)
})

export const sharedFrom = (wire: Omit<CardOnWire, "total_combinations">): Shared => ({
  id: ProductId(wire.id),
  ...(wire.id_product === undefined ? {} : { soldAs: wire.id_product }),
  name: wire.name,
  slug: wire.slug,
  brand: brandLinkFrom(wire.brand),
  ...(wire.default_category ? { category: categoryLinkFrom(wire.default_category) } : {}),
  ...(wire.picture ? { picture: wire.picture } : {}),
  price: rupiah(wire.price),
  priceAfterDiscount: rupiah(wire.price_after_discount),
  priceRange: rupiahRange(wire.price_range),
  priceAfterDiscountRange: rupiahRange(wire.price_after_discount_range),
  discountRange: wire.discount_range,
  discountPercentage: wire.discount_percentage,
  isSale: wire.is_sale,
  ...(wire.special_quota && { quota: wire.special_quota }),
  stock: wire.stock,
  active: wire.active,
  availableForOrder: wire.available_for_order,
  averageRating: wire.review_stats.average_rating,
  totalReviews: wire.review_stats.total_reviews,
  ...(wire.product_url_share === undefined ? {} : { shareUrl: wire.product_url_share }),
  attribute: wire.attribute,
  swatches: wire.swatches,
  labels: wire.labels,
  preOrder: wire.is_pre_order,
  ...(wire.delivery_date === undefined ? {} : { deliveryDate: instantFromWire(wire.delivery_date) })
})

/** The product card of the wire page. */
export const card: Mapping<ProductCard, CardOnWire> = lasting({
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
})
