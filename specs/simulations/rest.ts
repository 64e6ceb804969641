import type { AnyActorRef, InspectionEvent } from "xstate"
import type { Broken } from "./simulation.ts"

/** Transitions of one actor for one event; the longest honest chain has fewer than twenty. */
const mostForOneEvent = 1_000
/** Transitions of all actors while no time passes. */
const mostInOneMoment = 5_000

class Restless extends Error {}

/**
 * Watches that machines come to rest. One that does not is stopped by an error, which ends its step; an error of a machine
 * itself is reported the same way.
 *
 * @param now the virtual time, in milliseconds
 */
export const watchRest = (now: () => number, inspect: ((seen: InspectionEvent) => void) | undefined) => {
  let failure: unknown
  let moment = now()
  let inMoment = 0
  const forEvent = new Map<string, number>()
  const hear = (seen: InspectionEvent): void => {
    inspect?.(seen)
    const { sessionId } = seen.actorRef
    if (seen.type === "@xstate.actor" && seen.rootId === sessionId && "subscribe" in seen.actorRef)
      (seen.actorRef as AnyActorRef).subscribe({
        error: (error) => {
          failure ??= error
        }
      })
    if (seen.type === "@xstate.event") forEvent.set(sessionId, 0)
    if (seen.type !== "@xstate.microstep") return
    if (now() !== moment) {
      moment = now()
      inMoment = 0
    }
    const times = (forEvent.get(sessionId) ?? 0) + 1
    forEvent.set(sessionId, times)
    inMoment += 1
    if (times > mostForOneEvent) throw new Restless(`more than ${mostForOneEvent} transitions for one event`)
    if (inMoment > mostInOneMoment) throw new Restless(`more than ${mostInOneMoment} transitions in one moment`)
  }
  const broken = (after: number): Broken | undefined => {
    if (failure === undefined) return undefined
    const saw = failure instanceof Error ? failure.message : JSON.stringify(failure)
    return {
      invariant: "C0",
      source: "machines 0",
      says: failure instanceof Restless ? "A machine comes to rest after every event." : "No machine ends in an error.",
      saw,
      after
    }
  }
  return { hear, broken }
}
