import { useEffect } from "react"
import { useLocation, useNavigate } from "react-router-dom"
import { useResident, useShop } from "../app/shop.tsx"

/** What a visit has to say over any page: somebody came back from a provider, a session ended, bags were joined. D-20, D-36. */
export const AccountWatch = () => {
  const { account, cart, local, now } = useShop()
  const overlays = useResident("overlays")
  const notices = useResident("notices")
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
      cart.onJoined((changes) =>
        notices.send({
          type: "notice.posted",
          notice: { kind: "info", text: "notices.bagJoined", values: { count: changes.length } },
          at: now()
        })
      ),
    [cart, notices, now]
  )
  useEffect(
    () =>
      account.onGone((isWanted) => {
        notices.send({
          type: "notice.posted",
          notice: { kind: "info", text: isWanted ? "notices.loggedOut" : "notices.sessionLost" },
          at: now()
        })
        if (isWanted && pathname !== "/") void navigate("/")
        // Another tab ended it: what this page shows of the member goes, too.
        else if (pathname === "/order") void navigate("/order", { replace: true })
        else if (pathname.startsWith("/orders/")) void navigate("/", { replace: true })
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
