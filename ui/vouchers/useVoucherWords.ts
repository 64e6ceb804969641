import type { RedeemProblem } from "#core/cart/cart.types.ts"
import type { Instant } from "#core/kernel/moment.ts"
import { formatRupiah, rupiah } from "#core/kernel/money.ts"
import { lastDayOf } from "#core/vouchers/last-day.rule.ts"
import type { Voucher } from "#core/vouchers/voucher.ts"
import { useWords } from "../messages/useWords.ts"

/** Names in one line; of many the first two. */
const namesOf = (names: ReadonlyArray<string>): string => names.slice(0, 2).join(", ") + (names.length > 2 ? " …" : "")

/** Returns the words for vouchers: why one takes nothing off, and what it is. */
export const useVoucherWords = () => {
  const { t, date } = useWords()
  const lastDay = (endsAt: Instant): string => date(lastDayOf(endsAt))
  /** Why it takes nothing off, with what is missing. D-27. */
  const whyNot = (problem: RedeemProblem): string => {
    switch (problem._tag) {
      case "VoucherMinAmount": {
        const amount = formatRupiah(problem.shortBy)
        return problem.of.length > 0
          ? t("vouchers.problem.VoucherMinAmountOf", { amount, names: namesOf(problem.of) })
          : t("vouchers.problem.VoucherMinAmount", { amount })
      }
      case "VoucherOtherGoods":
        return problem.of.length > 0
          ? t("vouchers.problem.VoucherOtherGoodsOf", { names: namesOf(problem.of) })
          : t("vouchers.problem.VoucherOtherGoods")
      case "VoucherNotStarted":
        return t("vouchers.problem.VoucherNotStarted", { date: date(problem.startsAt) })
      case "VoucherExpired":
        return t("vouchers.problem.VoucherExpired", { date: lastDay(problem.endsAt) })
      default:
        return t(`vouchers.problem.${problem._tag}`)
    }
  }
  /** What it asks, in one line. */
  const askedOf = (voucher: Voucher): string =>
    [
      voucher.rules.minAmount > 0
        ? t("vouchers.minimum", { amount: formatRupiah(voucher.rules.minAmount) })
        : undefined,
      voucher.goodsNames.length > 0 ? t("vouchers.only", { names: namesOf(voucher.goodsNames) }) : undefined,
      t("vouchers.until", { date: lastDay(voucher.endsAt) })
    ]
      .filter((part) => part !== undefined)
      .join(" · ")
  /** What it gives and what it asks, in one line. */
  const conditions = (voucher: Voucher): string => [benefit(voucher), askedOf(voucher)].join(" · ")
  /** What it gives. */
  const benefit = ({ discount, value, maxDiscount, shippingFeeDiscount }: Voucher): string => {
    if (discount === "percentage")
      return maxDiscount === undefined
        ? t("vouchers.percent", { percent: value })
        : t("vouchers.percentMost", { percent: value, amount: formatRupiah(maxDiscount) })
    if (discount === "amount") return t("vouchers.amount", { amount: formatRupiah(rupiah(value)) })
    if (discount === "paper_bag") return t("vouchers.paperBag")
    return shippingFeeDiscount === undefined
      ? t("vouchers.freeShipping")
      : t("vouchers.freeShippingMost", { amount: formatRupiah(shippingFeeDiscount) })
  }
  return { whyNot, conditions, benefit, askedOf }
}
