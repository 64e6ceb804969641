import { wishText } from "#core/overlays/overlay.ts"
import type { LazyHearts } from "#core/shop/lazy-hearts.ts"
import type { HeartTarget } from "#core/wishlist/hearts.rule.ts"
import { pendingHeart } from "#core/wishlist/pending-heart.rule.ts"
import { loadTexts } from "../messages/texts.browser.ts"
import type { HeartParts, Hearts } from "./heart-parts.ts"
import { type MemberHearts, startMemberHearts } from "./member-hearts.ts"

/**
 * Follows the log-in of this page: a member's hearts live as long as they are here, a guest logs in first, and what they pressed
 * is done then, once. Specification 4; D-11, D-48.
 */
export const startHearts = (parts: HeartParts, changed: () => void): Hearts => {
  const { account, local, appActors, i18n, now } = parts
  const { notices, overlays } = appActors
  let own: MemberHearts | undefined
  /** Pressed before the shop has said who is here. */
  let waiting: Parameters<LazyHearts["press"]>[0] | undefined

  const post = async (kind: "success" | "error" | "info", text: string, values = {}) => {
    await loadTexts(i18n, ["wishlist"]).catch(() => {})
    const notice = { kind, text, values }
    // Said once: ten hearts pressed in a row are no half minute of notices.
    const { queue } = notices.getSnapshot().context
    if (queue.at(-1)?.text !== notice.text) notices.send({ type: "notice.posted", notice, at: now() })
  }
  const askToLogIn = ({ product, combination }: HeartTarget) => {
    const wish = { kind: "heart" as const, product, ...(combination !== undefined && { combination }), at: now() }
    local.wish.write(wishText(wish))
    overlays.send({ type: "overlay.opened", overlay: { kind: "login", wish } })
    const closing = overlays.subscribe(({ context }) => {
      if (context.shown !== null) return
      closing.unsubscribe()
      // The log-in was closed: what was pressed waits for no other one.
      if (account.viewer().kind === "guest") local.wish.clear()
    })
  }
  const press: Hearts["press"] = (pressed) => {
    const { kind } = account.viewer()
    if (kind === "coming") waiting = pressed
    else if (kind === "guest") askToLogIn(pressed)
    else if (!pressed.isSold) void post("error", "wishlist.failed.NotForWishlist")
    else own?.press(pressed)
  }
  const follow = () => {
    const viewer = account.viewer()
    if (viewer.kind === "coming") return
    const id = viewer.kind === "member" ? viewer.member.id : undefined
    if (own?.member !== id) {
      own?.leave()
      own = id === undefined ? undefined : startMemberHearts(parts, id, post, changed)
      changed()
    }
    const wished = own && pendingHeart(local.wish.read(), now())
    if (wished) {
      local.wish.clear()
      own?.press({ ...wished, on: true, isSold: true })
    }
    if (waiting) press(waiting)
    waiting = undefined
  }
  account.subscribe(follow)
  follow()
  return { state: (target) => own?.state(target), press }
}
