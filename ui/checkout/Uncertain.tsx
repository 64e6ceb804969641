import { Button } from "../kit/Button.tsx"
import { Empty } from "../kit/Empty.tsx"
import { useWords } from "../messages/useWords.ts"
import * as css from "./Checkout.css.ts"
import { FoldedSummary, Summary } from "./Summary.tsx"
import type { CheckoutProps } from "./useCheckout.ts"

/** The answer was lost: the shop is asked, and nothing is ordered twice. What was ordered stays in view. Machines 4. */
export const Uncertain = ({ view: { checkout, placing }, send }: CheckoutProps) => {
  const { t } = useWords()
  return (
    <div className={css.layout}>
      <div className={css.column}>
        {checkout ? <FoldedSummary checkout={checkout} /> : null}
        <div role="status">
          <Empty level={1} title={t("checkout.state.uncertain.title")} text={t("checkout.state.uncertain.text")}>
            {placing === "given-up" ? (
              <Button onClick={() => send({ type: "retry.wanted" })}>{t("shop.failed.retry")}</Button>
            ) : null}
          </Empty>
        </div>
      </div>
      {checkout ? <Summary checkout={checkout} /> : null}
    </div>
  )
}
