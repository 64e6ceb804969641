import type { TextStore } from "../kernel/text-store.ts"

/** A viewer's answer to whether what they do may be counted; it is asked until there is one. D-72. */
export type Consent = "yes" | "no"

/**
 * Returns an answer as it is stored: an agreement with the privacy text that it was given for. Decision 0138.
 *
 * @param text digest of the privacy text
 */
export const consentText = (answer: Consent, text: string): string => (answer === "no" ? "no" : `yes ${text}`)

/**
 * Returns the stored answer; none if there is none, if it is malformed, or if the viewer agreed to another privacy text. A refusal
 * holds for every text.
 *
 * @param text digest of the privacy text; `undefined` if the shop has none
 */
export const consentIn = (store: Pick<TextStore, "read">, text: string | undefined): Consent | undefined => {
  const stored = store.read()
  if (stored === "no") return "no"
  return text !== undefined && stored === consentText("yes", text) ? "yes" : undefined
}

/** Returns whether a browser's last answer was an agreement, to whichever privacy text. */
export const hasAgreed = (store: Pick<TextStore, "read">): boolean => store.read()?.startsWith("yes ") ?? false
