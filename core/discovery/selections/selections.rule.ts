import type { CategoryBranch } from "../../catalogue/category.ts"
import type { CombinationId } from "../../catalogue/combination.ts"
import { wordsIn } from "../../catalogue/names.rule.ts"
import type { Product, ProductId } from "../../catalogue/product.ts"
import type { Language } from "../../kernel/text.ts"
import type { Goods } from "../../pricing/goods.ts"
import { goodsOnPage } from "../../pricing/goods-on-page.rule.ts"
import { insteadMost, type SelectionId, stepsMost, type WrittenSelections } from "./selection.ts"

/** A step before its products are read. */
export interface PlannedStep {
  readonly title: string
  readonly reason?: string
  /** The one that the step names first, then what can be taken instead. */
  readonly products: ReadonlyArray<ProductId>
  /** Of the first product. */
  readonly combination?: CombinationId
}

/** Returns the steps that the merchant wrote for a selection, in their order and in one language. */
export const writtenSteps = (
  id: SelectionId,
  { steps }: WrittenSelections,
  language: Language
): ReadonlyArray<PlannedStep> =>
  steps
    .filter(({ selection }) => selection === id)
    .toSorted((one, other) => one.step - other.step)
    .map(({ title, reason, product, combination, instead }) => ({
      title: wordsIn(title, language),
      reason: wordsIn(reason, language),
      products: [...new Set([product, ...instead])],
      ...(combination !== undefined && { combination })
    }))

/**
 * Returns the steps of a category for which the merchant wrote none: one for each category below it that sells something, in the
 * shop's order, with what sells best there.
 *
 * @param bestOf the best sellers of a category, the best first; nothing sold out
 */
export const derivedSteps = (
  { children }: Pick<CategoryBranch, "children">,
  bestOf: (child: CategoryBranch) => ReadonlyArray<ProductId>
): ReadonlyArray<PlannedStep> =>
  children
    .map((child) => ({ title: child.name, products: bestOf(child).slice(0, 1 + insteadMost) }))
    .filter(({ products }) => products.length > 0)
    .slice(0, stepsMost)

/**
 * Returns what a step puts into the bag of a product: the combination that it names, else the default one, or another one in
 * stock if that is sold out; `undefined` if the product is not for sale.
 */
export const goodsOf = (product: Product, named?: CombinationId): Goods | undefined => {
  const { combinations } = product
  const usual = combinations.find(({ isDefault }) => isDefault) ?? combinations[0]
  const inStock = usual && usual.stock > 0 ? usual : (combinations.find(({ stock }) => stock > 0) ?? usual)
  const chosen = combinations.find(({ id }) => id === named) ?? inStock
  if (chosen === undefined || product.giftCard) return undefined
  const goods = goodsOnPage(product, chosen)
  return goods.sale === "open" ? goods : undefined
}
