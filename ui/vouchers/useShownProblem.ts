import { useLayoutEffect } from "react"
import { useCart } from "../cart/useCart.ts"

/** A problem of a voucher goes with what shows it: nothing else on the way to the order repeats it. */
export const useShownProblem = (isShown: boolean): void => {
  const [, tell] = useCart()
  // Before the next picture: another place would say it for a moment.
  useLayoutEffect(() => (isShown ? () => tell({ type: "voucher-problem.dismissed" }) : undefined), [isShown, tell])
}
