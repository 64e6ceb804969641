const reloadedAt = "pendar.reloaded-at"
/** A page whose files are gone (the server has a newer build) is reloaded at most once a minute. D-80. */
const reloadEveryMs = 60_000

/** Whether a script or text file could not be fetched: no connection, or a newer build. */
export const isFileLost = (cause: unknown): boolean =>
  cause instanceof TypeError && /import|module|fetch/i.test(cause.message)

/** Reloads the page for the files of the newer build. Without a connection the page stays. */
export const reloadOnce = (): void => {
  const last = Number(sessionStorage.getItem(reloadedAt) ?? 0)
  if (!navigator.onLine || Date.now() - last < reloadEveryMs) return
  sessionStorage.setItem(reloadedAt, String(Date.now()))
  location.reload()
}

/** What to say about something that could not be fetched: a key of `shop.failed`. */
export const lossText = (): string => (navigator.onLine ? "shop.failed.unreachable.text" : "shop.failed.offline.title")
