import { cardOf } from "./card.rule.ts"
import type { Combination, CombinationId } from "./combination.ts"
import { type CatalogueNames, pictureIn, wordsIn } from "./names.rule.ts"
import { shownFirst } from "./offered.rule.ts"
import { factsOf, type ListPrice, type Product } from "./product.ts"
import type { StoredCombination, StoredProduct } from "./stored.ts"

/** What a combination costs now; made by `core/pricing`. */
export type CombinationPrice = Pick<Combination, "price" | "priceAfterDiscount" | "discountPercentage" | "limited">

/** Everything a product page shows of the product itself. Specification 3, Product. */
export const productOf = (
  product: StoredProduct,
  price: ListPrice,
  priceOf: (combination: StoredCombination) => CombinationPrice,
  names: CatalogueNames
): Product => {
  const { language } = names
  const { combinations: _, ...card } = cardOf(product, price, names)
  const country = names.brands.get(product.brand)?.country
  return {
    ...card,
    ...(country && { country }),
    path: product.category === undefined ? [] : (names.paths.get(product.category) ?? []),
    pictures: product.pictures.map((picture) => pictureIn(picture, language)),
    description: wordsIn(product.description, language),
    howToUse: wordsIn(product.howToUse, language),
    keyIngredients: product.keyIngredients.map(({ inci, name, text }) => ({
      inci,
      name,
      text: wordsIn(text, language)
    })),
    ...factsOf(product),
    ...(product.discount && { discount: { kind: product.discount.kind, value: product.discount.value } }),
    tags: product.tags.flatMap((id) => names.tags.get(id) ?? []),
    combinations: activeFirst(product).map((one) => combinationOf(one, priceOf(one), names))
  }
}

/** A buyable shade, size or variant with the price that holds now. Specification 3, Combinations. */
export const combinationOf = (
  { picture, hex, deliveryDate, ...stored }: StoredCombination,
  price: CombinationPrice,
  { language }: CatalogueNames
): Combination => ({
  id: stored.id,
  attribute: stored.attribute,
  name: stored.name,
  ...(hex !== undefined && { hex }),
  price: price.price,
  priceAfterDiscount: price.priceAfterDiscount,
  discountPercentage: price.discountPercentage,
  ...(price.limited && { limited: price.limited }),
  stock: stored.stock,
  isDefault: stored.isDefault,
  isActiveInReview: stored.activeInReview,
  availableForGuest: stored.availableForGuest,
  preOrder: stored.preOrder,
  ...(deliveryDate !== undefined && { deliveryDate }),
  weightGram: stored.weightGram,
  ...(picture && { picture: pictureIn(picture, language) })
})

/** The active combinations, the one shown first in front. */
const activeFirst = (product: StoredProduct): ReadonlyArray<StoredCombination> => {
  const first: CombinationId | undefined = shownFirst(product)?.id
  const active = product.combinations.filter((combination) => combination.active)
  return [...active.filter(({ id }) => id === first), ...active.filter(({ id }) => id !== first)]
}
