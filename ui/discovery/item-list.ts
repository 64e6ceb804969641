import type { Goods } from "#core/pricing/goods.ts"
import { goodsPath } from "#core/pricing/goods-path.rule.ts"

/** Returns goods as a list for search engines, schema.org. */
export const itemListOf = (name: string, goods: ReadonlyArray<Goods>, origin: string) => ({
  "@context": "https://schema.org",
  "@type": "ItemList",
  name,
  itemListElement: goods.map((one, place) => ({
    "@type": "ListItem",
    position: place + 1,
    name: one.name,
    url: origin + goodsPath(one)
  }))
})
