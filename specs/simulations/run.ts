import { type Coverage, coverageOf } from "./coverage.ts"
import { storyOf } from "./draw.ts"
import type { Faults } from "./personas.ts"
import { shrunk } from "./shrink.ts"
import type { Broken, Numbers, Simulation } from "./simulation.ts"
import type { Story } from "./story.ts"

export interface Order {
  readonly sessions: number
  readonly seed: number
  readonly persona?: string | undefined
  readonly faults?: Partial<Faults>
  readonly rules?: Numbers
  readonly mutant?: string
  readonly traced?: boolean
  /** Stops at the first broken invariant. */
  readonly untilBroken?: boolean
  readonly covered?: boolean
}

/** What is reported of a played session. */
export interface Session {
  readonly number: number
  readonly persona: string
  readonly outcome: string
  readonly broken: Broken | undefined
  readonly seen: ReadonlyArray<string>
  readonly trace: ReadonlyArray<string>
}

/** Sessions in a row, and how often they took each arrow, in the order of the machine's arrows. */
export interface Batch {
  readonly sessions: ReadonlyArray<Session>
  readonly taken: ReadonlyArray<number>
}

/** A broken invariant with the shortest story that breaks it. */
export interface Found {
  readonly number: number
  readonly broken: Broken
  readonly story: Story
}

/** Plays batch after batch, in order, for as long as each is taken. */
export type Batches = (simulation: Simulation, order: Order, take: (batch: Batch) => boolean) => Promise<void>

const batchSize = 25

/** Returns the begin and the end of each batch. */
export const spansOf = ({ sessions }: Order): ReadonlyArray<readonly [number, number]> =>
  Array.from({ length: Math.ceil(sessions / batchSize) }, (_, at) => [
    at * batchSize,
    Math.min(sessions, (at + 1) * batchSize)
  ])

const drawn = (simulation: Simulation, { seed, persona, faults = {} }: Order, number: number): Story =>
  storyOf(simulation, { seed, number, persona, faults })

/** Sessions of these numbers, one after another. */
export const batchOf = async (
  simulation: Simulation,
  order: Order,
  [from, to]: readonly [number, number]
): Promise<Batch> => {
  const { rules = {}, mutant, traced = false, covered = false, untilBroken = false } = order
  const coverage = coverageOf(simulation.machine)
  const sessions: Array<Session> = []
  for (let number = from; number < to; number++) {
    const story = drawn(simulation, order, number)
    const played = await simulation.play(story, { rules, mutant, traced, ...(covered && { inspect: coverage.hear }) })
    sessions.push({ number, persona: story.persona, ...played })
    if (untilBroken && played.broken) break
  }
  return { sessions, taken: coverage.arrows().map(({ taken }) => taken) }
}

const oneByOne: Batches = async (simulation, order, take) => {
  for (const span of spansOf(order)) if (!take(await batchOf(simulation, order, span))) return
}

/** Plays sessions and adds them up; the first broken invariant is reported as its shortest story. */
export const ran = async (
  simulation: Simulation,
  order: Order,
  {
    batches = oneByOne,
    onSession
  }: { readonly batches?: Batches; readonly onSession?: (session: Session) => void } = {}
) => {
  const coverage: Coverage = coverageOf(simulation.machine)
  const outcomes = new Map<string, number>()
  const seen = new Set<string>()
  let first: Session | undefined
  let breaks = 0
  await batches(simulation, order, ({ sessions, taken }) => {
    coverage.add(taken)
    for (const session of sessions) {
      outcomes.set(session.outcome, (outcomes.get(session.outcome) ?? 0) + 1)
      for (const claim of session.seen) seen.add(claim)
      onSession?.(session)
      if (session.broken) breaks++
      if (session.broken) first ??= session
    }
    return first === undefined || !order.untilBroken
  })
  return {
    outcomes,
    breaks,
    found: first && (await shortestOf(simulation, order, first)),
    coverage,
    unseen: simulation.sometimes.filter((claim) => !seen.has(claim))
  }
}

const shortestOf = async (
  simulation: Simulation,
  order: Order,
  { number, broken }: Session
): Promise<Found | undefined> => {
  if (broken === undefined) return undefined
  const story = drawn(simulation, order, number)
  const { rules = {}, mutant } = order
  const steps = story.steps.slice(0, broken.after)
  return {
    number,
    broken,
    story: await shrunk(simulation, { ...story, steps }, broken.invariant, { rules, mutant })
  }
}
