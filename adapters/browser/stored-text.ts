/**
 * Whose a stored text is. `person`: typed by or about the person who uses the shop, member or guest; a log-out clears it.
 * `device`: about this browser alone, holds no personal data, and stays.
 */
export type StoredOwner = "person" | "device"

/** A text the browser stores under a key. */
export interface StoredText {
  readonly key: string
  readonly owner: StoredOwner
  readonly read: () => string | undefined
  readonly write: (text: string) => void
  readonly clear: () => void
  /** Does a step that reads and writes: two tabs in the same moment one after the other, where the browser sees to that. */
  readonly alone: <A>(step: () => A) => Promise<A>
  /** Calls whenever another tab wrote it; answers how to stop that. */
  readonly watch?: (changed: () => void) => () => void
}
