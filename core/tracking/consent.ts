import type { TextStore } from "../kernel/text-store.ts"

/** A viewer's answer to whether what they do may be counted; it is asked until there is one. D-72. */
export type Consent = "yes" | "no"

/** Returns the stored answer; none if there is none or it is malformed. */
export const consentIn = (store: Pick<TextStore, "read">): Consent | undefined => {
  const text = store.read()
  return text === "yes" || text === "no" ? text : undefined
}
