import { useNavigate } from "react-router-dom"
import type { OrderCode } from "#core/orders/order.ts"
import { LinkButton } from "../kit/Button.tsx"
import { useWords } from "../messages/useWords.ts"

/** State of an entry of the history that the page of the order led to: the entry before it is that page. */
export interface ConfirmState {
  readonly fromOrder?: boolean
}

/** Leads to the form "I have transferred"; after it is sent, the form goes back instead of adding the order once more. */
export const ConfirmLink = ({ code, isAgain }: { readonly code: OrderCode; readonly isAgain: boolean }) => {
  const { t } = useWords()
  const navigate = useNavigate()
  const to = `/orders/${code}/confirm-payment`
  return (
    <LinkButton
      to={to}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        void navigate(to, { state: { fromOrder: true } satisfies ConfirmState })
      }}
    >
      {t(isAgain ? "orders.pay.confirmAgain" : "orders.pay.confirm")}
    </LinkButton>
  )
}
