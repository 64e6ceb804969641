import { reloadPauseMs } from "#core/kernel/reload.ts"

const lost = new WeakSet<object>()

/** When the connection came back, and for which return files were asked for again, in milliseconds of this page. */
let [returnedAt, askedFor] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY]
/** A file that was asked for without a connection may fail so long after it came back. Own choice. */
const lateMs = 10_000

/** Collects the failures of dynamic imports, which Vite reports as events; nothing else counts as a lost file. */
export const followLostFiles = (): void => {
  addEventListener("vite:preloadError", ({ payload }) => {
    lost.add(payload)
  })
  addEventListener("online", () => {
    returnedAt = performance.now()
  })
}

/**
 * Returns whether a file that has just failed may have been asked for before the connection came back, whose event was missed then:
 * it is asked for once more, once for each return.
 */
export const wasBeforeReturn = (): boolean => {
  if (performance.now() - returnedAt > lateMs || askedFor === returnedAt) return false
  askedFor = returnedAt
  return true
}

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
