import type { ReactNode } from "react"
import type { Checkout } from "#core/checkout/checkout.ts"
import { lacksShipping } from "#core/checkout/lacks-shipping.rule.ts"
import { formatRupiah } from "#core/kernel/money.ts"
import { useWords } from "../../messages/useWords.ts"
import * as css from "../Checkout.css.ts"

/** The total and the way on, within a thumb's reach. Rules 21, 50. */
export const StepBar = ({ checkout, children }: { readonly checkout: Checkout; readonly children: ReactNode }) => {
  const { t } = useWords()
  return (
    <div className={css.bar}>
      <p className={css.barSum}>
        {t(lacksShipping(checkout) ? "checkout.delivery.laterShort" : "cart.total")}
        <b className={css.barTotal}>{formatRupiah(checkout.totals.payable)}</b>
      </p>
      {children}
    </div>
  )
}
