import { type Instant, startOfJakartaDay } from "../kernel/moment.ts"
import { type Rupiah, rupiah } from "../kernel/money.ts"
import { spread } from "./spread.rule.ts"

/**
 * Rates of PPN that prices hold already, each from its day on: 11 of 111 parts of what is paid. Since 2025 the rate is 12 %
 * of eleven twelfths of the price, which is the same. D-58; a product default, no advice.
 */
const rates: ReadonlyArray<{ readonly from: string; readonly percent: number }> = [
  { from: "2022-04-01", percent: 11 },
  { from: "1985-04-01", percent: 10 }
]

/** What part of an amount is PPN. */
export interface Vat {
  /** Whole percent that holds at the time. */
  readonly percent: number
  readonly vat: Rupiah
  /** DPP, the amount without it. */
  readonly base: Rupiah
  /** The same, divided among the lines; adds up to `vat`. D-29b. */
  readonly perLine: ReadonlyArray<Rupiah>
}

/**
 * The PPN that a sum of goods holds, worked out once over the whole and divided among its lines. D-58.
 *
 * @param net what is paid for the goods, after voucher and points
 * @param lines what is paid for each line
 */
export const vatIn = (net: Rupiah, lines: ReadonlyArray<Rupiah>, at: Instant): Vat => {
  const percent = rates.find(({ from }) => startOfJakartaDay(from) <= at)?.percent ?? 0
  const part = (BigInt(net) * BigInt(2 * percent) + BigInt(100 + percent)) / BigInt(2 * (100 + percent))
  const vat = rupiah(Number(part))
  return { percent, vat, base: rupiah(net - vat), perLine: spread(vat, lines) }
}
