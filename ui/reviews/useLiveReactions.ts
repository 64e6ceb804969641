import { useCallback, useEffect, useRef, useState } from "react"
import type { ReactionKind } from "#core/reviews/reactions/reaction.ts"
import type { ReviewId } from "#core/reviews/review.ts"
import { useMember } from "../account/useMember.ts"
import { lossText } from "../kit/overlay/lost-file.ts"
import { useShop } from "../shop/shop.tsx"
import type { LiveReactions } from "./reactions-actor.ts"

/** The marks of the reviews of a page. They are fetched once a member is known, or presses; before, `actor` is missing. */
export const useLiveReactions = (shown: ReadonlyArray<ReviewId>) => {
  const shop = useShop()
  const { account, appActors, now } = shop
  const viewer = useMember()
  const isMember = viewer.kind === "member"
  const [live, setLive] = useState<LiveReactions>()
  const loading = useRef<Promise<LiveReactions>>(undefined)
  const load = useCallback(() => {
    const started = loading.current ?? import("./reactions-actor.ts").then(({ startReactions }) => startReactions(shop))
    loading.current = started
    // Another member may have come meanwhile; after a failure the next press fetches it again.
    started.then(
      (made) => {
        if (loading.current === started) setLive(made)
      },
      () => {
        loading.current = undefined
      }
    )
    return started
  }, [shop])
  useEffect(() => {
    if (isMember) void load()
  }, [isMember, load])
  useEffect(() => {
    const leave = () => {
      loading.current?.then(
        (started) => started.leave(),
        () => {}
      )
      loading.current = undefined
      setLive(undefined)
    }
    const stop = account.onGone(leave)
    return () => {
      stop()
      leave()
    }
  }, [account])
  useEffect(() => {
    live?.send({ type: "reviews.shown", reviews: shown })
  }, [live, shown])
  const mark = useCallback(
    (kind: ReactionKind, review: ReviewId, on: boolean) => {
      load().then(
        ({ send }) => send({ type: "mark.wanted", kind, review, on }),
        () => appActors.notices.send({ type: "notice.posted", notice: { kind: "error", text: lossText() }, at: now() })
      )
    },
    [appActors, load, now]
  )
  return { actor: live?.actor, mark }
}
