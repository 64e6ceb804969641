import { useEffect, useState, useSyncExternalStore } from "react"
import { useLocation } from "react-router-dom"
import { readEgiftCode } from "#core/orders/egift/egift-code.rule.ts"
import { giftPath } from "#core/orders/egift/egift-links.ts"
import { receivedEgiftMachineOver } from "#core/orders/egift/received-egift.machine.ts"
import { viewReceivedEgift } from "#core/orders/egift/received-egift.view.ts"
import { useMember } from "../account/useMember.ts"
import { Page } from "../kit/text/Grid.tsx"
import { useWords } from "../messages/useWords.ts"
import { Head } from "../shop/Head.tsx"
import { useAppActor, useScreenActor, useShop } from "../shop/shop.tsx"
import { useView } from "../shop/useView.ts"
import * as css from "./Egift.css.ts"
import { GiftClosed, GiftCode } from "./GiftCode.tsx"
import { GiftEnvelope } from "./GiftEnvelope.tsx"
import { OpenedGift } from "./OpenedGift.tsx"

/** What a recipient does with an e-gift: from the link of the letter, or with its code. D-22. */
export const GiftScreen = () => {
  const { t } = useWords()
  const { hash } = useLocation()
  const { local } = useShop()
  const isLive = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false
  )
  const [stored] = useState(() => codeIn(local.giftCode.read()))
  const code = readEgiftCode(hash.slice(1)) ?? stored
  return (
    <Page>
      <Head title={t("egift.gift.title")} description={t("egift.gift.about")} noindex />
      {isLive ? <Gift key={code} code={code} /> : null}
    </Page>
  )
}

const codeIn = (stored: string | undefined): string => readEgiftCode(stored?.split(" ")[0] ?? "") ?? ""

const Gift = ({ code }: { readonly code: string }) => {
  const { ports, local, account } = useShop()
  const overlays = useAppActor("overlays")
  const viewer = useMember()
  const actor = useScreenActor(receivedEgiftMachineOver, ports.egifts, { code })
  const [view, send] = useView(actor, viewReceivedEgift)
  // A press that needs a log-in goes on after it, also if the page was reloaded meanwhile.
  const [isAwaited, setAwaited] = useState(() => local.giftCode.read() === `${code} save`)
  const ask = () => {
    local.giftCode.write(`${view.code} save`)
    setAwaited(true)
    overlays.send({ type: "overlay.opened", overlay: { kind: "login", wish: { kind: "account", next: giftPath } } })
  }
  const isMember = viewer.kind === "member"
  /** The code whose envelope was opened on this page. */
  const [openedHere, setOpenedHere] = useState("")
  useEffect(() => {
    if (!isMember || !isAwaited || view.step !== "opened" || view.busy) return
    setAwaited(false)
    local.giftCode.write(view.code)
    send({ type: "saving.wanted" })
  }, [isMember, isAwaited, view.step, view.busy, view.code, local, send])
  useEffect(() => {
    if (view.step === "sealed" || view.step === "opened")
      local.giftCode.write(isAwaited ? `${view.code} save` : view.code)
    if (view.step === "saved" || view.step === "closed") local.giftCode.clear()
  }, [view.step, view.code, isAwaited, local])
  useEffect(() => {
    void account.load().catch(() => {})
  }, [account])
  if (view.step === "typing" || view.step === "looking") return <GiftCode view={view} send={send} />
  if (view.step === "closed") return <GiftClosed view={view} send={send} />
  return (
    <div className={css.gift}>
      {view.step === "sealed" ? (
        <GiftEnvelope
          view={view}
          onOpen={() => {
            setOpenedHere(view.code)
            send({ type: "envelope.opened" })
          }}
        />
      ) : (
        <OpenedGift
          view={view}
          isFresh={openedHere === view.code}
          onSave={() => (isMember ? send({ type: "saving.wanted" }) : ask())}
          onOther={() => send({ type: "other.wanted" })}
        />
      )}
    </div>
  )
}
