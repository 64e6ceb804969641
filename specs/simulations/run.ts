import { coverageOf } from "./coverage.ts"
import { storyOf } from "./draw.ts"
import type { Faults } from "./personas.ts"
import { shrunk } from "./shrink.ts"
import type { Broken, Numbers, Played, Simulation } from "./simulation.ts"
import type { Story } from "./story.ts"

export interface Order {
  readonly sessions: number
  readonly seed: number
  readonly persona?: string | undefined
  readonly faults?: Partial<Faults>
  readonly rules?: Numbers
  readonly mutant?: string
  readonly traced?: boolean
  /** Stops at the first broken invariant and shrinks its story. */
  readonly untilBroken?: boolean
  readonly covered?: boolean
  readonly onSession?: (number: number, story: Story, played: Played) => void
}

/** A broken invariant with the shortest story that breaks it. */
export interface Found {
  readonly number: number
  readonly broken: Broken
  readonly story: Story
}

/** Plays sessions one after another. */
export const ran = async (simulation: Simulation, order: Order) => {
  const { sessions, seed, persona, faults = {}, rules = {}, mutant, onSession } = order
  const coverage = coverageOf(simulation.machine)
  const outcomes = new Map<string, number>()
  const seen = new Set<string>()
  let found: Found | undefined
  let breaks = 0
  for (let number = 0; number < sessions; number++) {
    const story = storyOf(simulation, { seed, number, persona, faults })
    const how = { rules, mutant, traced: order.traced === true }
    const played = await simulation.play(story, order.covered ? { ...how, inspect: coverage.hear } : how)
    outcomes.set(played.outcome, (outcomes.get(played.outcome) ?? 0) + 1)
    for (const claim of played.seen) seen.add(claim)
    onSession?.(number, story, played)
    if (played.broken === undefined) continue
    breaks++
    if (found === undefined || order.untilBroken) {
      const steps = story.steps.slice(0, played.broken.after)
      const short = await shrunk(simulation, { ...story, steps }, played.broken.invariant, { rules, mutant })
      found = { number, broken: played.broken, story: short }
    }
    if (order.untilBroken) break
  }
  return {
    outcomes,
    breaks,
    found,
    coverage,
    unseen: simulation.sometimes.filter((claim) => !seen.has(claim))
  }
}
