import { useSelector } from "@xstate/react"
import { useEffect, useState } from "react"
import { useLocation, useNavigate } from "react-router-dom"
import { type ForgottenCalls, passwordMachineOver } from "#core/account/credentials/password.machine.ts"
import { viewPassword } from "#core/account/credentials/password.view.ts"
import type { CodeMemory, OtpCallsPort } from "#core/account/otp/otp.types.ts"
import type { Toggles } from "#core/toggles/toggles.ts"
import { useAppActor, useScreenActor, useShop } from "../../shop/shop.tsx"
import { useView } from "../../shop/useView.ts"
import { forgottenIn, forgottenText, newPasswordPath, resetIn, resetText } from "../persisted-account.ts"
import { useStoredDraft } from "../useStoredDraft.ts"
import { forgottenLeft } from "../waiting-draft.ts"
import type { PanelHandlers } from "./LoginPanel.tsx"

/** What a forgotten password begins with, and where it leads. */
export interface ForgottenProps extends Pick<PanelHandlers, "onPanel"> {
  readonly port: ForgottenCalls & OtpCallsPort
  readonly memory: CodeMemory
  readonly toggles: Toggles
  readonly start: { readonly email: string; readonly phone: string; readonly phoneCode: string }
  /** Page after the login; absent: back to this page. */
  readonly next: string | undefined
  /** The dialog closes for the page of a new password below it. */
  readonly onLeave: () => void
}

/** A forgotten password, which goes on after a reload and leads to the page of a new one. Specification 5; D-9. */
export const useForgotten = ({ port, memory, toggles, start, next, onPanel, onLeave }: ForgottenProps) => {
  const { local, now } = useShop()
  const notices = useAppActor("notices")
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const [input] = useState(() => {
    const left = forgottenIn(local.forgotten.read())
    if (left === undefined) return { ...start, toggles }
    const { email, phone, phoneCode } = left
    return { email, phone, phoneCode, toggles, resumed: { ...left, at: now() } }
  })
  const actor = useScreenActor((given: typeof port) => passwordMachineOver(given, memory), port, input)
  const [view, send] = useView(actor, viewPassword)
  const otp = useSelector(actor, ({ children }) => children.otp)
  useStoredDraft(actor, local.forgotten, forgottenText, forgottenLeft)
  useEffect(() => {
    const done = actor.subscribe(({ output }) => {
      if (output === undefined) return
      if (output.kind === "token") {
        const isHere = pathname === newPasswordPath
        const to = isHere ? resetIn(local.resetToken.read())?.next : (next ?? pathname + search)
        local.resetToken.write(resetText({ token: output.token, next: to ?? "/" }))
        void navigate(newPasswordPath, { replace: isHere })
        // Another page closes the dialog once it is drawn: until then a session that has ended keeps its form on screen.
        if (isHere) onLeave()
        return
      }
      if (output.failure !== null)
        notices.send({
          type: "notice.posted",
          notice: { kind: "error", text: "notices.codesUsedUp" },
          at: now()
        })
      onPanel("login")
    })
    return () => done.unsubscribe()
  }, [actor, local, navigate, next, notices, now, onLeave, onPanel, pathname, search])
  return { view, send, otp }
}
