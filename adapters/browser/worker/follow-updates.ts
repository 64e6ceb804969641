import type { Question, TakeOver } from "./worker-messages.ts"

/** Receives how to let the newer worker take over. */
export type OnNewer = (takeOver: (onChanged: () => void) => Promise<void>) => void

/** How long a worker has to answer, in milliseconds. Own choice. */
const answerMs = 2_000
/** The shop is asked at most so often for a newer worker by a page that stays open, in milliseconds. Own choice. */
const askMs = 3_600_000

/** Returns whether a file is of the build of a worker. One that does not answer is of another. */
const isFileOf = (worker: ServiceWorker, file: string): Promise<boolean> =>
  new Promise((answered) => {
    const { port1, port2 } = new MessageChannel()
    setTimeout(() => answered(false), answerMs)
    port1.onmessage = ({ data }) => answered(data === true)
    worker.postMessage({ type: "file.asked", file } satisfies Question, [port2])
  })

/**
 * Lets the worker that waits answer for all pages from now on.
 *
 * @param onChanged is called once it does, or at once if none waits
 */
const takeOver = async (onChanged: () => void): Promise<void> => {
  const registration = await navigator.serviceWorker.getRegistration()
  if (!registration?.waiting) return onChanged()
  navigator.serviceWorker.addEventListener("controllerchange", onChanged, { once: true })
  registration.waiting.postMessage({ type: "worker.wanted" } satisfies TakeOver)
}

/**
 * Looks for workers of newer builds. One of the build that this page is of already takes over by itself, since no page can be behind it
 * unknowingly; for any other the page is to ask. D-74; decision 0134.
 *
 * @param file path of a script of this page that every build names differently
 * @param onNewer is called for every newer build whose worker waits, or answers already
 */
export const followUpdates = (registration: ServiceWorkerRegistration, file: string, onNewer: OnNewer): void => {
  const look = async (): Promise<void> => {
    const { waiting } = registration
    if (waiting === null) return
    if (await isFileOf(waiting, file)) waiting.postMessage({ type: "worker.wanted" } satisfies TakeOver)
    else onNewer(takeOver)
  }
  /** Another page let it take over. */
  const compare = async (): Promise<void> => {
    const { controller } = navigator.serviceWorker
    if (controller !== null && !(await isFileOf(controller, file))) onNewer(takeOver)
  }
  navigator.serviceWorker.addEventListener("controllerchange", () => void compare())
  const follow = (): void => registration.installing?.addEventListener("statechange", () => void look())
  registration.addEventListener("updatefound", follow)
  follow()
  void look()
  let askedAt = performance.now()
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible" || performance.now() - askedAt < askMs) return
    askedAt = performance.now()
    registration.update().catch(() => undefined)
  })
}
