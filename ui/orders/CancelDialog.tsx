import { formatRupiah, rupiah } from "#core/kernel/money.ts"
import { cancelReasons } from "#core/orders/order.ts"
import type { OrderPageView } from "#core/orders/order-page.view.ts"
import { givenBack } from "#core/orders/points/given-back.rule.ts"
import { Button } from "../kit/Button.tsx"
import { focusProblem } from "../kit/form/focus-problem.ts"
import { Option, Options } from "../kit/form/Options.tsx"
import { SafeButton } from "../kit/overlay/SafeButton.tsx"
import { Sheet } from "../kit/overlay/Sheet.tsx"
import { Text } from "../kit/text/Text.tsx"
import { useWords } from "../messages/useWords.ts"
import type { Send } from "./OrderActions.tsx"

/** Calling an order off: why, and the way back first. D-62; rule 52. */
export const CancelDialog = ({
  view,
  send,
  onClose
}: {
  readonly view: OrderPageView
  readonly send: Send
  readonly onClose: () => void
}) => {
  const { t } = useWords()
  const { state, amount = rupiah(0) } = view.order?.payment ?? {}
  const given = view.order ? givenBack(view.order, view.key === "") : undefined
  const ended = t(
    state === "paid"
      ? "orders.cancel.textPaid"
      : state === "review"
        ? "orders.cancel.textReview"
        : "orders.cancel.text",
    { amount: formatRupiah(state === "paid" ? view.returned : amount) }
  )
  const text = given ? `${ended} ${t(`orders.cancel.back.${given}`)}` : ended
  const confirm = () => {
    send({ type: "cancel.confirmed" })
    focusProblem()
  }
  return (
    <Sheet
      open
      title={t("orders.cancel.title")}
      about={text}
      onClose={onClose}
      foot={
        <>
          <SafeButton onClick={onClose}>{t("orders.cancel.keep")}</SafeButton>
          <Button whole busy={view.busy === "cancelling"} onClick={confirm}>
            {t("orders.cancel.do")}
          </Button>
        </>
      }
    >
      <Text>{text}</Text>
      <Options
        legend={t("orders.cancel.reason")}
        error={view.isReasonMissing ? t("orders.cancel.reasonMissing") : undefined}
      >
        {cancelReasons.map((reason) => (
          <Option
            key={reason}
            name="reason"
            value={reason}
            chosen={view.reason === reason}
            title={t(`orders.cancel.${reason}`)}
            onChoose={() => send({ type: "reason.chosen", reason })}
          />
        ))}
      </Options>
    </Sheet>
  )
}
