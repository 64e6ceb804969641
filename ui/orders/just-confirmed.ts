import { useEffect } from "react"
import type { OrderCode } from "#core/orders/order.ts"

/** The order whose transfer this page has just confirmed. */
let confirmed: OrderCode | undefined

/** Notes that a transfer for this order was confirmed: the order is shown from its top next. */
export const noteConfirmed = (code: OrderCode): void => {
  confirmed = code
}

/** Shows an order that was just confirmed from its top, where its new state stands; Back would find the height one left. Rule 59. */
export const useTopIfConfirmed = (code: OrderCode): void =>
  useEffect(() => {
    if (confirmed !== code) return
    confirmed = undefined
    scrollTo({ top: 0, behavior: "instant" })
  }, [code])
