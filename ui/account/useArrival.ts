import { useCallback } from "react"
import { useLocation, useNavigate } from "react-router-dom"
import { destinationAfter, registerDetailPath, withNext } from "#core/account/login/destination.rule.ts"
import type { SignedIn } from "#core/account/session/session.ts"
import { type Wish, wishText } from "#core/overlays/overlay.ts"
import { useAppActor, useShop } from "../shop/shop.tsx"
import { newPasswordPath, resetIn } from "./persisted-account.ts"

/** What happens after a log-in of any kind: the page knows the member, who goes on where they were. D-11. */
export const useArrival = (wish: Wish) => {
  const { account, local, now } = useShop()
  const notices = useAppActor("notices")
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return useCallback(
    async ({ member, bearer, missing }: SignedIn, isNew: boolean): Promise<void> => {
      const afterReset = pathname === newPasswordPath ? (resetIn(local.resetToken.read())?.next ?? "/") : null
      local.resetToken.clear()
      account.tell({ type: "member.arrived", me: { member, bearer } })
      await account.load().catch(() => {})
      notices.send({ type: "notice.posted", notice: { kind: "success", text: "notices.welcome" }, at: now() })
      if (wish.kind === "heart" || wish.kind === "review") {
        local.wish.write(wishText(wish))
        notices.send({ type: "notice.posted", notice: { kind: "info", text: "shop.wish.stored" }, at: now() })
      }
      const here = pathname + search
      const next = wish.kind === "account" && wish.next !== undefined ? wish.next : afterReset
      const isOrdering = (afterReset ?? pathname).startsWith("/order")
      const usual = destinationAfter({ missing, source: member.acquisitionSource, nextUrl: next, redirect: here })
      // New members give their place first unless they are about to order: completing the rest leads back to that.
      const to =
        isNew && member.province === undefined && !isOrdering
          ? registerDetailPath
          : isOrdering && missing.length > 0
            ? withNext(usual, next ?? here)
            : usual
      if (to !== here) void navigate(to)
    },
    [account, local, notices, now, navigate, pathname, search, wish]
  )
}
