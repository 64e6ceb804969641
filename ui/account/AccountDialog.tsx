import { useSelector } from "@xstate/react"
import { useCallback, useEffect, useState } from "react"
import { type AccountDialogPort, accountMachineOver, lateDialogPort } from "#core/account/account.machine.ts"
import { type AccountView, viewAccount } from "#core/account/account.view.ts"
import { emptyAccountDraft } from "#core/account/account-draft.ts"
import { codeMemoryIn } from "#core/account/kept-codes.rule.ts"
import type { Returned } from "#core/account/login.machine.ts"
import type { Wish } from "#core/overlays/overlay.ts"
import { useShop, useVisitor } from "../app/shop.tsx"
import { useView } from "../app/useView.ts"
import { Sheet } from "../kit/Sheet.tsx"
import { Told } from "../kit/Told.tsx"
import { useTexts } from "../messages/useTexts.ts"
import { useWords } from "../messages/useWords.ts"
import * as css from "./Account.css.ts"
import { CodePanel } from "./CodePanel.tsx"
import { ForgotPanel } from "./ForgotPanel.tsx"
import { accountDraftIn, keptAccountDraft } from "./kept-account.ts"
import { LoginPanel, type PanelHands } from "./LoginPanel.tsx"
import { OtpPanel } from "./OtpPanel.tsx"
import { Providers } from "./Providers.tsx"
import { QuickPanel } from "./QuickPanel.tsx"
import { RegisterPanel } from "./RegisterPanel.tsx"
import { useArrival } from "./useArrival.ts"

const titles = {
  login: "account.login.title",
  code: "account.phone.codeTitle",
  coding: "account.code.title",
  register: "account.register.title",
  forgot: "account.forgot.title",
  quick: "account.quick.title"
} as const

/** Every way in, in one dialog; what was typed survives a reload. Specification 2, Modals: account; D-11. */
export const AccountDialog = ({ wish, onClose }: { readonly wish: Wish; readonly onClose: () => void }) => {
  useTexts("account", "field", "failure")
  const { t } = useWords()
  const { loadPorts, local, account, now } = useShop()
  const [start] = useState(() => ({
    returned: account.returned(),
    draft: accountDraftIn(local.accountDraft.read()) ?? emptyAccountDraft,
    memory: codeMemoryIn(local.codes, local.codeTickets, now),
    port: lateDialogPort(loadPorts),
    at: now()
  }))
  const actor = useVisitor((given: AccountDialogPort) => accountMachineOver(given, start.memory), start.port, {
    draft: start.draft,
    at: start.at
  })
  const [view, send] = useView(actor, viewAccount)
  const otp = useSelector(actor, ({ children }) => children.otp)
  const arrive = useArrival(wish)
  // However it is closed but by a reload: what was typed is over.
  useEffect(() => () => local.accountDraft.clear(), [local])
  useEffect(() => account.forgetReturned(), [account])
  useEffect(() => {
    const kept = actor.on("draft.changed", ({ draft }) => local.accountDraft.write(keptAccountDraft(draft)))
    const done = actor.subscribe(({ output, context: { draft } }) => {
      if (output === undefined) return
      void arrive(output, draft.panel === "register" || draft.panel === "quick").then(onClose)
    })
    return () => {
      kept.unsubscribe()
      done.unsubscribe()
    }
  }, [actor, local, onClose, arrive])
  const onPanel = useCallback<PanelHands["onPanel"]>((panel) => send({ type: "panel.wanted", panel }), [send])
  const onSignedIn = useCallback<PanelHands["onSignedIn"]>((signedIn) => send({ type: "signed.in", signedIn }), [send])
  const by = view.by === "phone" ? "email" : "phone"
  const otherWay = {
    kind: by,
    onChoose: () => {
      otp?.send({ type: "code.declined", at: now() })
      send({ type: "draft.typed", draft: { by } })
    }
  } as const
  return (
    <Sheet
      open
      title={
        view.panel === "login" && wish.kind !== "account" ? t(`shop.wish.${wish.kind}.title`) : t(titles[view.panel])
      }
      onClose={onClose}
    >
      <div className={css.panel}>
        {view.panel === "login" ? (
          <>
            <p className={css.lead}>{t(`shop.wish.${wish.kind}.text`)}</p>
            {start.returned === "refused" ? <Told look="danger">{t("account.login.turnedBack")}</Told> : null}
            <Providers google={view.google} facebook={view.facebook} />
            <LoginPanel
              identifier={view.identifier}
              returned={returnedOf(start.returned)}
              onType={(identifier) => send({ type: "draft.typed", draft: { identifier } })}
              onPanel={onPanel}
              onSignedIn={onSignedIn}
            />
            <NoAccountYet onPanel={onPanel} />
          </>
        ) : null}
        {view.panel === "code" ? (
          <CodePanel
            view={view}
            onType={(draft) =>
              send({
                type: "draft.typed",
                // An address typed for the password serves here as well.
                draft: draft.by === "email" && view.email === "" ? { ...draft, email: emailIn(view) } : draft
              })
            }
            onSend={() => send({ type: "code.wanted" })}
            onPanel={onPanel}
          />
        ) : null}
        {view.panel === "coding" && otp ? <OtpPanel actor={otp} other={otherWay} /> : null}
        {view.panel === "register" ? (
          <RegisterPanel
            port={start.port}
            memory={start.memory}
            toggles={view.toggles}
            onPanel={onPanel}
            onSignedIn={onSignedIn}
          />
        ) : null}
        {view.panel === "quick" ? (
          <QuickPanel phone={view.phone} phoneCode={view.phoneCode} onPanel={onPanel} onSignedIn={onSignedIn} />
        ) : null}
        {view.panel === "forgot" ? (
          <ForgotPanel
            port={start.port}
            memory={start.memory}
            toggles={view.toggles}
            start={{ email: view.email || emailIn(view), phone: view.phone, phoneCode: view.phoneCode }}
            onPanel={onPanel}
            onLeave={onClose}
          />
        ) : null}
      </div>
    </Sheet>
  )
}

const NoAccountYet = ({ onPanel }: Pick<PanelHands, "onPanel">) => {
  const { t } = useWords()
  return (
    <p className={css.foot}>
      {t("account.login.noAccount")}{" "}
      <button type="button" className={css.link} onClick={() => onPanel("register")}>
        {t("account.login.register")}
      </button>
    </p>
  )
}

const returnedOf = (returned: Returned | "refused" | undefined): Returned | null =>
  returned === undefined || returned === "refused" ? null : returned

const emailIn = ({ identifier }: AccountView): string => (identifier.includes("@") ? identifier : "")
