import { cardOf as made } from "#core/catalogue/card.rule.ts"
import type { CatalogueNames } from "#core/catalogue/names.rule.ts"
import type { ProductCard, ProductId } from "#core/catalogue/product.ts"
import { productAt } from "#core/catalogue/release.rule.ts"
import type { Instant } from "#core/kernel/moment.ts"
import { type Language, languages } from "#core/kernel/text.ts"
import { listPrice } from "#core/pricing/list-price.rule.ts"
import type { Goods } from "./index-goods.ts"

/** The cards of the goods: one and the same object for a product and language until its price or stock changes. */
export interface Cards {
  readonly at: (place: number, language: Language) => ProductCard
  readonly forget: (place: number) => void
  readonly clear: () => void
}

/** @param now the instant whose prices the cards show */
export const cardsOf = (goods: Goods, names: Readonly<Record<Language, CatalogueNames>>, now: () => Instant): Cards => {
  // As long as the index from the start, and longer with every product that comes: an array with holes is looked up like a map.
  const none = (): Array<ProductCard | undefined> => new Array(goods.size).fill(undefined)
  const held: Record<Language, Array<ProductCard | undefined>> = { id: none(), en: none() }
  return {
    at: (place, language) => {
      const before = held[language][place]
      if (before !== undefined) return before
      const product = goods.products[place]
      if (product === undefined) throw new RangeError(`no product at place ${place}`)
      const card = Object.freeze(made(productAt(product, now()), listPrice(product, now()), names[language]))
      held[language][place] = card
      return card
    },
    forget: (place) => {
      for (const language of languages) {
        while (held[language].length < place) held[language].push(undefined)
        held[language][place] = undefined
      }
    },
    clear: () => {
      for (const language of languages) held[language].fill(undefined)
    }
  }
}

/** Returns the card of a product, if the product is shown. */
export const cardOf = (
  { goods, cards }: { readonly goods: Goods; readonly cards: Cards },
  id: ProductId,
  language: Language
): ReadonlyArray<ProductCard> => {
  const place = goods.placeOf.get(id)
  return place === undefined ? [] : [cards.at(place, language)]
}
