import { type Rupiah, rupiah } from "../../kernel/money.ts"
import type { Goods } from "../../pricing/goods.ts"
import type { ShippingOption } from "../../shipping/shipping.ts"
import type { Payment } from "./payment.ts"

/** What cash on delivery is for, in rupiah of a total without its fee. D-57; own choice. */
export const codLimits = { least: 20_000, most: 1_500_000 } as const

/** What it costs the buyer: so many percent of what is paid, and at least so many rupiah. D-57. */
const codFee = { percent: 3, least: 5_000 } as const

/** After so many parcels that were not accepted it is over for a member, and for the number. D-57. */
export const mostRefusedParcels = 2

/** Why an order cannot be paid to its courier. D-57. */
export const codProblems = [
  /** Nothing of it is a parcel. */
  "EGIFT",
  "PRE_ORDER",
  /** It is picked up in a store, which takes no parcel money. D-65. */
  "PICKUP",
  /** No number of the buyer is verified; guests have none. */
  "NUMBER_NOT_VERIFIED",
  "PARCELS_REFUSED",
  /** The chosen courier takes no money. */
  "COURIER",
  "TOO_LITTLE",
  "TOO_MUCH"
] as const
/** Why an order cannot be paid to its courier. D-57. */
export type CodProblem = (typeof codProblems)[number]

/** What the shop knows of a member who wants to pay the courier. */
export interface CodRecord {
  /** Whether a number of the member is verified. */
  readonly isVerified: boolean
  /** Parcels of the member, or to the same verified number, that were not accepted. */
  readonly refusedParcels: number
}

/** Returns what paying the courier costs beside `sum`; nothing if nothing is to be paid. D-57. */
export const codFeeOf = (sum: Rupiah): Rupiah =>
  rupiah(sum === 0 ? 0 : Math.max(codFee.least, Math.round((sum * codFee.percent) / 100)))

/** Returns why an order cannot be paid to its courier; `undefined` if it can. D-57. */
export const codProblemOf = ({
  goods,
  option,
  isPickup = false,
  sum,
  record
}: {
  readonly goods: ReadonlyArray<Pick<Goods, "giftCard" | "preOrder">>
  /** Absent: none is chosen. */
  readonly option: Pick<ShippingOption, "cashOnDelivery"> | undefined
  readonly isPickup?: boolean
  /** What is to be paid without the fee. */
  readonly sum: Rupiah
  /** Absent: the buyer is a guest. */
  readonly record: CodRecord | undefined
}): CodProblem | undefined => {
  if (goods.some(({ giftCard }) => giftCard)) return "EGIFT"
  if (goods.some(({ preOrder }) => preOrder)) return "PRE_ORDER"
  if (isPickup) return "PICKUP"
  if (record?.isVerified !== true) return "NUMBER_NOT_VERIFIED"
  if (record.refusedParcels >= mostRefusedParcels) return "PARCELS_REFUSED"
  if (option?.cashOnDelivery !== true) return "COURIER"
  if (sum < codLimits.least) return "TOO_LITTLE"
  return sum > codLimits.most ? "TOO_MUCH" : undefined
}

/** Returns whether the courier takes the money of an order, and has not yet. D-57. */
export const isOwed = ({
  payment: { method, state }
}: {
  readonly payment: Pick<Payment, "method" | "state">
}): boolean => method === "cod" && state === "awaiting"
