import { useEffect } from "react"
import { useLocation, useNavigate } from "react-router-dom"
import type { SessionEnd } from "#core/account/session/session.machine.ts"
import { useI18n } from "../messages/TextsContext.ts"
import { useAppActor, useShop } from "../shop/shop.tsx"

/** Notices of the account over any page: a return from a provider, the end of a session, merged bags. D-20, D-36. */
export const AccountWatch = () => {
  const { account, cart, local, now } = useShop()
  const overlays = useAppActor("overlays")
  const notices = useAppActor("notices")
  const i18n = useI18n()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  useEffect(() => {
    // The dialog was open when the page was reloaded, or another page leads into it.
    if (pathname === "/forgot/reset/password") return
    // Behind everything else that a change of page closes.
    const opening = setTimeout(() => {
      if (account.returned() !== undefined || local.accountDraft.read() !== undefined)
        overlays.send({ type: "overlay.opened", overlay: { kind: "login", wish: { kind: "account" } } })
    })
    return () => clearTimeout(opening)
  }, [account, local, overlays, pathname])
  useEffect(
    () =>
      cart.onMerged((changes) => {
        import("./merged-notice.ts").then(
          ({ postJoined }) => postJoined(i18n, changes, notices, now()),
          // Its words are lost: the frame has those that count.
          () =>
            notices.send({
              type: "notice.posted",
              notice: { kind: "info", text: "notices.bagJoined", values: { count: changes.length } },
              at: now()
            })
        )
      }),
    [cart, notices, now, i18n]
  )
  useEffect(() => {
    const show = (end: SessionEnd) => {
      const text = end === "expired" && local.setAside.read() ? "notices.sessionHeld" : goneText(end, location.pathname)
      notices.send({ type: "notice.posted", notice: { kind: "info", text }, at: now() })
    }
    const stored = local.sessionEnd.read()
    local.sessionEnd.clear()
    if (stored !== undefined) show(stored === "expired" ? "expired" : "elsewhere")
    return account.onGone((end, before) => {
      show(end)
      // The next page may be on its way already.
      const { pathname } = location
      if (end === "here" && pathname !== "/") void navigate("/")
      // Another tab ended it, or the shop: what this page holds of the member goes, too. A checkout is left, and the notice is
      // read on the next page; the page of an order is loaded again and offers to log in, unless it has shown nothing yet.
      else if (pathname === "/order" || (before === "member" && pathname === "/orders"))
        void navigate("/order", { replace: true })
      else if (before === "member" && pathname.startsWith("/orders/")) {
        local.sessionEnd.write(end)
        location.replace(pathname)
      }
    })
  }, [account, local, notices, navigate, now])
  useEffect(() => {
    account.onLost(
      () =>
        new Promise((answer) => {
          const before = account.viewer()
          overlays.send({ type: "overlay.opened", overlay: { kind: "login", wish: { kind: "again" } } })
          const stopOverlays = overlays.subscribe(({ context }) => {
            if (context.shown === null) settle(false)
          })
          const stopAccount = account.subscribe(() => {
            const viewer = account.viewer()
            if (viewer.kind === "member" && viewer !== before) settle(true)
          })
          const settle = (isBack: boolean) => {
            stopOverlays.unsubscribe()
            stopAccount()
            if (!isBack) account.tell({ type: "session.lost" })
            answer(isBack)
          }
        })
    )
  }, [account, overlays])
  return null
}

/** Only a removed account ends the session here from the page of one's data. */
const goneText = (end: SessionEnd, pathname: string): string => {
  if (end === "expired") return "notices.sessionLost"
  return end === "here" && pathname === "/account/data" ? "profile.data.removed" : "notices.loggedOut"
}
