import type { BrandId } from "#core/catalogue/brand.ts"
import type { CategoryId } from "#core/catalogue/category.ts"
import type { CombinationId } from "#core/catalogue/combination.ts"
import type { ProductId } from "#core/catalogue/product.ts"
import type { GiftId } from "#core/gifts/gift.ts"
import type { Rupiah } from "#core/kernel/money.ts"
import type { Moment, Of } from "../columns.ts"

/** The table of `0039_gifts.sql`. */
export interface GiftTables {
  gifts: {
    id: Of<GiftId, string>
    product_id: Of<ProductId, number>
    combination_id: Of<CombinationId, string>
    min_amount: Of<Rupiah, number>
    min_units: number
    products: Of<ReadonlyArray<ProductId>, ReadonlyArray<number>>
    brands: Of<ReadonlyArray<BrandId>, ReadonlyArray<number>>
    categories: Of<ReadonlyArray<CategoryId>, ReadonlyArray<string>>
    for_guests: boolean
    starts_at: Moment
    ends_at: Moment
    paused: boolean
  }
}
