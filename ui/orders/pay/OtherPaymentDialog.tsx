import type { OrderPageView } from "#core/orders/order-page.view.ts"
import { givenBack } from "#core/orders/points/given-back.rule.ts"
import { Button } from "../../kit/Button.tsx"
import { SafeButton } from "../../kit/overlay/SafeButton.tsx"
import { Sheet } from "../../kit/overlay/Sheet.tsx"
import { Text } from "../../kit/text/Text.tsx"
import { useWords } from "../../messages/useWords.ts"
import type { Send } from "../OrderActions.tsx"

/** Paying in another way makes another order: what becomes of this one is said first. D-56; rule 52. */
export const OtherPaymentDialog = ({ view, send }: { readonly view: OrderPageView; readonly send: Send }) => {
  const { t } = useWords()
  const given = view.order ? givenBack(view.order, view.key === "") : undefined
  const text = given ? `${t("orders.other.text")} ${t(`orders.cancel.back.${given}`)}` : t("orders.other.text")
  const close = () => send({ type: "otherPayment.dropped" })
  return (
    <Sheet
      open
      title={t("orders.other.title")}
      about={text}
      onClose={close}
      foot={
        <>
          <SafeButton onClick={close}>{t("orders.cancel.keep")}</SafeButton>
          <Button whole busy={view.busy === "reopening"} onClick={() => send({ type: "otherPayment.confirmed" })}>
            {t("orders.other.do")}
          </Button>
        </>
      }
    >
      <Text>{text}</Text>
    </Sheet>
  )
}
