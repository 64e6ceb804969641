import { useSyncExternalStore } from "react"

const listeners = new Set<() => void>()
let idle = false

const rest = (): void => {
  const settle = () => {
    idle = true
    for (const listener of listeners) listener()
  }
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback === "function") requestIdleCallback(settle, { timeout: 2000 })
  else setTimeout(settle, 200)
}

const subscribe = (listener: () => void) => {
  if (listeners.size === 0 && !idle) {
    if (document.readyState === "complete") rest()
    else addEventListener("load", rest, { once: true })
  }
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
