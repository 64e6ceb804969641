import { brandOf } from "../catalogue/card.rule.ts"
import type { Combination } from "../catalogue/combination.ts"
import { type CatalogueNames, pictureIn } from "../catalogue/names.rule.ts"
import type { Product } from "../catalogue/product.ts"
import type { StoredCombination, StoredProduct } from "../catalogue/stored.ts"
import type { Instant } from "../kernel/moment.ts"
import type { Goods, Sale } from "./goods.ts"
import { itemPrice } from "./item-price.rule.ts"

type SoldProduct = Pick<
  StoredProduct,
  | "id"
  | "slug"
  | "name"
  | "brand"
  | "category"
  | "soldAs"
  | "active"
  | "removed"
  | "availableForOrder"
  | "discount"
  | "dangerous"
  | "giftCard"
  | "pictures"
>

/** One combination of a product as it is sold now. */
export const goodsOf = (
  product: SoldProduct,
  combination: StoredCombination,
  names: CatalogueNames,
  now: Instant
): Goods => {
  const picture = combination.picture ?? product.pictures[0]
  return {
    product: product.id,
    combination: combination.id,
    name: product.name,
    combinationName: combination.name,
    attribute: combination.attribute,
    ...(combination.hex !== undefined && { hex: combination.hex }),
    slug: product.slug,
    brand: brandOf(product, names),
    categories: product.category === undefined ? [] : (names.paths.get(product.category) ?? []),
    ...(picture && { picture: pictureIn(picture, names.language) }),
    price: itemPrice(combination, product.discount, now),
    stock: combination.stock,
    sale: saleOf(product, combination),
    availableForGuest: combination.availableForGuest,
    preOrder: combination.preOrder,
    ...(combination.deliveryDate !== undefined && { deliveryDate: combination.deliveryDate }),
    giftCard: product.giftCard,
    dangerous: product.dangerous,
    weightGram: combination.weightGram
  }
}

/** Whether a combination can be ordered, apart from its stock. D-1, D-8. */
export const saleOf = (
  {
    removed,
    active,
    availableForOrder,
    soldAs
  }: Pick<SoldProduct, "removed" | "active" | "availableForOrder" | "soldAs">,
  combination: Pick<StoredCombination, "active">
): Sale => {
  if (removed) return "removed"
  if (!active || !combination.active) return "inactive"
  return availableForOrder && soldAs !== undefined ? "open" : "not-for-order"
}

/** The same as a product page knows it: what a bag shows until the shop has said what holds. */
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
