import { useCallback } from "react"
import { useSearchParams } from "react-router-dom"
import type { CheckoutStep } from "#core/checkout/checkout.ts"

/** Returns the address of a step of the same checkout: the line that is bought alone stays in it. D-5, D-25c. */
export const useStepAddress = (): ((step: CheckoutStep) => string) => {
  const [asked] = useSearchParams()
  const only = asked.get("lines")
  return useCallback(
    (step) => `/order?step=${step}${only === null ? "" : `&lines=${encodeURIComponent(only)}`}`,
    [only]
  )
}
