import { Schema } from "effect"
import { BrandId } from "#core/catalogue/brand.ts"
import { CategoryId } from "#core/catalogue/category.ts"
import { ProductId } from "#core/catalogue/product.ts"
import { type BagGift, GiftId, type GiftOffer, giftIdPattern, giftRulesMost, giftStates } from "#core/gifts/gift.ts"
import { instant } from "#core/kernel/moment.ts"
import type { Mapping } from "../endpoint.ts"
import { amount, asCodec, brandCodec, numbers } from "../parts.ts"
import { goods } from "./goods-forms.wire.ts"

/** Names the rule of a gift. */
export const giftId = brandCodec(GiftId, Schema.String.pipe(Schema.check(Schema.isPattern(giftIdPattern))))

/** Gifts that a guest does not want. */
export const declinedGifts = Schema.Array(giftId).pipe(Schema.check(Schema.isMaxLength(giftRulesMost)))

const BagGiftOnWire = Schema.Struct({
  id: brandCodec(GiftId, Schema.String),
  quantity: Schema.Literal(1),
  gift: asCodec(goods),
  state: Schema.Literals(giftStates),
  isApplied: Schema.Boolean
}).pipe(Schema.encodeKeys({ id: "gift_id", gift: "detail", isApplied: "is_applied_free_product" }))
const bagGift: Mapping<BagGift, typeof BagGiftOnWire.Type> = {
  schema: BagGiftOnWire,
  to: (value) => ({ ...value, quantity: 1, isApplied: value.state === "given" }),
  from: ({ quantity: _, isApplied: _applied, ...value }) => value
}

/** The earned gifts of a bag or a checkout, and the key of the words that say why one does not come along. Specification 3, Cart. */
export const giftFields = {
  gifts: Schema.optionalKey(Schema.Array(asCodec(bagGift))),
  giftProblem: Schema.optionalKey(Schema.String)
} as const
export const giftNames = { gifts: "free_products", giftProblem: "gwp_error_message" } as const

/** Returns what has gifts with the reason why one does not come along beside them. */
export const withGiftProblem = <A extends { readonly gifts: ReadonlyArray<BagGift> }>(value: A) => {
  const missing = value.gifts.find(({ state }) => state === "sold-out" || state === "by-air")
  return { ...value, ...(missing && { giftProblem: `gift.${missing.state}` }) }
}

const GuestOfferOnWire = Schema.Struct({
  id: brandCodec(GiftId, Schema.String),
  gift: asCodec(goods),
  minAmount: amount,
  minUnits: Schema.Int,
  goods: Schema.Struct({
    products: numbers(ProductId),
    brands: numbers(BrandId),
    categories: Schema.Array(brandCodec(CategoryId, Schema.String))
  })
}).pipe(Schema.encodeKeys({ gift: "detail", minAmount: "min_amount", minUnits: "min_units", goods: "rules" }))
/** What guests may earn at the moment of the answer, with its gift as it is sold then. */
export const guestOffer: Mapping<GiftOffer, typeof GuestOfferOnWire.Type> = {
  schema: GuestOfferOnWire,
  to: ({ forGuests: _, startsAt: _starts, endsAt: _ends, ...offer }) => offer,
  from: (offer) => ({ ...offer, forGuests: true, startsAt: instant(0), endsAt: instant(Number.MAX_SAFE_INTEGER) })
}
