import { brandOf } from "../catalogue/card.rule.ts"
import { type CatalogueNames, pictureIn } from "../catalogue/names.rule.ts"
import type { StoredCombination, StoredProduct } from "../catalogue/stored.ts"
import type { Instant } from "../kernel/moment.ts"
import type { Goods } from "./goods.ts"
import { offerOf } from "./limited-price.rule.ts"
import { saleOf } from "./sale.rule.ts"

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
    ...offerOf(combination, product.discount, now),
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
