import { useEffect } from "react"
import type { Notice } from "#core/notices/notice.ts"
import { useAppActor, useShop } from "../shop/shop.tsx"
import type { OtpActor } from "./otp-actor.ts"

/** Posts the notices of a one-time code: sent, refused, right. Specification 8; D-49e. */
export const useOtpNotices = (actor: OtpActor): void => {
  const { now } = useShop()
  const notices = useAppActor("notices")
  useEffect(() => {
    const post = (kind: Notice["kind"], text: string) =>
      notices.send({ type: "notice.posted", notice: { kind, text }, at: now() })
    const heard = [
      actor.on("code.sent", () => post("success", "account.code.sentNotice")),
      // An incomplete code was never sent: its field shows that.
      actor.on("code.refused", ({ failure }) =>
        failure === "CodeIncomplete" ? undefined : post("error", `failure.${failure}`)
      ),
      // The log-in itself has a notice of its own.
      actor.on("code.verified", ({ scope }) =>
        scope === "login" ? undefined : post("success", "account.code.verified")
      )
    ]
    return () => {
      for (const one of heard) one.unsubscribe()
    }
  }, [actor, notices, now])
}
