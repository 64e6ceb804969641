import { followUpdates, type OnNewer } from "./follow-updates.ts"
import type { Visit } from "./worker-messages.ts"

/** Files of this page that the worker can store, without their origin. */
const filesOfPage = (): ReadonlyArray<string> =>
  performance.getEntriesByType("resource").flatMap(({ name }) => {
    const { origin, pathname } = new URL(name)
    return origin === location.origin && /^\/(?:assets|media)\//.test(pathname) ? [pathname] : []
  })

/**
 * Starts the worker that stores what was seen for a visit without a connection, and tells it of pages that were opened without asking
 * for a document. D-74. Browsers that refuse workers do without.
 *
 * @param onNewer is called if the worker of a newer build waits
 */
export const followVisit = async (worker: string, onNewer: OnNewer): Promise<void> => {
  const { serviceWorker } = navigator
  try {
    const registration = await serviceWorker.register(worker, { type: "classic", updateViaCache: "none" })
    const [entry = ""] = (document.documentElement.dataset["scripts"] ?? "").split(" ")
    followUpdates(registration, entry, onNewer)
    await serviceWorker.ready
  } catch {
    return
  }
  const tell = (): void =>
    serviceWorker.controller?.postMessage({
      type: "visit",
      page: location.pathname + location.search,
      files: filesOfPage()
    } satisfies Visit)
  if (serviceWorker.controller) tell()
  else serviceWorker.addEventListener("controllerchange", tell, { once: true })
  const { navigation } = globalThis as { readonly navigation?: EventTarget }
  // After the pictures of the new page.
  navigation?.addEventListener("navigatesuccess", () => setTimeout(tell, 2_000))
}
