import type { OrderCode } from "#core/orders/order.ts"
import { LinkButton } from "../kit/Button.tsx"
import { useWords } from "../messages/useWords.ts"

/** Leads from a form of an order to its page. */
export const OrderLink = ({ code }: { readonly code: OrderCode }) => {
  const { t } = useWords()
  return (
    <LinkButton to={`/orders/${code}`} look="secondary" size="small">
      {t("orders.title", { code })}
    </LinkButton>
  )
}
