/** How many actors of each machine specs started, and how often each of its arrows was taken, by ids. */
export type Taken = Record<string, { sessions: number; readonly arrows: Record<string, number> }>

/** The counts of one machine; of a new one, none yet. */
export const arrowsOf = (taken: Taken, machine: string): Taken[string] => {
  taken[machine] ??= { sessions: 0, arrows: {} }
  return taken[machine]
}
