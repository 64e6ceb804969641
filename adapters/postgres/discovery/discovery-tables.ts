import type { CategoryId } from "#core/catalogue/category.ts"
import type { CombinationId } from "#core/catalogue/combination.ts"
import type { ProductId } from "#core/catalogue/product.ts"
import type { SelectionId } from "#core/discovery/selections/selection.ts"
import type { Words } from "#core/kernel/text.ts"
import type { Json, Moment, Of } from "../columns.ts"

/** The tables of `0062_selections.sql` and `0063_product_bookmarks.sql`. */
export interface DiscoveryTables {
  selections: {
    id: Of<SelectionId, string>
    position: number
    category_id: Of<CategoryId, string> | null
    title: Json<Words>
    promise: Json<Words>
    about: Json<Words>
  }
  selection_steps: {
    selection: Of<SelectionId, string>
    step: number
    title: Json<Words>
    reason: Json<Words>
    product_id: Of<ProductId, number>
    combination_id: Of<CombinationId, string> | null
    instead: Of<ReadonlyArray<ProductId>, ReadonlyArray<number>>
  }
  product_bookmarks: { member_id: string; product_id: Of<ProductId, number>; at: Moment }
}
