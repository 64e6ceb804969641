import { browserStores } from "./storage.ts"

/** Returns whether a log-out was started in this browser and is not confirmed by the server yet. */
export const isLoggingOut = (): boolean => browserStores.leaving.read() !== undefined

/**
 * Returns whether a member may be logged in in this browser: the server sets this cookie beside the session's own, which no
 * script can read; the page clears it. D-36; decision 0075.
 */
export const isExpected = (): boolean => /(?:^|; )member=\w/.test(document.cookie) && !isLoggingOut()
