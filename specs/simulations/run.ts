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

/** Who plays the sessions. */
export interface Players {
  /** Plays batch after batch, in order, for as long as each is taken. Rejects with `Stuck`. */
  readonly batches: (simulation: Simulation, order: Order, take: (batch: Batch) => boolean) => Promise<void>
  /** Finds the shortest story of a session that broke something. */
  readonly shortest: (simulation: Simulation, order: Order, session: Session) => Promise<Found | undefined>
}

/** Hears which session and which of its steps begin. */
type Reaches = (number: number, step: number) => void

/** A step of a session did not end. */
export class Stuck extends Error {
  readonly number: number
  readonly step: number
  constructor(number: number, step: number, ms: number) {
    super(`step ${step + 1} did not end within ${ms / 1_000} s`)
    this.number = number
    this.step = step
  }
}

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
  [from, to]: readonly [number, number],
  reaches?: Reaches
): Promise<Batch> => {
  const { rules = {}, mutant, traced = false, covered = false, untilBroken = false } = order
  const coverage = coverageOf(simulation.machine)
  const sessions: Array<Session> = []
  for (let number = from; number < to; number++) {
    const story = drawn(simulation, order, number)
    const played = await simulation.play(story, {
      rules,
      mutant,
      traced,
      ...(covered && { inspect: coverage.hear }),
      ...(reaches && { reaches: (step: number) => reaches(number, step) })
    })
    sessions.push({ number, persona: story.persona, ...played })
    if (untilBroken && played.broken) break
  }
  return { sessions, taken: coverage.arrows().map(({ taken }) => taken) }
}

const oneByOne: Players = {
  batches: async (simulation, order, take) => {
    for (const span of spansOf(order)) if (!take(await batchOf(simulation, order, span))) return
  },
  shortest: (simulation, order, session) => shortestOf(simulation, order, session)
}

/** The story of a session up to the step that did not end. */
const stuckIn = (simulation: Simulation, order: Order, { number, step, message }: Stuck): Found => {
  const story = drawn(simulation, order, number)
  const steps = story.steps.slice(0, step + 1)
  const says = "Every step of a session ends."
  const broken = { invariant: "C0", source: "machines 0", says, saw: message, after: steps.length }
  return { number, broken, story: { ...story, steps } }
}

/** Plays sessions and adds them up; the first broken invariant is reported as its shortest story. */
export const ran = async (
  simulation: Simulation,
  order: Order,
  {
    players = oneByOne,
    onSession
  }: { readonly players?: Players; readonly onSession?: (session: Session) => void } = {}
) => {
  const coverage: Coverage = coverageOf(simulation.machine)
  const outcomes = new Map<string, number>()
  const seen = new Set<string>()
  let first: Session | undefined
  let breaks = 0
  const take = ({ sessions, taken }: Batch): boolean => {
    coverage.add(taken)
    for (const session of sessions) {
      outcomes.set(session.outcome, (outcomes.get(session.outcome) ?? 0) + 1)
      for (const claim of session.seen) seen.add(claim)
      onSession?.(session)
      if (session.broken) breaks++
      if (session.broken) first ??= session
    }
    return first === undefined || !order.untilBroken
  }
  let stuck: Found | undefined
  try {
    await players.batches(simulation, order, take)
  } catch (failure) {
    if (!(failure instanceof Stuck)) throw failure
    stuck = stuckIn(simulation, order, failure)
    breaks++
  }
  return {
    outcomes,
    breaks,
    found: first ? await players.shortest(simulation, order, first) : stuck,
    coverage,
    unseen: simulation.sometimes.filter((claim) => !seen.has(claim))
  }
}

/** Finds the shortest story of a session that broke something. */
export const shortestOf = async (
  simulation: Simulation,
  order: Order,
  { number, broken }: Session,
  reaches?: Reaches
): Promise<Found | undefined> => {
  if (broken === undefined) return undefined
  const story = drawn(simulation, order, number)
  const { rules = {}, mutant } = order
  const steps = story.steps.slice(0, broken.after)
  const how = { rules, mutant, ...(reaches && { reaches: (step: number) => reaches(number, step) }) }
  const shortest = await shrunk(simulation, { ...story, steps }, broken.invariant, how)
  // What is reported was seen in the shortest story.
  const again = await simulation.play(shortest, how)
  return { number, broken: again.broken ?? broken, story: shortest }
}
