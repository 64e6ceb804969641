import { createActor } from "xstate"
import type { Untimed } from "#core/kernel/timed.ts"
import type { HeartPress, LazyHearts } from "#core/shop/lazy-hearts.ts"
import { type HeartsEvent, heartsMachineOver } from "#core/wishlist/hearts.machine.ts"
import { type HeartTarget, isSameTarget, queueAfter, type WantedHeart } from "#core/wishlist/hearts.rule.ts"
import { viewHeart } from "#core/wishlist/hearts.view.ts"
import { queuedIn, queueText } from "#core/wishlist/stored-hearts.rule.ts"
import type { HeartParts } from "./heart-parts.ts"

/** The hearts of one member in this tab. */
export interface MemberHearts extends Pick<LazyHearts, "state"> {
  readonly member: string
  readonly press: (press: HeartPress) => void
  /** Ends them; what was not sent waits in the browser for the same member. */
  readonly leave: () => void
}

type Post = (kind: "success" | "error" | "info", text: string, values?: Readonly<Record<string, number>>) => unknown

const failures: ReadonlyArray<string> = ["NotForWishlist", "WishlistFull", "ProductUnknown"]

/**
 * Starts the hearts of a member. What is pressed and not answered is one queue of all tabs of this browser, and each tab hears
 * when another one has changed what is saved. Decision 0117.
 */
export const startMemberHearts = (
  { ports, local, now, inspected }: HeartParts,
  member: string,
  post: Post,
  changed: () => void
): MemberHearts => {
  const others = "BroadcastChannel" in globalThis ? new BroadcastChannel("pendar.hearts") : undefined
  const sharedQueue = () => queuedIn(local.hearts.read(), member, now())
  /** What of the shared queue this tab has written, or heard of. */
  let published: ReadonlyArray<WantedHeart> = sharedQueue()
  const quiet: Array<HeartTarget> = []

  const input = { wanted: published, isOnline: navigator.onLine }
  const actor = createActor(heartsMachineOver(ports.wishlist), { input, ...inspected?.() })
  const say = (event: Untimed<HeartsEvent>) => actor.send({ ...event, at: now() } as HeartsEvent)
  const isQuiet = (target: HeartTarget): boolean => {
    const place = quiet.findIndex((one) => isSameTarget(one, target))
    if (place >= 0) quiet.splice(place, 1)
    return place >= 0
  }
  actor.on("heart.stored", (done) => {
    if (!isQuiet(done)) void post("success", done.on ? "wishlist.added" : "wishlist.removed")
  })
  actor.on("heart.failed", ({ tag, values, ...target }) => {
    isQuiet(target)
    void post("error", `wishlist.failed.${failures.includes(tag) ? tag : "Unavailable"}`, values)
  })
  actor.on("hearts.queued", () => void post("info", "wishlist.queued"))
  actor.on("hearts.moved", () => others?.postMessage(member))
  let before = published
  actor.subscribe(({ context: { wanted } }) => {
    changed()
    if (wanted === before) return
    before = wanted
    void local.hearts.alone(() => {
      const shared = sharedQueue()
      const queue = queueAfter({ shared, published }, wanted)
      published = wanted
      if (queue.length > 0) local.hearts.write(queueText(member, queue))
      else if (shared.length > 0) local.hearts.clear()
    })
  })
  actor.start()

  const listeners = new AbortController()
  const { signal } = listeners
  // Behind what this tab is about to write.
  const hear = () =>
    void local.hearts.alone(() => {
      const shared = sharedQueue()
      say({ type: "queue.changed", shared, published })
      published = [...published, ...shared]
    })
  const stopHearing = local.hearts.watch?.(hear)
  others?.addEventListener("message", ({ data }) => {
    if (data === member) say({ type: "hearts.changed" })
  })
  addEventListener("online", () => say({ type: "connection.returned" }), { signal })
  addEventListener("offline", () => say({ type: "connection.lost" }), { signal })

  return {
    member,
    state: (target) => {
      const snapshot = actor.getSnapshot()
      const isOn = viewHeart(snapshot, target)
      return snapshot.context.isKnown || isOn ? isOn : undefined
    },
    press: ({ isSold: _, isQuiet: isSilent = false, on, ...target }) => {
      isQuiet(target)
      if (isSilent) quiet.push(target)
      say({ type: "heart.wanted", ...target, on })
    },
    leave: () => {
      actor.stop()
      listeners.abort()
      stopHearing?.()
      others?.close()
    }
  }
}
