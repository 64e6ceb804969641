import fc from "fast-check"
import { BrandId } from "#core/catalogue/brand.ts"
import { CombinationId } from "#core/catalogue/combination.ts"
import { ProductId } from "#core/catalogue/product.ts"
import { instant } from "#core/kernel/moment.ts"
import { rupiah } from "#core/kernel/money.ts"
import type { Goods } from "#core/pricing/goods.ts"
import type { QuoteLine } from "#core/pricing/quote.ts"
import { anyPrice, someNow } from "../arbitraries.ts"

/** A price, and what is paid of it. */
export const priceOf = (price: number, paid = price): Goods["price"] => ({
  price: rupiah(price),
  priceAfterDiscount: rupiah(paid),
  discountPercentage: paid < price ? 1 : 0,
  isSale: false
})

/** A lipstick of Rp100.000, ten of them left; `change` says what is different. */
export const someGoods = (id: string, change: Partial<Goods> = {}): Goods => ({
  product: ProductId(Number.parseInt(id.replace(/\D/g, ""), 10) || 1),
  combination: CombinationId(id),
  name: `Lipstik ${id}`,
  combinationName: "01 Delima",
  attribute: "shade",
  slug: `lipstik-${id}`,
  brand: { id: BrandId(1), name: "Kenanga", slug: "kenanga" },
  categories: [],
  price: priceOf(100_000),
  stock: 10,
  sale: "open",
  availableForGuest: true,
  preOrder: false,
  giftCard: false,
  dangerous: false,
  weightGram: 200,
  ...change
})

const day = 86_400_000
/** Pre-orders of two dates and gift cards, beside ordinary goods. */
export const preOrder = (id: string, inDays: number, change: Partial<Goods> = {}): Goods =>
  someGoods(id, { preOrder: true, deliveryDate: instant(someNow + inDays * day), ...change })
export const giftCard = (id: string, change: Partial<Goods> = {}): Goods => someGoods(id, { giftCard: true, ...change })

/** Goods of every price, with and without a discount. */
export const anyGoods: fc.Arbitrary<Goods> = fc
  .record({
    id: fc.integer({ min: 1, max: 99 }),
    price: anyPrice,
    off: fc.integer({ min: 0, max: 100 }),
    weightGram: fc.integer({ min: 1, max: 3_000 }),
    stock: fc.integer({ min: 0, max: 30 }),
    dangerous: fc.boolean()
  })
  .map(({ id, price, off, ...rest }) =>
    someGoods(String(id), { ...rest, price: priceOf(price, Math.floor((price * (100 - off)) / 100)) })
  )

export const lineOf = (goods: Goods, quantity: number): QuoteLine => ({
  goods,
  quantity,
  total: rupiah(goods.price.priceAfterDiscount * quantity)
})

export const anyLines: fc.Arbitrary<ReadonlyArray<QuoteLine>> = fc.array(
  fc.tuple(anyGoods, fc.integer({ min: 1, max: 20 })).map(([goods, quantity]) => lineOf(goods, quantity)),
  { maxLength: 8 }
)
