import { type ReactElement, useCallback, useEffect, useMemo, useRef, useState } from "react"
import { wishText } from "#core/overlays/overlay.ts"
import { viewOverlays } from "#core/overlays/overlays.view.ts"
import { type PendingReaction, pendingReaction } from "#core/reviews/reactions/pending.rule.ts"
import { type Review, ReviewId } from "#core/reviews/review.ts"
import { useMember } from "../account/useMember.ts"
import { lazyPart } from "../kit/overlay/lazy-part.tsx"
import { useAppActor, useShop } from "../shop/shop.tsx"
import { useView } from "../shop/useView.ts"
import type { LiveReactions } from "./reactions-actor.ts"
import { useLiveReactions } from "./useLiveReactions.ts"

const ReportDialog = lazyPart(async () => (await import("./ReportDialog.tsx")).ReportDialog)

type Kind = PendingReaction["kind"]

/** What the buttons of reviews need of their page. */
export interface Reactions {
  readonly actor: LiveReactions["actor"] | undefined
  readonly press: (kind: Kind, review: ReviewId, on: boolean) => void
  /** The report of a review, while it is open. */
  readonly dialog: ReactElement | null
}

/**
 * Likes, bookmarks and reports of the reviews that a page shows. A guest logs in first; what was pressed is done then, once. D-11,
 * D-43; decision 0109.
 */
export const useReactions = (reviews: ReadonlyArray<Review>): Reactions => {
  const { account, local, now } = useShop()
  const overlays = useAppActor("overlays")
  const [{ overlay }] = useView(overlays, viewOverlays)
  const ids = reviews.map(({ id }) => id).join()
  const shown = useMemo(() => (ids === "" ? [] : ids.split(",").map(ReviewId)), [ids])
  const { actor, mark } = useLiveReactions(shown)
  // Of the page and no overlay: a log-in in the middle of it opens over it, and what was filled in stays. D-36.
  const [reported, setReported] = useState<ReviewId>()
  const act = useCallback(
    (kind: Kind, review: ReviewId, on: boolean) => (kind === "report" ? setReported(review) : mark(kind, review, on)),
    [mark]
  )
  const asked = useRef(false)
  const press: Reactions["press"] = (kind, review, on) => {
    if (account.viewer().kind !== "guest") return act(kind, review, on)
    const wish: PendingReaction = { kind, review, at: now() }
    asked.current = true
    local.wish.write(wishText(wish))
    overlays.send({ type: "overlay.opened", overlay: { kind: "login", wish } })
  }
  const isOpen = overlay !== null
  const isMember = useMember().kind === "member"
  useEffect(() => {
    // One dialog after the other: the log-in returns the focus first.
    if (isOpen) return
    const pending = pendingReaction(local.wish.read(), now())
    const review = shown.find((id) => id === pending?.review)
    if (pending && isMember && review !== undefined) {
      local.wish.clear()
      act(pending.kind, review, true)
    }
    // The log-in was closed: what was pressed waits for no other one.
    else if (pending && asked.current && account.viewer().kind === "guest") local.wish.clear()
    asked.current = false
  }, [isOpen, isMember, shown, act, account, local, now])
  const review = reviews.find(({ id }) => id === reported)
  return {
    actor,
    press,
    dialog: review ? <ReportDialog key={review.id} review={review} onClose={() => setReported(undefined)} /> : null
  }
}
