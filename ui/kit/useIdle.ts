import { useSyncExternalStore } from "react"

const listeners = new Set<() => void>()
let idle = false

/** Does something once the page is there and has nothing else to do. */
export const whenRested = (run: () => void): void => {
  if (document.readyState !== "complete") addEventListener("load", () => whenRested(run), { once: true })
  // Safari has no idle callbacks.
  else if (typeof requestIdleCallback === "function") requestIdleCallback(run, { timeout: 2000 })
  else setTimeout(run, 200)
}

const settle = (): void => {
  idle = true
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  if (listeners.size === 0 && !idle) whenRested(settle)
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** True once the page is there and has nothing else to do: the moment for what is nice to have. */
export const useIdle = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => idle,
    () => false
  )

/** Fetches scripts of the next page without running them, one in each pause: a browser is busy for some milliseconds with each. */
export const fetchAhead = ([href, ...later]: ReadonlyArray<string>): void => {
  if (href !== undefined)
    whenRested(() => {
      document.head.append(Object.assign(document.createElement("link"), { rel: "prefetch", as: "script", href }))
      fetchAhead(later)
    })
}
