import { sessionRecorder } from "#core/charts/recording/recorder.rule.ts"
import type { Recording } from "#core/charts/recording/recording.ts"
import { browserStores } from "./storage.ts"
import { watchWith } from "./watch.ts"

/** What a visit's recorder has. */
export interface VisitRecorder {
  readonly recordings: () => ReadonlyArray<Recording>
  /** Called with everything that happens; answers how to stop that. */
  readonly subscribe: (listener: () => void) => () => void
  /** From the next page on nothing is recorded. */
  readonly stop: () => void
}

/**
 * Records this visit where a developer has wished for it: `localStorage.setItem("pendar.recorder", "on")` and a reload.
 * Nothing is sent anywhere, and nothing in it tells whose visit it was. Machines 15.
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
