import { GiftId, type GiftOffer, type GiftRule } from "#core/gifts/gift.ts"
import { instant } from "#core/kernel/moment.ts"
import { rupiah } from "#core/kernel/money.ts"
import type { Goods, GoodsId } from "#core/pricing/goods.ts"

/** Gives these goods with Rp200.000 of any goods to members, at any time; `change` says what is different. */
export const someGift = (gift: GoodsId, change: Partial<GiftRule> = {}): GiftRule => ({
  id: GiftId(`gift-${gift.combination}`),
  gift: { product: gift.product, combination: gift.combination },
  minAmount: rupiah(200_000),
  minUnits: 0,
  goods: { products: [], brands: [], categories: [] },
  forGuests: false,
  startsAt: instant(0),
  endsAt: instant(Date.parse("2100-01-01T00:00:00Z")),
  ...change
})

/** The same with its goods. */
export const someOffer = (gift: Goods, change: Partial<GiftRule> = {}): GiftOffer => ({
  ...someGift(gift, change),
  gift
})
