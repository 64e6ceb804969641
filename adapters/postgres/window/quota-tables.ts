import type { Generated } from "kysely"
import type { Moment } from "../columns.ts"

/** The tables of `0092_quotas_of_special_prices.sql`: units sold of the quotas of special prices. */
export interface QuotaTables {
  special_sales: { product_id: number; combination_id: string; starts_at: Moment; sold: number; version: number }
  special_uses: {
    order_id: string
    product_id: number
    combination_id: string
    starts_at: Moment
    units: number
    given_back: Generated<boolean>
  }
}
