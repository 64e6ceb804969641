import { sessionRecorder } from "#core/charts/recording/recorder.rule.ts"
import type { Recording } from "#core/charts/recording/recording.ts"
import { browserStores } from "./storage.ts"
import { watchWith } from "./watch.ts"

/** The recorder of one visit. */
export interface VisitRecorder {
  readonly recordings: () => ReadonlyArray<Recording>
  /** Subscribes to every transition; returns the unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void
  /** Ends the recording and reloads the page. */
  readonly stop: () => void
}

/**
 * Records this visit if a developer has switched it on: `localStorage.setItem("pendar.recorder", "on")` and a reload.
 * Nothing is sent anywhere, and the recording does not identify the member. Machines 15.
 */
export const recordSessions = (): VisitRecorder => {
  const { hear, recordings } = sessionRecorder(() => Math.round(performance.now()))
  const listeners = new Set<() => void>()
  watchWith({
    inspect: (seen) => {
      hear(seen)
      if (seen.type === "@xstate.snapshot") for (const listener of listeners) listener()
    }
  })
  return {
    recordings,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    stop: () => {
      browserStores.recorder.clear()
      location.reload()
    }
  }
}
