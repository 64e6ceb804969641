import { Button } from "../kit/Button.tsx"
import { Empty } from "../kit/Empty.tsx"
import { useWords } from "../messages/useWords.ts"
import type { CheckoutProps } from "./useCheckout.ts"

/** The answer was lost: the shop is asked, and nothing is ordered twice. Machines 4. */
export const Uncertain = ({ view, send }: CheckoutProps) => {
  const { t } = useWords()
  return (
    <div role="status">
      <Empty level={1} title={t("checkout.state.uncertain.title")} text={t("checkout.state.uncertain.text")}>
        {view.placing === "given-up" ? (
          <Button onClick={() => send({ type: "retry.wanted" })}>{t("shop.failed.retry")}</Button>
        ) : null}
      </Empty>
    </div>
  )
}
