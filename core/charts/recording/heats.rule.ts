import type { Heat } from "./heat.ts"

/** How the traffic of shoppers and what specs take differ at arrows: met by shoppers alone, or by specs alone. */
export type Untried = "untested" | "tested only"

/** Returns how often arrows were taken together. */
export const takenIn = ({ arrows }: Heat, ids: ReadonlyArray<string>): number =>
  ids.reduce((sum, id) => sum + (arrows[id] ?? 0), 0)

/** Returns what is only on one side, for the arrows of one line; `undefined` if both took one of them or none did. */
export const untriedOf = (shoppers: Heat, specs: Heat, ids: ReadonlyArray<string>): Untried | undefined => {
  const [met, tested] = [takenIn(shoppers, ids) > 0, takenIn(specs, ids) > 0]
  if (met === tested) return undefined
  return met ? "untested" : "tested only"
}
