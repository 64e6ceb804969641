import { Schema } from "effect"
import { CombinationId } from "#core/catalogue/combination.ts"
import { ProductId } from "#core/catalogue/product.ts"
import { rupiah } from "#core/kernel/money.ts"
import type { Shortage } from "#core/pricing/goods.port.ts"
import type { Goods, GoodsId } from "#core/pricing/goods.ts"
import type { Mapping } from "../endpoint.ts"
import {
  BrandLinkOnWire,
  brandLinkFrom,
  brandLinkTo,
  CategoryLinkOnWire,
  categoryLinkFrom,
  categoryLinkTo
} from "../links.wire.ts"
import { brandCodec, instantFromWire, instantOnWire, instantToWire, rupiahOnWire, same, words } from "../parts.ts"
import { PictureOnWire } from "../picture.wire.ts"
import { LimitedPriceOnWire, limitedPriceFrom, limitedPriceTo, paidTo } from "./limited-price.wire.ts"

const productNumber = Schema.Int.pipe(Schema.check(Schema.isBetween({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })))
const combinationName = words.pipe(Schema.check(Schema.isMinLength(1), Schema.isMaxLength(64)))

export const goodsIdFields = {
  product: brandCodec(ProductId, productNumber),
  combination: brandCodec(CombinationId, combinationName)
} as const
export const goodsIdNames = { product: "product_id", combination: "combination_id" } as const
/** Names one combination of one product. */
export const goodsId = same<GoodsId>(Schema.Struct(goodsIdFields).pipe(Schema.encodeKeys(goodsIdNames)))

/** Units that are not there. */
export const shortage = same<Shortage>(
  Schema.Struct({ ...goodsIdFields, quantity: Schema.Int, left: Schema.Int }).pipe(Schema.encodeKeys(goodsIdNames))
)

const GoodsOnWire = Schema.Struct({
  product_id: productNumber,
  combination_id: Schema.String,
  name: Schema.String,
  combination_name: Schema.String,
  attribute: Schema.Literals(["shade", "size", "variant", "none"]),
  hex: Schema.optionalKey(Schema.String),
  slug: Schema.String,
  brand: BrandLinkOnWire,
  categories: Schema.Array(CategoryLinkOnWire),
  picture: Schema.optionalKey(PictureOnWire),
  price: rupiahOnWire,
  price_after_discount: rupiahOnWire,
  discount_percentage: Schema.Int,
  is_sale: Schema.Boolean,
  limited_price: Schema.optionalKey(LimitedPriceOnWire),
  stock: Schema.Int,
  sale: Schema.Literals(["open", "removed", "inactive", "not-for-order"]),
  available_for_guest: Schema.Boolean,
  is_pre_order: Schema.Boolean,
  delivery_date: Schema.optionalKey(instantOnWire),
  is_egift: Schema.Boolean,
  is_dangerous: Schema.Boolean,
  weight_gram: Schema.Int
})
/** One combination as it is sold now: the `detail` of a bag's product. Specification 3, Cart. */
export const goods: Mapping<Goods, typeof GoodsOnWire.Type> = {
  // It only checks: lists of goods are written without asking it.
  schema: GoodsOnWire,
  to: ({
    product,
    combination,
    combinationName,
    brand,
    categories,
    price: { price, ...paid },
    limited,
    availableForGuest,
    preOrder,
    deliveryDate,
    giftCard,
    dangerous,
    weightGram,
    ...one
  }) => ({
    ...one,
    product_id: product,
    combination_id: combination,
    combination_name: combinationName,
    brand: brandLinkTo(brand),
    categories: categories.map(categoryLinkTo),
    price,
    ...paidTo({ price, ...paid }),
    ...(limited && { limited_price: limitedPriceTo(limited) }),
    available_for_guest: availableForGuest,
    is_pre_order: preOrder,
    ...(deliveryDate !== undefined && { delivery_date: instantToWire(deliveryDate) }),
    is_egift: giftCard,
    is_dangerous: dangerous,
    weight_gram: weightGram
  }),
  from: ({
    product_id: product,
    combination_id: combination,
    combination_name: combinationName,
    brand,
    categories,
    price,
    price_after_discount: afterDiscount,
    discount_percentage: discountPercentage,
    is_sale: isSale,
    limited_price: limited,
    available_for_guest: availableForGuest,
    is_pre_order: preOrder,
    delivery_date: deliveryDate,
    is_egift: giftCard,
    is_dangerous: dangerous,
    weight_gram: weightGram,
    ...one
  }) => ({
    ...one,
    product: ProductId(product),
    combination: CombinationId(combination),
    combinationName,
    brand: brandLinkFrom(brand),
    categories: categories.map(categoryLinkFrom),
    price: {
      price: rupiah(price),
      priceAfterDiscount: rupiah(afterDiscount),
      discountPercentage,
      isSale
    },
    ...(limited && { limited: limitedPriceFrom(price, limited) }),
    availableForGuest,
    preOrder,
    ...(deliveryDate !== undefined && { deliveryDate: instantFromWire(deliveryDate) }),
    giftCard,
    dangerous,
    weightGram
  })
}
