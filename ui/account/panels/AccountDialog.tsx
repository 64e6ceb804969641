import { useSelector } from "@xstate/react"
import { useCallback, useEffect, useState } from "react"
import { type AccountDialogPort, accountMachineOver, lazyDialogPort } from "#core/account/account.machine.ts"
import { viewAccount } from "#core/account/account.view.ts"
import { emptyAccountDraft } from "#core/account/account-draft.ts"
import { codeMemoryIn } from "#core/account/otp/persisted-codes.rule.ts"
import type { Wish } from "#core/overlays/overlay.ts"
import { useScreenActor, useShop } from "../../app/shop.tsx"
import { useView } from "../../app/useView.ts"
import { Sheet } from "../../kit/overlay/Sheet.tsx"
import { useTexts } from "../../messages/useTexts.ts"
import { useWords } from "../../messages/useWords.ts"
import * as css from "../Account.css.ts"
import { accountDraftIn, persistedAccountDraft } from "../persisted-account.ts"
import { useArrival } from "../useArrival.ts"
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
 * Every way in, in one dialog; what was typed survives a reload. Closes once the visitor is a member, also by a login
 * in another tab, or by one that was answered while the page was loading again. Specification 2, Modals: account; D-11.
 */
export const AccountDialog = ({ wish, onClose }: { readonly wish: Wish; readonly onClose: () => void }) => {
  useTexts("account", "field", "failure")
  const { t } = useWords()
  const { loadPorts, local, account, now } = useShop()
  const [start] = useState(() => ({
    returned: account.returned(),
    draft: accountDraftIn(local.accountDraft.read()) ?? emptyAccountDraft,
    memory: codeMemoryIn(local.codes, local.codeTickets, now),
    port: lazyDialogPort(loadPorts),
    at: now()
  }))
  const actor = useScreenActor((given: AccountDialogPort) => accountMachineOver(given, start.memory), start.port, {
    draft: start.draft,
    at: start.at
  })
  const [view, send] = useView(actor, viewAccount)
  const otp = useSelector(actor, ({ children }) => children.otp)
  const arrive = useArrival(wish)
  // However it is closed but by a reload: what was typed is over.
  useEffect(() => () => local.accountDraft.clear(), [local])
  useEffect(() => void account.forgetReturned(), [account])
  useEffect(() => {
    const kept = actor.on("draft.changed", ({ draft }) => local.accountDraft.write(persistedAccountDraft(draft)))
    const done = actor.subscribe(({ output, context: { draft } }) => {
      if (output === undefined) return
      void arrive(output, ["register", "quick", "store"].includes(draft.panel)).then(onClose)
    })
    return () => {
      kept.unsubscribe()
      done.unsubscribe()
    }
  }, [actor, local, onClose, arrive])
  useEffect(() => {
    const asked = wish.kind === "again" ? account.visitor() : undefined
    const closeForMember = () => {
      const visitor = account.visitor()
      // A login of this dialog itself closes it after the arrival.
      if (visitor.kind === "member" && visitor !== asked && actor.getSnapshot().status === "active") onClose()
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
        view.panel === "login" && wish.kind !== "account" ? t(`shop.wish.${wish.kind}.title`) : t(titles[view.panel])
      }
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
