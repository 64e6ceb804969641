import { sessionRecorder } from "#core/charts/recorder.rule.ts"
import { watchWith } from "./inspection.ts"

/**
 * Records this visit where a developer has wished for it: `localStorage.setItem("pendar.recorder", "on")` and a reload.
 * Afterwards `pendarSessions()` in the console answers what was recorded so far, and `copy(pendarSessions("login"))` copies
 * the last session of a machine, for the gallery and for `npm run simulate -- MACHINE --replay FILE`. Nothing is sent
 * anywhere, and nothing in it tells whose visit it was. Machines 15.
 */
export const recordSessions = (): void => {
  const recorder = sessionRecorder(() => Math.round(performance.now()))
  watchWith({ inspect: recorder.hear })
  Object.assign(globalThis, {
    pendarSessions: (machine?: string): string => {
      const all = recorder.recordings()
      const chosen = machine === undefined ? all : all.findLast((one) => one.machine === machine)
      return JSON.stringify(chosen ?? null, null, 2)
    }
  })
}
