import { useSyncExternalStore } from "react"
import { whenRested } from "../kit/useIdle.ts"

/** The browser's own dialog to install the shop, which a page opens after a press. */
export interface InstallPrompt {
  readonly prompt: () => Promise<unknown>
  readonly userChoice: Promise<{ readonly outcome: "accepted" | "dismissed" }>
}

/** Lets the worker that waits answer for all pages; calls once it does, or at once if none waits. */
export type TakeOver = (onChanged: () => void) => Promise<void>

/** What the browser reports about the shop as an app: nothing in most visits. */
interface AppNews {
  /** Newer builds whose workers wait, so far. */
  readonly builds?: number
  readonly takeOver?: TakeOver
  readonly prompt?: InstallPrompt
}

let news: AppNews | undefined
const listeners = new Set<() => void>()

/** Posts something new; without anything it posts that the browser can be asked. */
const postNews = (next: AppNews = {}): void => {
  news = { ...news, ...next }
  for (const listener of listeners) listener()
}

/** Posts a newer build whose worker waits. */
export const postBuild = (takeOver: TakeOver): void => postNews({ builds: (news?.builds ?? 0) + 1, takeOver })

/** Takes over the browser's offer to install, which the shop makes at another time. Safari of iOS makes none: it can be asked. D-74. */
export const followInstall = (): void => {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault()
    postNews({ prompt: event as Event & InstallPrompt })
  })
  if ("standalone" in navigator) whenRested(postNews)
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Returns what the browser has reported so far, if anything. */
export const useAppNews = (): AppNews | undefined =>
  useSyncExternalStore(
    subscribe,
    () => news,
    () => undefined
  )
