import { useEffect, useRef, useState } from "react"
import { useLocation } from "react-router-dom"
import { popupPlace } from "#core/banners/popup-place.rule.ts"
import { type InstallInput, installMachine } from "#core/install/install.machine.ts"
import { installFactsIn, installFactsText, isOrderPage, withPage } from "#core/install/install.rule.ts"
import { viewInstall } from "#core/install/install.view.ts"
import { sharesToHome } from "#core/install/ways.rule.ts"
import { useCovering } from "../banners/useCovering.ts"
import { useScreenActor, useShop } from "../shop/shop.tsx"
import { useTouched } from "../shop/useTouched.ts"
import { useTurn } from "../shop/useTurn.ts"
import { useView } from "../shop/useView.ts"
import { useConsent } from "../tracking/consent.ts"
import { useAppNews } from "./app-news.ts"
import { InstallCard } from "./InstallCard.tsx"
import { isInstalled } from "./installed.ts"

const machine = () => installMachine()

/** Offers to put the shop on the home screen: after the second visit or an order, and never beside a question. D-74; D-49b. */
export const InstallOffer = () => {
  const { local, now } = useShop()
  const [input] = useState((): InstallInput => {
    const facts = withPage(installFactsIn(local.install.read()), now())
    return { facts, way: sharesToHome(navigator) ? "share" : null, at: now() }
  })
  useEffect(() => local.install.write(installFactsText(input.facts)), [local, input])
  return isInstalled() ? null : <Offer input={input} />
}

const Offer = ({ input }: { readonly input: InstallInput }) => {
  const { local } = useShop()
  const { pathname } = useLocation()
  const { prompt } = useAppNews() ?? {}
  const [consent] = useConsent()
  const actor = useScreenActor(machine, undefined, input)
  const [{ way, wantsTurn }, send] = useView(actor, viewInstall)
  const isPlace = popupPlace(pathname) !== undefined
  // The question about visits comes first.
  const begun = useTouched(isPlace) && isPlace && consent !== undefined
  useEffect(() => send({ type: begun ? "place.entered" : "place.left" }), [begun, send])
  useEffect(() => {
    if (prompt) send({ type: "way.found", way: "prompt" })
  }, [prompt, send])
  useEffect(() => {
    const installed = () => send({ type: "app.installed" })
    addEventListener("appinstalled", installed)
    return () => removeEventListener("appinstalled", installed)
  }, [send])
  useEffect(() => {
    if (!isOrderPage(pathname)) return
    send({ type: "order.seen" })
    local.install.write(installFactsText({ ...installFactsIn(local.install.read()), hasOrdered: true }))
  }, [pathname, local, send])
  useEffect(() => {
    const rest = actor.on("rest.begun", ({ until }) =>
      local.install.write(installFactsText({ ...installFactsIn(local.install.read()), restsUntil: until }))
    )
    const ask = actor.on("prompt.wanted", () => {
      const answer = (accepted: boolean) => send({ type: "prompt.answered", accepted })
      void Promise.all([prompt?.prompt(), prompt?.userChoice]).then(
        ([, choice]) => answer(choice?.outcome === "accepted"),
        () => answer(false)
      )
    })
    return () => {
      rest.unsubscribe()
      ask.unsubscribe()
    }
  }, [actor, local, prompt, send])
  useTurn("install", wantsTurn, send)
  const card = useRef<HTMLElement>(null)
  const isCovering = useCovering(card, way === null ? 0 : 1)
  return way === null ? null : <InstallCard ref={card} way={way} isAway={isCovering} onPress={send} />
}
