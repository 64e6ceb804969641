import type { CartView } from "#core/cart/cart.view.ts"
import { Button } from "../kit/Button.tsx"
import { Alert } from "../kit/text/Alert.tsx"
import { useOnline } from "../kit/useOnline.ts"
import { useWords } from "../messages/useWords.ts"
import { useCart } from "./useCart.ts"

/** What the whole bag suffers from: no connection, no answer, goods of two kinds. */
export const BagState = ({ view }: { readonly view: CartView }) => {
  const { t } = useWords()
  const [, tell] = useCart()
  const online = useOnline()
  const whole = view.bag.requirements.filter(({ line, code }) => line === undefined && code !== "EMPTY")
  return (
    <>
      {!online ? (
        <Alert look="warning">
          <b>{t("cart.offline.title")}</b>
          {t(view.bag.owner === "member" ? "cart.offline.member" : "cart.offline.text")}
        </Alert>
      ) : view.offline || view.step === "stale" ? (
        <Alert look="warning">
          {t("cart.stale")}
          <Button look="secondary" size="small" onClick={() => tell({ type: "connection.returned" })}>
            {t("cart.retry")}
          </Button>
        </Alert>
      ) : null}
      {whole.map(({ code, values }) => (
        <Alert key={code} look="warning">
          {t(`cart.requirement.${code}`, values)}
        </Alert>
      ))}
    </>
  )
}
