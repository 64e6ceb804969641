import { useEffect, useState } from "react"
import { useLocation } from "react-router-dom"
import { popupPlace } from "#core/banners/popup-place.rule.ts"
import { lazyPort } from "#core/kernel/port-actors.ts"
import type { Consent } from "#core/tracking/consent.ts"
import type { TrackedQueue } from "#core/tracking/queue.usecases.ts"
import { trackingMachineOver } from "#core/tracking/tracking.machine.ts"
import { viewTracking } from "#core/tracking/tracking.view.ts"
import { useTexts } from "../messages/useTexts.ts"
import { useScreenActor, useShop } from "../shop/shop.tsx"
import { useTouched } from "../shop/useTouched.ts"
import { useHasTurn } from "../shop/useTurn.ts"
import { useView } from "../shop/useView.ts"
import { ConsentCard } from "./ConsentCard.tsx"
import { useConsent } from "./consent.ts"
import { takeNotes } from "./noted.ts"
import { type PageAt, useCounting } from "./useCounting.ts"

/** While the server draws, nothing is counted. */
const noQueue = () => new Promise<TrackedQueue>(() => {})

/** Counts what is done here after its viewer agreed, and asks as long as there is no answer. Specification 2, 7 and 9; D-72. */
export const Tracking = ({ pageAt }: { readonly pageAt: PageAt }) => {
  useTexts("tracking")
  const { loadTracked = noQueue } = useShop()
  const [consent, choose] = useConsent()
  const [port] = useState(() => lazyPort<TrackedQueue>(loadTracked))
  const [{ isAsked, isOn }, send] = useView(useScreenActor(trackingMachineOver, port, { consent }), viewTracking)
  useEffect(() => {
    if (consent !== undefined) send({ type: consent === "yes" ? "consent.given" : "consent.refused" })
  }, [consent, send])
  useEffect(() => takeNotes((noted) => send({ type: "event.noted", noted })), [send])
  useEffect(() => {
    const [lost, returned] = [() => send({ type: "connection.lost" }), () => send({ type: "connection.returned" })]
    if (!navigator.onLine) lost()
    addEventListener("offline", lost)
    addEventListener("online", returned)
    return () => {
      removeEventListener("offline", lost)
      removeEventListener("online", returned)
    }
  }, [send])
  useCounting(pageAt, isOn, loadTracked)
  return isAsked ? <Question onAnswer={choose} /> : null
}

/** Asks where and when popups may come, and never beside one. Rule 55; D-49b. */
const Question = ({ onAnswer }: { readonly onAnswer: (answer: Consent) => void }) => {
  const { pathname } = useLocation()
  const mayAsk = popupPlace(pathname) !== undefined
  const isDue = useTouched(mayAsk)
  return useHasTurn("consent", mayAsk && isDue) ? <ConsentCard onAnswer={onAnswer} /> : null
}
