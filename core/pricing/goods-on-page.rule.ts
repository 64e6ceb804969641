import type { Combination } from "../catalogue/combination.ts"
import type { Product } from "../catalogue/product.ts"
import type { Goods } from "./goods.ts"
import { saleOf } from "./sale.rule.ts"

/** Goods in the form of a product page: what a bag shows until the shop has answered. */
export const goodsOnPage = (product: Product, combination: Combination): Goods => {
  const picture = combination.picture ?? product.pictures[0]
  return {
    product: product.id,
    combination: combination.id,
    name: product.name,
    combinationName: combination.name,
    attribute: combination.attribute,
    ...(combination.hex !== undefined && { hex: combination.hex }),
    slug: product.slug,
    brand: product.brand,
    categories: product.path,
    ...(picture && { picture }),
    price: {
      price: combination.price,
      priceAfterDiscount: combination.priceAfterDiscount,
      discountPercentage: combination.discountPercentage,
      isSale: product.isSale
    },
    ...(combination.limited && { limited: combination.limited }),
    stock: combination.stock,
    sale: saleOf({ ...product, removed: false }, { active: true }),
    availableForGuest: combination.availableForGuest,
    preOrder: combination.preOrder,
    ...(combination.deliveryDate !== undefined && { deliveryDate: combination.deliveryDate }),
    giftCard: product.giftCard,
    dangerous: product.dangerous,
    weightGram: combination.weightGram
  }
}
