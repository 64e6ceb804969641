import { Schema } from "effect"
import { CombinationId } from "#core/catalogue/combination.ts"
import { ProductId } from "#core/catalogue/product.ts"
import type { Shortage } from "#core/pricing/goods.port.ts"
import type { Goods, GoodsId } from "#core/pricing/goods.ts"
import type { Mapping } from "../endpoint.ts"
import { brandLink, categoryLinkMapping } from "../links.wire.ts"
import { amount, asCodec, brandCodec, moment, same, words } from "../parts.ts"
import { PictureOnWire } from "../picture.wire.ts"

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

const priceFields = {
  price: amount,
  priceAfterDiscount: amount,
  discountPercentage: Schema.Int,
  isSale: Schema.Boolean
} as const
const FlatGoods = Schema.Struct({
  product: goodsIdFields.product,
  combination: brandCodec(CombinationId, Schema.String),
  name: Schema.String,
  combinationName: Schema.String,
  attribute: Schema.Literals(["shade", "size", "variant", "none"]),
  hex: Schema.optionalKey(Schema.String),
  slug: Schema.String,
  brand: asCodec(brandLink),
  categories: Schema.Array(asCodec(categoryLinkMapping)),
  picture: Schema.optionalKey(PictureOnWire),
  ...priceFields,
  stock: Schema.Int,
  sale: Schema.Literals(["open", "removed", "inactive", "not-for-order"]),
  availableForGuest: Schema.Boolean,
  preOrder: Schema.Boolean,
  deliveryDate: Schema.optionalKey(moment),
  giftCard: Schema.Boolean,
  dangerous: Schema.Boolean,
  weightGram: Schema.Int
}).pipe(
  Schema.encodeKeys({
    ...goodsIdNames,
    combinationName: "combination_name",
    priceAfterDiscount: "price_after_discount",
    discountPercentage: "discount_percentage",
    isSale: "is_sale",
    availableForGuest: "available_for_guest",
    preOrder: "is_pre_order",
    deliveryDate: "delivery_date",
    giftCard: "is_egift",
    dangerous: "is_dangerous",
    weightGram: "weight_gram"
  })
)
/** One combination as it is sold now: the `detail` of a bag's product. Specification 3, Cart. */
export const goods: Mapping<Goods, typeof FlatGoods.Type> = {
  schema: FlatGoods,
  to: ({ price, ...one }) => ({ ...one, ...price }),
  from: ({ price, priceAfterDiscount, discountPercentage, isSale, ...one }) => ({
    ...one,
    price: { price, priceAfterDiscount, discountPercentage, isSale }
  })
}
