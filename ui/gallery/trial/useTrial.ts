import { useCallback, useEffect, useRef, useState } from "react"
import { nonePlayed, playedOn } from "#core/charts/trial/trial.rule.ts"
import type { OtherNumbers, Played, Report } from "#core/charts/trial/trial.ts"
import { askSimulator, type Cancel } from "./simulator.ts"

/** What a trial has come to. */
export type TrialState =
  | { readonly step: "none" }
  | { readonly step: "playing"; readonly done: number; readonly all: number }
  | { readonly step: "played"; readonly before: Played; readonly after: Played; readonly numbers: OtherNumbers }
  | { readonly step: "failed"; readonly why: string }

/** What shoppers do under the rules as they are, by machine: the same in every trial. */
const asItIs = new Map<string, Played>()

/** A trial begins so long after the last move of a slider. */
const restMs = 350

/** Plays the shoppers of a machine with the numbers as they are and with others. */
export const useTrial = (machine: string, sessions: number) => {
  const [state, setState] = useState<TrialState>({ step: "none" })
  const cancels = useRef<Array<Cancel>>([])
  const cancel = useCallback(() => {
    for (const end of cancels.current) end()
    cancels.current = []
  }, [])
  // What runs ends with the page.
  useEffect(() => cancel, [cancel])
  const play = (numbers: OtherNumbers) => {
    const played = new Map<"before" | "after", Played>()
    const known = asItIs.get(machine)
    let [before, after] = [known ?? nonePlayed, nonePlayed]
    const report = (which: "before" | "after") => (answer: Report) => {
      if (answer.kind === "failed") {
        cancel()
        setState({ step: "failed", why: answer.why })
      }
      if (answer.kind === "part") {
        if (which === "before") before = playedOn(before, answer.part)
        else after = playedOn(after, answer.part)
        const done = (known === undefined ? before.ends.length : 0) + after.ends.length
        setState({ step: "playing", done, all: known === undefined ? 2 * sessions : sessions })
      }
      if (answer.kind === "ended") {
        played.set(which, which === "before" ? before : after)
        if (which === "before") asItIs.set(machine, before)
        if (known === undefined && played.size < 2) return
        cancel()
        setState({ step: "played", before, after, numbers })
      }
    }
    const task = { kind: "play", machine, sessions } as const
    if (known === undefined) cancels.current.push(askSimulator({}, task, report("before")))
    cancels.current.push(askSimulator(numbers, task, report("after")))
  }
  return {
    state,
    /** Plays once the slider rests; whatever played before ends. */
    start: (numbers: OtherNumbers) => {
      cancel()
      if (Object.keys(numbers).length === 0) return setState({ step: "none" })
      setState({ step: "playing", done: 0, all: asItIs.has(machine) ? sessions : 2 * sessions })
      const timer = setTimeout(() => play(numbers), restMs)
      cancels.current.push(() => clearTimeout(timer))
    },
    cancel: () => {
      cancel()
      setState({ step: "none" })
    }
  }
}
