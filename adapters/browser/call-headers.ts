import { sessionIdIn } from "#core/tracking/session-id.ts"
import type { SessionId } from "#core/tracking/tracking-event.ts"
import { browserStores } from "./storage.ts"

/** Returns the anonymous viewer of this browser. Wire, Headers. */
export const sessionId = (): SessionId => sessionIdIn(browserStores.sessionId, () => crypto.randomUUID())

/** Returns the layout that the browser's width asks for: desktop above 1100 px. D-2. */
export const platform = (): string =>
  // Asked this way the page need not be laid out for it.
  matchMedia("(width > 1100px)").matches ? "review-web-desktop" : "review-web-mobile"
