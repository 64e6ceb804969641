/** One thing that happened at a machine, and the arrows it took, in their order. */
export interface WayStep {
  /** As a recording calls it: "login.sent", "done sendCode…", "after 30…"; "begins" at the start. */
  readonly event: string
  readonly arrows: ReadonlyArray<string>
}

/** The shortest way into a state that was really gone, so that every guard on it held; by state. */
export type WaysIn = Readonly<Record<string, ReadonlyArray<WayStep>>>

/** The way into a state or, of one that holds others, into the first of them that was reached. `undefined` if there is none. */
export const wayInto = (ways: WaysIn, state: string): ReadonlyArray<WayStep> | undefined => {
  const [shortest] = Object.entries(ways)
    .flatMap(([leaf, way]) => (leaf === state || leaf.startsWith(`${state}.`) ? [way] : []))
    .toSorted((one, other) => one.length - other.length)
  return shortest
}
