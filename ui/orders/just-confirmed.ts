import { useEffect } from "react"
import type { OrderCode } from "#core/orders/order.ts"

/** The order whose transfer this page has just confirmed. */
let confirmed: OrderCode | undefined

/** Notes that a transfer for this order was confirmed: the order is shown from its top next. */
export const noteConfirmed = (code: OrderCode): void => {
  confirmed = code
}

/** Shows a just confirmed order from its top with the new state; Back would restore the height one left. Rule 59. */
export const useTopIfConfirmed = (code: OrderCode): void =>
  useEffect(() => {
    if (confirmed !== code) return
    confirmed = undefined
    scrollTo({ top: 0, behavior: "instant" })
  }, [code])
