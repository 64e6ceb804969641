import { type Rupiah, rupiah } from "../kernel/money.ts"
import type { Insurance } from "./shipping.ts"

/** Parcels worth more are insured. D-55. */
export const insuredAbove = rupiah(1_000_000)
/** Two in a thousand of the worth, and a fee. D-55. */
export const premiumFee = rupiah(5_000)
/** The premium's share of the worth, in thousandths. D-55. */
export const perThousand = 2

/** What covering a parcel of this worth costs, and whether it must be. D-55; rounded in the shopper's favour. */
export const insuranceOf = (worth: Rupiah): Insurance => ({
  required: worth > insuredAbove,
  premium: rupiah(Number((BigInt(worth) * BigInt(perThousand)) / 1000n) + premiumFee)
})
