/** A small text stored under a key; its readers validate it. Machines 15. */
export interface TextStore {
  readonly read: () => string | undefined
  readonly write: (text: string) => void
  readonly clear: () => void
  /** Subscribes to changes made by other tabs, if there are any; returns the unsubscribe function. */
  readonly watch?: (changed: () => void) => () => void
}

/** One that several tabs read and write. */
export interface SharedTextStore extends TextStore {
  /** Runs a step that reads and writes while no other tab does, if the browser can ensure that. */
  readonly alone: <A>(step: () => A) => Promise<A>
}
