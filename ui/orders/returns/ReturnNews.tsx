import { dayMs, instant } from "#core/kernel/moment.ts"
import { formatRupiah, rupiah } from "#core/kernel/money.ts"
import type { ReturnClaim } from "#core/orders/returns/claim.ts"
import { returnVoucherDays } from "#core/orders/returns/return-voucher.rule.ts"
import { Alert } from "../../kit/text/Alert.tsx"
import { useWords } from "../../messages/useWords.ts"

const looks = { open: "info", accepted: "good", refused: "warning" } as const

/** What became of a return, and what comes next. D-62b. */
export const ReturnNews = ({ claim }: { readonly claim: ReturnClaim }) => {
  const { t, moment } = useWords()
  const { state, refund, amount = rupiah(0), voucher, words, answeredAt } = claim
  const until = answeredAt === undefined ? "" : moment(instant(answeredAt + returnVoucherDays * dayMs))
  const sum = formatRupiah(amount)
  return (
    <Alert look={looks[state]}>
      {state === "open"
        ? refund.kind === "bank"
          ? t("orders.return.openBank", { bank: refund.bank, tail: refund.number.slice(-4) })
          : t("orders.return.open")
        : state === "refused"
          ? t("orders.return.refused")
          : voucher !== undefined
            ? t("orders.return.voucher", { sum, code: voucher, until })
            : refund.kind === "bank"
              ? t("orders.return.bank", { sum, bank: refund.bank, tail: refund.number.slice(-4) })
              : t("orders.return.transfer", { sum })}
      {words === undefined ? null : <p>{words}</p>}
    </Alert>
  )
}
