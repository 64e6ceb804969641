import type { SharedTextStore } from "#core/kernel/text-store.ts"

/**
 * Owner of a stored text. `person`: typed by or about the person who uses the shop, member or guest; a log-out clears it.
 * `device`: about this browser only, holds no personal data, and stays. `page`: opened or typed on the page of this tab; a log-out
 * or another member clears it, but not a session that turns out to be over. Decision 0083.
 */
export type StoredOwner = "person" | "device" | "page"

/** A text the browser stores under a key. */
export interface StoredText extends SharedTextStore {
  readonly key: string
  readonly owner: StoredOwner
  /** Set if each tab has a text of its own, which ends with the tab. */
  readonly isOfTab?: true
}
