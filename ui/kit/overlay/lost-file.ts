import { reloadPauseMs } from "#core/kernel/reload.ts"

const lost = new WeakSet<object>()

/** Collects the failures of dynamic imports, which Vite reports as events; nothing else counts as a lost file. */
export const followLostFiles = (): void =>
  addEventListener("vite:preloadError", ({ payload }) => {
    lost.add(payload)
  })

/** Returns whether a script or text file could not be fetched: no connection, or a newer build. */
export const isFileLost = (cause: unknown): boolean => lost.has(cause as object)

/**
 * Reloads the page for the files of the newer build, at most once a minute (D-80). Without a connection the page stays.
 * The browser reports when a page was reloaded, so that one which refuses to store anything is not reloaded forever.
 */
export const reloadOnce = (): void => {
  const [load] = performance.getEntriesByType("navigation")
  const isReloaded = load !== undefined && "type" in load && load.type === "reload"
  if (navigator.onLine && !(isReloaded && performance.now() < reloadPauseMs)) location.reload()
}

/** Returns the text for something that could not be fetched: a key of `shop.failed`. */
export const lossText = (): string => (navigator.onLine ? "shop.failed.unreachable.text" : "shop.failed.offline.title")
