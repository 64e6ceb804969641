import type { Exhibit } from "#core/charts/exhibit.ts"
import { leavesOf } from "#core/charts/leaves.rule.ts"
import type { Recording } from "#core/charts/recording/recording.ts"
import { coverageOf } from "../simulations/coverage.ts"
import { storyOf } from "../simulations/draw.ts"
import { heatOf } from "../simulations/figures.ts"
import type { Simulation } from "../simulations/simulation.ts"
import { recordedOf } from "./recorded-session.ts"
import { noneGone, shortestIn, walker } from "./ways.ts"

const examples = 3
const fewest = 6
const most = 30
/** Recordings are chosen among the first of the sessions. */
const looked = 24

interface Lived extends Pick<Exhibit, "recordings" | "waysIn"> {
  readonly heat: NonNullable<Exhibit["heats"]["simulated"]>
  /** How often sessions ended so. */
  readonly ends: Readonly<Record<string, number>>
}

/** What simulated shoppers did at a machine: how often each arrow, some sessions to play, the ways into its states. */
export const livedAt = async (simulation: Simulation, sessions: number): Promise<Lived> => {
  const coverage = coverageOf(simulation.machine)
  const [first, others] = [noneGone(), noneGone()]
  const gone: Array<{ readonly setting: number; readonly recording: Recording }> = []
  const all: Array<Recording> = []
  const ends: Record<string, number> = {}
  for (let number = 0; number < sessions; number++) {
    const story = storyOf(simulation, { seed: 1, number, persona: undefined, faults: {} })
    const { outcome, recording } = await recordedOf(simulation, story, { hear: coverage.hear })
    ends[outcome] = (ends[outcome] ?? 0) + 1
    if (recording === undefined) continue
    if (number < looked) all.push({ ...recording, steps: recording.steps.filter(({ arrows }) => arrows.length > 0) })
    gone.push({ setting: story.setting, recording })
  }
  const rarity = rarityIn(gone.map(({ recording }) => recording))
  for (const { setting, recording } of gone) {
    // The first setting is that of a person who has nothing behind them.
    const walk = walker(setting === 0 ? first : others, ({ arrows }) => 1 + Math.max(0, ...arrows.map(rarity)))
    for (const { event, arrows, state } of recording.steps) walk({ event, arrows }, leavesOf(state, simulation.id))
  }
  return {
    heat: heatOf(simulation.id, sessions, coverage),
    ends,
    recordings: varied(all),
    waysIn: { ...shortestIn(others), ...shortestIn(first) }
  }
}

/** How seldom sessions take an arrow: 0 if all do, 1 more each time that half as many do. */
const rarityIn = (all: ReadonlyArray<Recording>) => {
  const taken = new Map<string, number>()
  for (const { steps } of all)
    for (const arrow of new Set(steps.flatMap(({ arrows }) => arrows))) taken.set(arrow, (taken.get(arrow) ?? 0) + 1)
  return (arrow: string): number => Math.log2(all.length / (taken.get(arrow) ?? 1))
}

/** The sessions that show most of a machine, without being long. */
const varied = (all: ReadonlyArray<Recording>): ReadonlyArray<Recording> => {
  const variety = ({ steps }: Recording): number => new Set(steps.flatMap(({ arrows }) => arrows)).size
  return all
    .filter(({ steps }) => steps.length >= fewest && steps.length <= most)
    .toSorted((one, other) => variety(other) - variety(one))
    .slice(0, examples)
}
