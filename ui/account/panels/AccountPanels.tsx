import type { ActorRefFrom } from "xstate"
import type { AccountEvent } from "#core/account/account.machine.ts"
import type { AccountView } from "#core/account/account.view.ts"
import type { Returned } from "#core/account/login/login.machine.ts"
import type { otpMachine } from "#core/account/otp/otp.machine.ts"
import type { CodeMemory } from "#core/account/otp/otp.types.ts"
import type { Untimed } from "#core/kernel/timed.ts"
import type { Wish } from "#core/overlays/overlay.ts"
import type { ShopPorts } from "#core/shop/ports.ts"
import { useShop } from "../../shop/shop.tsx"
import { CodePanel } from "./CodePanel.tsx"
import { ForgotPanel } from "./ForgotPanel.tsx"
import type { PanelHandlers } from "./LoginPanel.tsx"
import { LoginStart } from "./LoginStart.tsx"
import { OtpPanel } from "./OtpPanel.tsx"
import { QuickPanel } from "./QuickPanel.tsx"
import { RegisterPanel } from "./RegisterPanel.tsx"
import { StorePanel } from "./StorePanel.tsx"

/** The panel that the account dialog shows now. Specification 2, Modals: account. */
export const AccountPanels = ({
  wish,
  view,
  send,
  start,
  otp,
  onPanel,
  onSignedIn,
  onClose
}: PanelHandlers & {
  readonly wish: Wish
  readonly view: AccountView
  readonly send: (event: Untimed<AccountEvent>) => void
  readonly start: {
    readonly returned: Returned | "refused" | undefined
    readonly memory: CodeMemory
    readonly port: ShopPorts["account"]
  }
  readonly otp: ActorRefFrom<ReturnType<typeof otpMachine>> | undefined
  readonly onClose: () => void
}) => {
  const { now } = useShop()
  const by = view.by === "phone" ? "email" : "phone"
  const otherWay = {
    kind: by,
    onChoose: () => {
      otp?.send({ type: "code.declined", at: now() })
      send({ type: "draft.typed", draft: { by } })
    }
  } as const
  return (
    <>
      {view.panel === "login" ? (
        <LoginStart
          wish={wish}
          view={view}
          returned={start.returned}
          onType={(identifier) => send({ type: "draft.typed", draft: { identifier } })}
          onPanel={onPanel}
          onSignedIn={onSignedIn}
        />
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
      {view.panel === "store" ? (
        <StorePanel phone={view.phone} phoneCode={view.phoneCode} onPanel={onPanel} onSignedIn={onSignedIn} />
      ) : null}
      {view.panel === "forgot" ? (
        <ForgotPanel
          port={start.port}
          memory={start.memory}
          toggles={view.toggles}
          start={{ email: view.email || emailIn(view), phone: view.phone, phoneCode: view.phoneCode }}
          next={wish.kind === "account" ? wish.next : undefined}
          onPanel={onPanel}
          onLeave={onClose}
        />
      ) : null}
    </>
  )
}

const emailIn = ({ identifier }: AccountView): string => (identifier.includes("@") ? identifier : "")
