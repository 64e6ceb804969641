import { useSyncExternalStore } from "react"
import { type Consent, consentIn } from "#core/tracking/consent.ts"
import { useShop } from "../shop/shop.tsx"

const changed = "shop.consent"

/** This browser's answer, and how to give another one; it holds in every tab. D-72. */
export const useConsent = (): readonly [consent: Consent | undefined, choose: (answer: Consent) => void] => {
  const { consent: store, tracked } = useShop().local
  const consent = useSyncExternalStore(
    (listen) => {
      addEventListener(changed, listen)
      const stop = store.watch?.(listen)
      return () => {
        removeEventListener(changed, listen)
        stop?.()
      }
    },
    () => consentIn(store),
    () => undefined
  )
  return [
    consent,
    (answer) => {
      store.write(answer)
      if (answer === "no") tracked.clear()
      dispatchEvent(new Event(changed))
    }
  ]
}
