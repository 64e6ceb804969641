import type { TextStore } from "../kernel/text-store.ts"
import { SessionId } from "./tracking-event.ts"

/** Returns the anonymous viewer of a browser: made by the first call, stored until a log-out. Wire, Headers. */
export const sessionIdIn = (store: TextStore, newId: () => string): SessionId => {
  const known = store.read()
  if (known !== undefined) return SessionId(known)
  const made = newId()
  store.write(made)
  return SessionId(made)
}
