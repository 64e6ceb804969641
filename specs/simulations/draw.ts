import { throwsOf } from "#adapters/memory/seeded-random.ts"
import type { Fate } from "../selling-line.ts"
import { type Faults, type Persona, personas } from "./personas.ts"
import type { Simulation } from "./simulation.ts"
import type { Step, Story } from "./story.ts"

interface Drawing {
  readonly seed: number
  /** Which session of the seed. */
  readonly number: number
  /** By name; else each in turn. */
  readonly persona: string | undefined
  /** In place of the persona's own. */
  readonly faults: Partial<Faults>
}

const mostSteps = 18

/** The story of one session: the same seed and number yield the same one. */
export const storyOf = (simulation: Simulation, { seed, number, persona: chosen, faults }: Drawing): Story => {
  const next = throwsOf(Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(number + 1, 0x85ebca6b))
  const names = Object.keys(personas)
  const name = chosen ?? names[number % names.length] ?? ""
  const persona = personas[name]
  if (persona === undefined) throw new Error(`no persona is called ${name}`)
  const line = lineOf({ ...persona.faults, ...faults }, next)
  const actions = simulation.actions.map((action) => ({
    action,
    weight: action.weight * (persona.moods[action.mood] ?? 1)
  }))
  const steps = Array.from({ length: 3 + Math.floor(next() * (mostSteps - 2)) }, (): Step => {
    const { says } = weighed(actions, next).action
    const { fate, reload } = line()
    return {
      tab: Math.floor(next() * persona.tabs),
      action: says,
      twice: next() < persona.twice,
      reload,
      wait: waitOf(persona, next),
      line: fate
    }
  })
  const setting = Math.floor(next() * simulation.settings.length)
  return { machine: simulation.id, persona: persona.says, setting, tabs: persona.tabs, steps }
}

export const between = (from: number, to: number, next: () => number): number =>
  from + Math.floor(next() * (to - from + 1))

export const waitOf = ({ waits }: Persona, next: () => number): number => {
  const { from, to } = weighed(waits, next)
  return between(from, to, next)
}

const weighed = <T extends { readonly weight: number }>(all: ReadonlyArray<T>, next: () => number): T => {
  let left = next() * all.reduce((sum, { weight }) => sum + weight, 0)
  for (const one of all) {
    left -= one.weight
    if (left < 0) return one
  }
  const last = all.at(-1)
  if (last === undefined) throw new Error("nothing to choose from")
  return last
}

/** Quality of the line from step to step; being offline lasts. */
export const lineOf = (faults: Faults, next: () => number) => {
  let offlineFor = 0
  const fate = (): Fate => {
    if (offlineFor === 0 && next() < faults.offline) offlineFor = between(1, 3, next)
    if (offlineFor > 0) {
      offlineFor--
      return { there: 0, back: 0, lost: "call" }
    }
    if (next() < faults.refusal) return { there: 50, back: 50, lost: "call" }
    const lost = next() < faults.lost ? "answer" : "no"
    if (next() < faults.reorder) return { there: between(900, 3_000, next), back: between(0, 300, next), lost }
    const longest = next() < faults.latency ? 4_000 : 900
    return { there: between(0, longest, next), back: between(0, longest, next), lost }
  }
  return () => ({ fate: fate(), reload: next() < faults.reload })
}
