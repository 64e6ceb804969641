import { reloadPauseMs } from "#core/kernel/reload.ts"

const lost = new WeakSet<object>()
/** A file that has not come by then will not come, in milliseconds. Specification 9, Chunk load timeout. */
const patienceMs = 120_000

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

/** Waits for files, 120 seconds at most: then they count as lost, and the page is reloaded. D-74, D-80. */
export const inTime = <A>(files: Promise<A>): Promise<A> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      const cause = new Error("a file did not come in time")
      lost.add(cause)
      reject(cause)
      // A page that was reloaded for it already would wait for it again and again.
      reloadOnce(Number.POSITIVE_INFINITY)
    }, patienceMs)
    files.then(resolve, reject).finally(() => clearTimeout(timer))
  })

/**
 * Reloads the page for the files of the newer build, at most once a minute (D-80). Without a connection the page stays.
 * The browser reports when a page was reloaded, so that one which refuses to store anything is not reloaded forever.
 *
 * @param pauseMs shortest time after a reload, in milliseconds
 */
export const reloadOnce = (pauseMs = reloadPauseMs): void => {
  const [load] = performance.getEntriesByType("navigation")
  const isReloaded = load !== undefined && "type" in load && load.type === "reload"
  if (navigator.onLine && !(isReloaded && performance.now() < pauseMs)) location.reload()
}

/** Returns the text for something that could not be fetched: a key of `shop.failed`. */
export const lossText = (): string => (navigator.onLine ? "shop.failed.unreachable.text" : "shop.failed.offline.title")
