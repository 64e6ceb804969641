import type { Generated } from "kysely"
import type { MemberId } from "#core/account/member.ts"
import type { BrandId } from "#core/catalogue/brand.ts"
import type { CategoryId } from "#core/catalogue/category.ts"
import type { ProductId } from "#core/catalogue/product.ts"
import type { Rupiah } from "#core/kernel/money.ts"
import type { Words } from "#core/kernel/text.ts"
import type { VoucherCode, VoucherDiscount, VoucherId, VoucherType } from "#core/vouchers/voucher.ts"
import type { Json, Moment, Of } from "../columns.ts"

/** The tables of `0036_vouchers.sql`, `0038_voucher_numbers.sql`, `0043_vouchers_of_guests.sql` and `0066_vouchers_that_run_down.sql`. */
export interface VoucherTables {
  vouchers: {
    id: Of<VoucherId, string>
    code: Of<VoucherCode, string>
    type: VoucherType
    discount: VoucherDiscount
    value: number
    max_discount: Of<Rupiah | null, number | null>
    shipping_fee_discount: Of<Rupiah | null, number | null>
    redemptions: number
    taken: Generated<number>
    per_user_limit: number
    starts_at: Moment
    ends_at: Moment
    for_guests: boolean
    products: Of<ReadonlyArray<ProductId>, ReadonlyArray<number>>
    brands: Of<ReadonlyArray<BrandId>, ReadonlyArray<number>>
    categories: Of<ReadonlyArray<CategoryId>, ReadonlyArray<string>>
    users: Of<ReadonlyArray<MemberId>, ReadonlyArray<string>>
    min_amount: Of<Rupiah, number>
    header: string
    terms: Json<Words>
    listed: Generated<boolean>
    paused: Generated<boolean>
    /** Its value is what is left of it. */
    runs_down: Generated<boolean>
  }
  voucher_uses: {
    order_id: string
    voucher_id: string
    member_id: string | null
    phone_digest: string | null
    given_back: Generated<boolean>
    amount: number | null
  }
}
