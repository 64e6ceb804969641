import type { OrderCode } from "#core/orders/order.ts"
import { VoucherCode, VoucherId, type WrittenVoucher } from "#core/vouchers/voucher.ts"
import type { Stocks } from "../../../orders/selling-shop.ts"
import { voucherOnSale } from "../on-sale.ts"

/** What is raced for: each kind has its shoppers, who do something in the same moment, and its promise in the books. */
export const raceKinds = [
  "last unit",
  "two tabs",
  "expiry",
  "payment",
  "last voucher",
  "registration",
  "gift",
  "log-out"
] as const
export type RaceKind = (typeof raceKinds)[number]

/** Those that two people run against each other; in the others one person does two things at once. */
const ofTwo: ReadonlySet<RaceKind> = new Set(["last unit", "last voucher"])

/** Shoppers of one race, by number. */
export interface Race {
  readonly kind: RaceKind
  readonly place: number
  readonly runners: ReadonlyArray<number>
}

/** Fewer shoppers do not race. */
const leastCrowd = 10

/** The races of a crowd: its last shoppers run them, about one in ten, and three races at least. */
export const racesOf = (crowd: number): ReadonlyArray<Race> => {
  if (crowd < leastCrowd) return []
  const races: Array<Race> = []
  let left = crowd
  for (let place = 0; place < 3 + Math.floor(crowd * 0.06); place++) {
    const kind = raceKinds[place % raceKinds.length] ?? raceKinds[0]
    const many = ofTwo.has(kind) ? 2 : 1
    left -= many
    races.push({ kind, place, runners: Array.from({ length: many }, (_, at) => left + at) })
  }
  return races
}

/** The goods of a race, of which there is one unit. */
export const lastUnitOf = ({ place }: Pick<Race, "place">): string => `rebut${place}`
/** The code of a race, which takes something off once. */
export const lastVoucherOf = ({ place }: Pick<Race, "place">): VoucherCode => VoucherCode(`REBUT${place}`)

/** What the races of a crowd need of the shop's goods. */
export const raceStocks = (crowd: number): Stocks =>
  Object.fromEntries(
    racesOf(crowd)
      .filter(({ kind }) => kind === "last unit")
      .map((race) => [lastUnitOf(race), 1])
  )

/** Vouchers of Rp10.000 that one member can use, once. */
export const raceVouchers = (crowd: number): ReadonlyArray<WrittenVoucher> =>
  racesOf(crowd)
    .filter(({ kind }) => kind === "last voucher")
    .map((race) => ({
      ...voucherOnSale,
      id: VoucherId(lastVoucherOf(race).toLowerCase()),
      code: lastVoucherOf(race),
      redemptions: 1
    }))

/** What was raced for, as the books are to show it. */
export interface Ran {
  /** Goods of which one unit was wanted by two in the same moment. */
  readonly units: Set<string>
  /** Vouchers whose only use was wanted by two in the same moment. */
  readonly vouchers: Set<string>
  /** Orders whose money came in the moment of their expiry, and whether it came first. */
  readonly expiries: Map<OrderCode, boolean>
}

export const nothingRan = (): Ran => ({ units: new Set(), vouchers: new Set(), expiries: new Map() })
