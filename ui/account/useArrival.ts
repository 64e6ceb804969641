import { useCallback } from "react"
import { useLocation, useNavigate } from "react-router-dom"
import { destinationAfter, registerDetailPath, withNext } from "#core/account/login/destination.rule.ts"
import type { SignedIn } from "#core/account/session/session.ts"
import { reviewFormPath } from "#core/catalogue/links.ts"
import { ProductId } from "#core/catalogue/product.ts"
import type { Wish } from "#core/overlays/overlay.ts"
import { useAppActor, useShop } from "../shop/shop.tsx"
import { newPasswordPath, resetIn } from "./persisted-account.ts"

/** The page that a wish leads to; none if the member stays where they are. */
const wishedPath = (wish: Wish): string | undefined => {
  if (wish.kind === "account") return wish.next
  if (wish.kind !== "review") return undefined
  return wish.product === undefined ? "/review/add" : reviewFormPath({ id: ProductId(wish.product) })
}

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
      const here = pathname + search
      const next = wishedPath(wish) ?? afterReset
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
