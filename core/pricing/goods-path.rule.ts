import { combinationPath, productPath } from "../catalogue/links.ts"
import type { Goods } from "./goods.ts"

/** Address of goods: the page of their product, with their combination if there is anything to choose. Decision 0038. */
export const goodsPath = ({
  product,
  combination,
  combinationName,
  slug,
  categories
}: Pick<Goods, "product" | "combination" | "combinationName" | "slug" | "categories">): string => {
  const category = categories.at(-1)
  const page = { id: product, slug, ...(category && { category }) }
  return combinationName === "" ? productPath(page) : combinationPath(page, combination)
}
