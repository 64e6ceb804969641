import { formatRupiah, type Rupiah } from "#core/kernel/money.ts"
import type { Step } from "#core/pricing/quote.ts"
import { stepLimits } from "#core/shipping/step-limits.ts"
import { useWords } from "../messages/useWords.ts"
import * as css from "./Sums.css.ts"

/** Why a total is what it is: every step that made it, and their sum. Rule 50; D-26. */
export const Sums = ({
  steps,
  total,
  label
}: {
  readonly steps: ReadonlyArray<Step>
  readonly total: Rupiah
  readonly label: string
}) => {
  const { t, say } = useWords()
  return (
    <dl className={css.sums}>
      {steps.map((step) => {
        const limit = stepLimits[step.reason]
        return (
          <div key={`${step.reason} ${step.values["gift"] ?? ""}`} className={step.amount < 0 ? css.less : css.row}>
            <dt>{say(`cart.step.${step.reason}`, { ...step.values, ...(limit && { limit: formatRupiah(limit) }) })}</dt>
            <dd className={css.amount}>{step.rule === "gift" ? t("cart.free") : formatRupiah(step.amount)}</dd>
          </div>
        )
      })}
      <div className={css.total}>
        <dt>{label}</dt>
        <dd className={css.amount}>{formatRupiah(total)}</dd>
      </div>
    </dl>
  )
}
