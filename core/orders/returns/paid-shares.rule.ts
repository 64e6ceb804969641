import { type Rupiah, rupiah } from "../../kernel/money.ts"
import type { QuoteLine, Step } from "../../pricing/quote.ts"
import { spread } from "../../pricing/spread.rule.ts"
import { eligibleLines } from "../../vouchers/eligible.rule.ts"
import { wasMoney } from "../../vouchers/return-code.rule.ts"
import type { BagVoucher } from "../../vouchers/voucher.ts"

/**
 * Returns what is paid for each line after voucher and points: a voucher is spread over the goods it is for, points over all goods
 * but gift cards. What the voucher of a return pays was paid before, and counts as paid. The shares of an order without one add up to
 * its goods after discounts. D-29b, D-62b; decision 0104.
 *
 * @param vouchers of the bag; those that take nothing off the goods change nothing
 */
export const paidShares = (
  lines: ReadonlyArray<QuoteLine>,
  vouchers: ReadonlyArray<BagVoucher>,
  steps: ReadonlyArray<Step>
): ReadonlyArray<Rupiah> => {
  const off = vouchers.filter(({ discount }) => discount > 0)
  const [voucher] = off
  const eligible = new Set(voucher ? eligibleLines(voucher.voucher.rules, lines) : [])
  const byVoucher = spread(
    voucher?.discount ?? rupiah(0),
    lines.map((line) => (eligible.has(line) ? line.total : rupiah(0)))
  )
  const points = steps.reduce((sum, { rule, amount }) => (rule === "points" ? sum - amount : sum), 0)
  const byPoints = spread(
    rupiah(points),
    lines.map(({ goods, total }, place) => rupiah(goods.giftCard ? 0 : total - (byVoucher[place] ?? 0)))
  )
  const isMoney = voucher !== undefined && wasMoney(voucher.voucher.code)
  return lines.map(({ total }, place) =>
    rupiah(total - (isMoney ? 0 : (byVoucher[place] ?? 0)) - (byPoints[place] ?? 0))
  )
}
