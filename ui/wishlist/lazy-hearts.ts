import type { LazyHearts } from "#core/shop/lazy-hearts.ts"
import { lossText } from "../kit/overlay/lost-file.ts"
import type { HeartParts, Hearts } from "./heart-parts.ts"

/** The hearts of this visit: fetched once a member is known, or with the first press. */
export const lazyHearts = (parts: HeartParts): LazyHearts => {
  const { account, appActors, now } = parts
  const listeners = new Set<() => void>()
  let hearts: Hearts | undefined
  let loading: Promise<Hearts> | undefined
  const changed = () => {
    for (const listener of listeners) listener()
  }
  const load = () => {
    loading ??= import("./hearts.ts").then(({ startHearts }) => {
      hearts = startHearts(parts, changed)
      return hearts
    })
    loading.catch(() => {
      loading = undefined
    })
    return loading
  }
  account.subscribe(() => {
    if (account.viewer().kind === "member") load().catch(() => {})
  })
  return {
    state: (target) => hearts?.state(target),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    press: (press) => {
      load().then(
        (made) => made.press(press),
        () => appActors.notices.send({ type: "notice.posted", notice: { kind: "error", text: lossText() }, at: now() })
      )
    }
  }
}
