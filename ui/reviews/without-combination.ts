import { combinationParameter } from "#core/catalogue/links.ts"

/** The query of a product's address without the chosen combination, which moves nothing on the page. Decision 0038. */
export const withoutCombination = (search: string): string => {
  const params = new URLSearchParams(search)
  params.delete(combinationParameter)
  return params.toString()
}
