import { useSelector } from "@xstate/react"
import { useCallback, useEffect, useState } from "react"
import { accountMachineOver } from "#core/account/account.machine.ts"
import { viewAccount } from "#core/account/account.view.ts"
import { emptyAccountDraft } from "#core/account/account-draft.ts"
import { codeMemoryIn } from "#core/account/otp/persisted-codes.rule.ts"
import { lazyEffects } from "#core/kernel/lazy-effects.ts"
import type { Wish } from "#core/overlays/overlay.ts"
import type { ShopPorts } from "#core/shop/ports.ts"
import { Sheet } from "../../kit/overlay/Sheet.tsx"
import { useTexts } from "../../messages/useTexts.ts"
import { useWords } from "../../messages/useWords.ts"
import { useScreenActor, useShop } from "../../shop/shop.tsx"
import { useView } from "../../shop/useView.ts"
import * as css from "../Account.css.ts"
import { persistedAccountDraft } from "../persisted-account.ts"
import { nothingLeft } from "../stored-draft.ts"
import { useArrival } from "../useArrival.ts"
import { useStoredDraft } from "../useStoredDraft.ts"
import { draftToOpen, leaveWaiting } from "../waiting-draft.ts"
import { AccountPanels } from "./AccountPanels.tsx"
import type { PanelHandlers } from "./LoginPanel.tsx"

const titles = {
  login: "account.login.title",
  code: "account.phone.codeTitle",
  coding: "account.code.title",
  register: "account.register.title",
  forgot: "account.forgot.title",
  quick: "account.quick.title",
  store: "account.store.title"
} as const

/**
 * Every way in, in one dialog; what was typed survives a reload. Closes once the viewer is a member, also by a login
 * in another tab, or by one that was answered while the page was loading again. Specification 2, Modals: account; D-11.
 */
export const AccountDialog = ({ wish, onClose }: { readonly wish: Wish; readonly onClose: () => void }) => {
  useTexts("account", "field", "failure")
  const { t } = useWords()
  const { ports, loadPort, local, account, now } = useShop()
  const [start] = useState(() => {
    const [returned, draft] = [account.returned(), draftToOpen(local, now())]
    // Another log-in than the one that was asked for because of it: what was pressed before is not this person's wish. D-11.
    if (!("at" in wish) && returned === undefined && draft === undefined) local.wish.clear()
    return {
      returned,
      draft: draft ?? emptyAccountDraft,
      memory: codeMemoryIn(local.codes, local.codeTickets, now),
      port: lazyEffects(() => loadPort("account")),
      at: now()
    }
  })
  const actor = useScreenActor(
    ({ account: codes, toggles }: ShopPorts) => accountMachineOver(codes, toggles, start.memory),
    ports,
    { draft: start.draft, at: start.at }
  )
  const [view, send] = useView(actor, viewAccount)
  const otp = useSelector(actor, ({ children }) => children.otp)
  const arrive = useArrival(wish)
  useStoredDraft(actor, local.accountDraft, persistedAccountDraft, nothingLeft)
  useEffect(
    () => () => {
      const { status, context } = actor.getSnapshot()
      if (status !== "done" && account.viewer().kind !== "member") leaveWaiting(context.draft, local, now())
    },
    [actor, account, local, now]
  )
  useEffect(() => void account.forgetReturned(), [account])
  useEffect(() => {
    const done = actor.subscribe(({ output, context: { draft } }) => {
      if (output === undefined) return
      void arrive(output, ["register", "quick", "store"].includes(draft.panel)).then(onClose)
    })
    return () => done.unsubscribe()
  }, [actor, onClose, arrive])
  useEffect(() => {
    const asked = wish.kind === "again" ? account.viewer() : undefined
    const closeForMember = () => {
      const viewer = account.viewer()
      // A login of this dialog itself closes it after the arrival.
      if (viewer.kind === "member" && viewer !== asked && actor.getSnapshot().status === "active") onClose()
    }
    closeForMember()
    return account.subscribe(closeForMember)
  }, [account, actor, wish, onClose])
  const onPanel = useCallback<PanelHandlers["onPanel"]>((panel) => send({ type: "panel.wanted", panel }), [send])
  const onSignedIn = useCallback<PanelHandlers["onSignedIn"]>(
    (signedIn) => send({ type: "signed.in", signedIn }),
    [send]
  )
  return (
    <Sheet
      open
      title={
        view.panel === "login" && wish.kind !== "account" ? t(`account.wish.${wish.kind}.title`) : t(titles[view.panel])
      }
      isUnasked={wish.kind === "again"}
      onClose={onClose}
    >
      <div className={css.panel}>
        <AccountPanels
          wish={wish}
          view={view}
          send={send}
          start={start}
          otp={otp}
          onPanel={onPanel}
          onSignedIn={onSignedIn}
          onClose={onClose}
        />
      </div>
    </Sheet>
  )
}
