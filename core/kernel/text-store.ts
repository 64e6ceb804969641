/** A small text kept under a name; anything it holds is checked when it is read. Machines 15. */
export interface TextStore {
  readonly read: () => string | undefined
  readonly write: (text: string) => void
  readonly clear: () => void
  /** Calls whenever another tab wrote it, where there are other tabs; answers how to stop that. */
  readonly watch?: (changed: () => void) => () => void
}

/** One that several tabs read and write. */
export interface SharedTextStore extends TextStore {
  /** Does a step that reads and writes while no other tab does, where the browser can see to that. */
  readonly alone: <A>(step: () => A) => Promise<A>
}
