import { browserStores } from "./storage.ts"

const sessions = browserStores.sessionId

/** Returns the anonymous visitor, a UUID: made by the first call, stored by this browser until a log-out. Wire, Headers. */
export const sessionId = (): string => {
  const known = sessions.read()
  if (known !== undefined) return known
  const made = crypto.randomUUID()
  sessions.write(made)
  return made
}

/** Returns the layout that the browser's width asks for: desktop above 1100 px. D-2. */
export const platform = (): string =>
  // Asked this way the page need not be laid out for it.
  matchMedia("(width > 1100px)").matches ? "review-web-desktop" : "review-web-mobile"
