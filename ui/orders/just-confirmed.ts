import { useEffect, useRef } from "react"
import type { Order, OrderCode } from "#core/orders/order.ts"
import type { OrderPageView } from "#core/orders/order-page.view.ts"

/** The order whose transfer this page has just confirmed. */
let confirmed: OrderCode | undefined

/** Notes that a transfer for this order was confirmed: the order is shown from its top next. */
export const noteConfirmed = (code: OrderCode): void => {
  confirmed = code
}

/** The new state and its money stand at the top of the page. Rule 59; decision 0074. */
const showTop = (): void => scrollTo({ top: 0, behavior: "instant" })

/** Shows a just confirmed order from its top with the new state; Back would restore the height one left. Rule 59. */
export const useTopIfConfirmed = (code: OrderCode): void =>
  useEffect(() => {
    if (confirmed !== code) return
    confirmed = undefined
    showTop()
  }, [code])

/** Shows an order from its top once its buyer has cancelled it here, also if the answer was lost and read afterwards. */
export const useTopIfCancelled = ({ status }: Pick<Order, "status">, busy: OrderPageView["busy"]): void => {
  const isPressed = useRef(false)
  useEffect(() => {
    if (busy === "cancelling") isPressed.current = true
    if (busy !== null) return
    if (isPressed.current && status === "cancelled") showTop()
    isPressed.current = false
  }, [busy, status])
}
