import { Schema } from "effect"
import { CombinationId } from "#core/catalogue/combination.ts"
import { ProductId } from "#core/catalogue/product.ts"
import { rupiah } from "#core/kernel/money.ts"
import type { Shortage } from "#core/pricing/goods.port.ts"
import type { Goods, GoodsId } from "#core/pricing/goods.ts"
import type { Mapping } from "../endpoint.ts"
import { brandLink, categoryLinkMapping } from "../links.wire.ts"
import { instantFromWire, instantOnWire, instantToWire, rupiahOnWire, words } from "../parts.ts"
import { PictureOnWire } from "../picture.wire.ts"

const productNumber = Schema.Int.pipe(Schema.check(Schema.isBetween({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })))
const combinationOnWire = words.pipe(Schema.check(Schema.isMinLength(1), Schema.isMaxLength(64)))

export const goodsIdFields = { product_id: productNumber, combination_id: combinationOnWire } as const
const GoodsIdOnWire = Schema.Struct(goodsIdFields)
export const goodsId: Mapping<GoodsId, typeof GoodsIdOnWire.Type> = {
  schema: GoodsIdOnWire,
  to: ({ product, combination }) => ({ product_id: product, combination_id: combination }),
  from: ({ product_id, combination_id }) => ({
    product: ProductId(product_id),
    combination: CombinationId(combination_id)
  })
}

const ShortageOnWire = Schema.Struct({ ...goodsIdFields, quantity: Schema.Int, left: Schema.Int })
export const shortage: Mapping<Shortage, typeof ShortageOnWire.Type> = {
  schema: ShortageOnWire,
  to: ({ quantity, left, ...goods }) => ({ ...goodsId.to(goods), quantity, left }),
  from: ({ quantity, left, ...goods }) => ({ ...goodsId.from(goods), quantity, left })
}

const GoodsOnWire = Schema.Struct({
  product_id: productNumber,
  combination_id: Schema.String,
  name: Schema.String,
  combination_name: Schema.String,
  attribute: Schema.Literals(["shade", "size", "variant", "none"]),
  hex: Schema.optionalKey(Schema.String),
  slug: Schema.String,
  brand: brandLink.schema,
  categories: Schema.Array(categoryLinkMapping.schema),
  picture: Schema.optionalKey(PictureOnWire),
  price: rupiahOnWire,
  price_after_discount: rupiahOnWire,
  discount_percentage: Schema.Int,
  is_sale: Schema.Boolean,
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
  schema: GoodsOnWire,
  to: (value) => ({
    ...goodsId.to(value),
    name: value.name,
    combination_name: value.combinationName,
    attribute: value.attribute,
    ...(value.hex === undefined ? {} : { hex: value.hex }),
    slug: value.slug,
    brand: brandLink.to(value.brand),
    categories: value.categories.map(categoryLinkMapping.to),
    ...(value.picture ? { picture: value.picture } : {}),
    price: value.price.price,
    price_after_discount: value.price.priceAfterDiscount,
    discount_percentage: value.price.discountPercentage,
    is_sale: value.price.isSale,
    stock: value.stock,
    sale: value.sale,
    available_for_guest: value.availableForGuest,
    is_pre_order: value.preOrder,
    ...(value.deliveryDate === undefined ? {} : { delivery_date: instantToWire(value.deliveryDate) }),
    is_egift: value.giftCard,
    is_dangerous: value.dangerous,
    weight_gram: value.weightGram
  }),
  from: (wire) => ({
    ...goodsId.from(wire),
    name: wire.name,
    combinationName: wire.combination_name,
    attribute: wire.attribute,
    ...(wire.hex === undefined ? {} : { hex: wire.hex }),
    slug: wire.slug,
    brand: brandLink.from(wire.brand),
    categories: wire.categories.map(categoryLinkMapping.from),
    ...(wire.picture ? { picture: wire.picture } : {}),
    price: {
      price: rupiah(wire.price),
      priceAfterDiscount: rupiah(wire.price_after_discount),
      discountPercentage: wire.discount_percentage,
      isSale: wire.is_sale
    },
    stock: wire.stock,
    sale: wire.sale,
    availableForGuest: wire.available_for_guest,
    preOrder: wire.is_pre_order,
    ...(wire.delivery_date === undefined ? {} : { deliveryDate: instantFromWire(wire.delivery_date) }),
    giftCard: wire.is_egift,
    dangerous: wire.is_dangerous,
    weightGram: wire.weight_gram
  })
}
