import { CombinationId } from "#core/catalogue/combination.ts"
import { ProductId } from "#core/catalogue/product.ts"
import { SelectionId, type WrittenSelections } from "#core/discovery/selections/selection.ts"
import type { DemoData } from "./data.ts"
import type { Places } from "./goods.ts"

/** Returns the selections of the demo shop with their steps. */
export const selectionsOf = ({ selections }: DemoData, places: Places): WrittenSelections => ({
  selections: selections.map(({ id, category, steps: _, ...words }, position) => ({
    ...words,
    id: SelectionId(id),
    position,
    ...(category !== undefined && { category: places.category(category) })
  })),
  steps: selections.flatMap(({ id, steps }) =>
    steps.map(({ product, combination, instead, ...words }, place) => ({
      ...words,
      selection: SelectionId(id),
      step: place + 1,
      product: ProductId(product),
      ...(combination !== undefined && { combination: CombinationId(combination) }),
      instead: instead.map(ProductId)
    }))
  )
})
