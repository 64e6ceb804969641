import { Schema } from "effect"
import { type Attribute, type Combination, CombinationId } from "#core/catalogue/combination.ts"
import { rupiah } from "#core/kernel/money.ts"
import type { Mapping } from "./endpoint.ts"
import { instantFromWire, instantOnWire, instantToWire, rupiahOnWire } from "./parts.ts"
import { PictureOnWire, plainUrl } from "./picture.wire.ts"
import { LimitedPriceOnWire, limitedPriceFrom, limitedPriceTo } from "./selling/limited-price.wire.ts"

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
  limited_price: Schema.optionalKey(LimitedPriceOnWire),
  stock: Schema.Int,
  is_default: Schema.Boolean,
  is_wishlist: Schema.Boolean,
  is_active_in_review: Schema.Boolean,
  available_for_guest: Schema.Boolean,
  is_pre_order: Schema.Boolean,
  delivery_date: Schema.optionalKey(instantOnWire),
  weight_gram: Schema.Int,
  images: Schema.Array(Schema.Struct({ url: Schema.String, is_cover: Schema.Boolean })),
  picture: Schema.optionalKey(PictureOnWire)
})
type CombinationOnWire = typeof CombinationOnWire.Type

const keyOf = (attribute: Attribute) => (attribute === "none" ? "non_specify" : attribute)

/** By what a combination differs, with its value; `non_specify` if the product has one combination. Specification 3. */
export const attributesTo = ({ attribute, name, hex }: Combination) => ({
  [keyOf(attribute)]: { name, ...(hex === undefined ? {} : { hex }) }
})

const combinationTo = (combination: Combination): CombinationOnWire => ({
  _id: combination.id,
  attributes: attributesTo(combination),
  price: combination.price,
  price_after_discount: combination.priceAfterDiscount,
  discount_percentage: combination.discountPercentage,
  ...(combination.limited && { limited_price: limitedPriceTo(combination.limited) }),
  stock: combination.stock,
  is_default: combination.isDefault,
  is_wishlist: false,
  is_active_in_review: combination.isActiveInReview,
  available_for_guest: combination.availableForGuest,
  is_pre_order: combination.preOrder,
  ...(combination.deliveryDate === undefined ? {} : { delivery_date: instantToWire(combination.deliveryDate) }),
  weight_gram: combination.weightGram,
  images: combination.picture ? [{ url: plainUrl(combination.picture), is_cover: true }] : [],
  ...(combination.picture ? { picture: combination.picture } : {})
})

const combinationFrom = (wire: CombinationOnWire): Combination => {
  const { shade, size, variant, non_specify: none } = wire.attributes
  const value = shade ?? size ?? variant ?? none
  return {
    id: CombinationId(wire._id),
    attribute: shade ? "shade" : size ? "size" : variant ? "variant" : "none",
    name: value?.name ?? "",
    ...(value?.hex === undefined ? {} : { hex: value.hex }),
    price: rupiah(wire.price),
    priceAfterDiscount: rupiah(wire.price_after_discount),
    discountPercentage: wire.discount_percentage,
    ...(wire.limited_price && { limited: limitedPriceFrom(wire.price, wire.limited_price) }),
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

/** A combination as the product page shows it. */
export const combination: Mapping<Combination, CombinationOnWire> = {
  schema: CombinationOnWire,
  to: combinationTo,
  from: combinationFrom
}
