import { useSyncExternalStore } from "react"
import { type Consent, consentIn, consentText } from "#core/tracking/consent.ts"
import { useShop } from "../shop/shop.tsx"
import { forgetNotes } from "./noted.ts"

const changed = "shop.consent"

/** This browser's answer, and how to give another one; it holds in every tab. D-72. */
export const useConsent = (): readonly [consent: Consent | undefined, choose: (answer: Consent) => void] => {
  const { chrome, local } = useShop()
  const { consent: store, tracked } = local
  const { privacy } = chrome.shop
  const consent = useSyncExternalStore(
    (listen) => {
      const hear = () => {
        // What was done before the answer is not meant by it.
        forgetNotes()
        listen()
      }
      addEventListener(changed, hear)
      const stop = store.watch?.(hear)
      return () => {
        removeEventListener(changed, hear)
        stop?.()
      }
    },
    () => consentIn(store, privacy),
    () => undefined
  )
  return [
    consent,
    (answer) => {
      store.write(consentText(answer, privacy ?? ""))
      if (answer === "no") tracked.clear()
      dispatchEvent(new Event(changed))
    }
  ]
}
