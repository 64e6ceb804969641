import type { BrandId } from "./brand.ts"
import type { DraftProblem, ProductDraft } from "./catalogue-writer.port.ts"
import type { CategoryId } from "./category.ts"

/** What a product may refer to. */
export interface Known {
  readonly brands: { readonly has: (id: BrandId) => boolean }
  readonly categories: { readonly has: (id: CategoryId) => boolean }
  readonly tags: { readonly has: (id: string) => boolean }
}

/** Why a product cannot be stored, or `undefined` if it can. */
export const problemOf = (draft: ProductDraft, known: Known): DraftProblem | undefined => {
  const { combinations } = draft
  if (combinations.length === 0) return "no-combination"
  if (combinations.filter(({ isDefault }) => isDefault).length !== 1) return "no-default-combination"
  if (new Set(combinations.map(({ key }) => key)).size < combinations.length) return "same-combination-twice"
  if (!known.brands.has(draft.brand)) return "brand-unknown"
  if (draft.category !== undefined && !known.categories.has(draft.category)) return "category-unknown"
  if (draft.tags.some((tag) => !known.tags.has(tag))) return "tag-unknown"
  return undefined
}
