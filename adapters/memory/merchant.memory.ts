import { type BankAccount, BankId } from "#core/orders/transfer/payment.ts"
import { type CourierService, usualCouriers } from "#core/shipping/couriers.ts"

/** What a merchant in memory has set up. */
export interface MemoryMerchant {
  readonly banks: ReadonlyArray<BankAccount>
  readonly couriers: ReadonlyArray<CourierService>
}

const holder = "PT Pendar Rona Nusantara"

/** The demo shop's three accounts (specification 9) and its couriers. */
export const demoMerchant: MemoryMerchant = {
  banks: [
    { id: BankId("bca"), bank: "BCA", number: "5260 117 300", holder },
    { id: BankId("mandiri"), bank: "Mandiri", number: "127 00 1173 0044", holder },
    { id: BankId("bni"), bank: "BNI", number: "0117 300 588", holder }
  ],
  couriers: usualCouriers
}
