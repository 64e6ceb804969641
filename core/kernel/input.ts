/** A call that needs to be told nothing. */
export type NoInput = Readonly<Record<string, never>>
