import { useEffect } from "react"
import { useLocation, useNavigate } from "react-router-dom"
import { useAppActor, useShop } from "../app/shop.tsx"
import { useI18n } from "../messages/TextsContext.ts"

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
      cart.onJoined((changes) => {
        import("./joined-notice.ts").then(
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
  useEffect(
    () =>
      account.onGone((isWanted) => {
        notices.send({
          type: "notice.posted",
          notice: { kind: "info", text: goneText(isWanted, pathname) },
          at: now()
        })
        if (isWanted && pathname !== "/") void navigate("/")
        // Another tab ended it: what this page shows and holds of the member goes, too, with the page itself.
        else if (/^\/orders?\b/.test(pathname)) location.replace("/order")
      }),
    [account, notices, navigate, now, pathname]
  )
  useEffect(() => {
    account.onLost(
      () =>
        new Promise((answer) => {
          const before = account.visitor()
          overlays.send({ type: "overlay.opened", overlay: { kind: "login", wish: { kind: "again" } } })
          const stopOverlays = overlays.subscribe(({ context }) => {
            if (context.shown === null) settle(false)
          })
          const stopAccount = account.subscribe(() => {
            const visitor = account.visitor()
            if (visitor.kind === "member" && visitor !== before) settle(true)
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

/** Only a removed account ends the session from the page of one's data. */
const goneText = (isWanted: boolean, pathname: string): string => {
  if (!isWanted) return "notices.sessionLost"
  return pathname === "/account/data" ? "profile.data.removed" : "notices.loggedOut"
}
