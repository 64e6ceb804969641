import type { ProductId } from "../../catalogue/product.ts"
import type { Facts } from "../../search/facts.rule.ts"
import type { Assortment } from "../../search/lists.rule.ts"
import { isRecommendable } from "../../search/recommend.rule.ts"

/** Best sellers of each tag, category and brand, and of the whole shop, that recommendations choose from. Own choice. */
export const leadersOfEach = { tag: 40, category: 24, brand: 12, shop: 120 } as const

/** Best sellers of the shop and of its parts, the best first. */
export interface Leaders {
  readonly shop: ReadonlyArray<ProductId>
  readonly byTag: ReadonlyMap<string, ReadonlyArray<ProductId>>
  readonly byCategory: ReadonlyMap<string, ReadonlyArray<ProductId>>
  readonly byBrand: ReadonlyMap<number, ReadonlyArray<ProductId>>
  /** Units of the best seller in 90 days; at least 1. */
  readonly mostSold: number
}

/** Returns the best sellers of the shop and of its parts at this moment, without what is sold out. */
export const leadersOf = (inOrder: Assortment["inOrder"]): Leaders => {
  const shop: Array<ProductId> = []
  const byTag = new Map<string, Array<ProductId>>()
  const byCategory = new Map<string, Array<ProductId>>()
  const byBrand = new Map<number, Array<ProductId>>()
  let mostSold = 1
  for (const facts of inOrder("most-purchased")) {
    if (!isRecommendable(facts)) continue
    mostSold = Math.max(mostSold, facts.sales90d)
    if (shop.length < leadersOfEach.shop) shop.push(facts.id)
    for (const tag of facts.tags) append(byTag, tag, facts, leadersOfEach.tag)
    for (const category of facts.categories) append(byCategory, category, facts, leadersOfEach.category)
    append(byBrand, facts.brand, facts, leadersOfEach.brand)
  }
  return { shop, byTag, byCategory, byBrand, mostSold }
}

const append = <K>(lists: Map<K, Array<ProductId>>, key: K, { id }: Facts, most: number): void => {
  const list = lists.get(key)
  if (list === undefined) lists.set(key, [id])
  else if (list.length < most) list.push(id)
}
