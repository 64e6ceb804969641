import { useState } from "react"
import type { CheckoutView } from "#core/checkout/checkout.view.ts"
import { Button } from "../kit/Button.tsx"
import { Alert } from "../kit/text/Alert.tsx"
import { useOnline } from "../kit/useOnline.ts"
import { useWords } from "../messages/useWords.ts"
import * as css from "./Checkout.css.ts"
import type { CheckoutController } from "./useCheckout.ts"

/**
 * Shows on every step that there is no connection, or that the shop does not answer: it stays in view wherever the
 * shopper presses, and disappears when that is over. Announced once, and again with every press that needs the shop.
 *
 * @param presses how many such presses there were
 */
export const ConnectionTrouble = ({
  view,
  presses,
  send
}: {
  readonly view: CheckoutView
  readonly presses: number
  readonly send: CheckoutController
}) => {
  const { t } = useWords()
  const online = useOnline()
  const isUnsent = useUnsent(view)
  if (online && !isUnsent) return null
  return (
    <div className={css.connection} key={`${online} ${presses}`}>
      {online ? (
        <Alert look="warning" alert>
          {t("failure.Unavailable")}
          <Button look="secondary" size="small" onClick={() => send({ type: "retry.wanted" })}>
            {t("shop.failed.retry")}
          </Button>
        </Alert>
      ) : (
        <Alert look="warning" alert>
          {t("checkout.state.offline")}
        </Alert>
      )}
    </div>
  )
}

/** Whether choices could not be sent, also while they are sent again: it is not announced again with every try. */
const useUnsent = ({ unsent, saving }: CheckoutView): boolean => {
  const [isUnsent, setUnsent] = useState(unsent)
  const now = unsent || (isUnsent && saving)
  if (now !== isUnsent) setUnsent(now)
  return now
}
