import type { VirtualClock } from "../../../virtual-clock.ts"

/** Who waits for others longer than this acts alone. */
const patienceMs = 300_000

/**
 * Places at which shoppers wait for each other, to act in the same moment: their requests come to the shop one right after the
 * other, before any of them is answered.
 *
 * @returns adds a shopper to a place; `together` is called with how many have acted there in the end
 */
export const meetingsOn = (clock: VirtualClock) => {
  const meetings = new Map<string, Array<() => void>>()
  return (place: string, expected: number, act: () => void, together: (many: number) => void = () => {}): void => {
    const acts = meetings.get(place) ?? []
    acts.push(act)
    const begins = (): void => {
      if (meetings.get(place) !== acts) return
      meetings.delete(place)
      for (const one of acts) one()
      together(acts.length)
    }
    if (acts.length === 1) {
      meetings.set(place, acts)
      clock.setTimeout(begins, patienceMs)
    }
    if (acts.length === expected) begins()
  }
}
