import type { OtherMethod } from "#core/orders/transfer/payment.ts"
import type { CourierService } from "#core/shipping/couriers.ts"
import type { Json } from "../columns.ts"

/** The tables of `0021_merchant.sql`. */
export interface MerchantTables {
  shop_identity: {
    only_row: boolean
    name: string
    sign: string
    sender: string | null
    help_email: string | null
    help_whatsapp: string | null
    help_hours: string | null
    sample: boolean
  }
  bank_accounts: {
    id: string
    bank: string
    number: string
    holder: string
    position: number
    method: OtherMethod | null
    fee: number | null
  }
  courier_services: {
    id: string
    courier: string
    courier_name: string
    service: string
    kind: CourierService["kind"]
    flies: CourierService["flies"]
    rates: Json<CourierService["rates"]>
    hours: Json<NonNullable<CourierService["hours"]>> | null
    most_kg: number | null
    most_km: number | null
    takes_cash: boolean
    position: number
  }
}
