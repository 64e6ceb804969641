import type { StoredCombination, StoredProduct } from "./stored.ts"

/** The part of a product that determines what of it can be bought. */
export type Offered = Pick<StoredProduct, "discount" | "combinations">

/** The combinations on show: the active ones, or all of a product that has none active. D-8: it keeps its page. */
export const offeredCombinations = ({ combinations }: Offered): ReadonlyArray<StoredCombination> => {
  const active = combinations.filter((combination) => combination.active)
  return active.length > 0 ? active : combinations
}

/** The combination a product shows first: the default one if it is on sale, else the first. */
export const shownFirst = (product: Offered): StoredCombination | undefined => {
  const all = offeredCombinations(product)
  return all.find((combination) => combination.isDefault) ?? all[0]
}

/** Units of all active combinations. */
export const stockOf = ({ combinations }: Offered): number =>
  combinations.reduce((sum, { active, stock }) => (active ? sum + stock : sum), 0)
