import type { AnyStateMachine } from "xstate"
import { drawingOf } from "#adapters/charts/layout.ts"
import { layouts, usual } from "#adapters/charts/layouts.ts"
import { chartWithTexts } from "#adapters/charts/shown.ts"
import staged from "#adapters/sandbox/stories.json" with { type: "json" }
import { attemptRules } from "#core/account/login/attempts.rule.ts"
import { loginMachine } from "#core/account/login/login.machine.ts"
import type { Exhibit } from "#core/charts/exhibit.ts"
import { machines } from "#core/charts/machines.ts"
import type { Heat } from "#core/charts/recording/heat.ts"
import type { WaysIn } from "#core/charts/recording/way.ts"
import { simulations } from "../simulations/simulations.ts"
import gone from "./gone.json" with { type: "json" }
import { livedAt } from "./lived.ts"
import { spoken } from "./spoken.ts"
import taken from "./taken.json" with { type: "json" }
import { arrowsOf, type Taken } from "./taken.ts"
import { trialOf } from "./trial/trials.ts"

/**
 * Everything the gallery shows of every machine, with what simulated shoppers did there.
 *
 * @param sessions how many ways make the traffic on a drawing
 * @param onProgress hears how many machines are done, of how many
 */
export const exhibits = async (
  sessions = 200,
  onProgress: (done: number, all: number) => void = () => {}
): Promise<ReadonlyArray<Exhibit>> => {
  const all: Array<Exhibit> = []
  for (const machine of machines.values()) {
    const { ends, ...facts } = await lived(machine, sessions)
    all.push({
      ...(await drawn(machine)),
      ...spoken(machine),
      ...facts,
      staged: stagedIn(machine.id),
      trial: trialOf(machine, ends),
      variants: variantsOf(machine.id)
    })
    onProgress(all.length, machines.size)
  }
  return all
}

const drawn = async (machine: AnyStateMachine) => {
  const { chart, chartTexts, letterings } = chartWithTexts(machine)
  const drawing = await drawingOf(chart, letterings, (island) => layouts[island] ?? usual)
  return { v: 1 as const, chart, chartTexts, letterings, drawing: rounded(drawing) }
}

const stagedIn = (id: string): Exhibit["staged"] =>
  staged.stories.flatMap(({ states }) => states).filter((state) => state.startsWith(`${id}.`))

/** What if the lock were at three? The words for it stand with the viewer's. */
const variantsOf = (id: string): Exhibit["variants"] => {
  if (id !== "login") return {}
  const { chart, chartTexts } = chartWithTexts(loginMachine({ ...attemptRules, lockAt: 3 }), { lockAt: 3 })
  return { lockAt3: { v: 1, chart, chartTexts } }
}

/** Halves of a pixel are fine enough; longer numbers would be half of the file. */
const rounded = <T>(drawing: T): T =>
  JSON.parse(
    JSON.stringify(drawing, (_, value: unknown) => (typeof value === "number" ? Math.round(value * 2) / 2 : value))
  )

const lived = async (
  machine: AnyStateMachine,
  sessions: number
): Promise<
  Pick<Exhibit, "invariants" | "heats" | "recordings" | "waysIn"> & { readonly ends: Readonly<Record<string, number>> }
> => {
  const simulation = simulations.find(({ id }) => id === machine.id)
  const specs = heatOfSpecs(machine.id)
  const inSpecs = new Map<string, WaysIn>(Object.entries(gone)).get(machine.id) ?? {}
  if (simulation === undefined)
    return { invariants: [], heats: { ...(specs && { specs }) }, recordings: [], waysIn: inSpecs, ends: {} }
  const { heat, recordings, waysIn, ends } = await livedAt(simulation, sessions)
  return {
    invariants: simulation.invariants.map(({ id, source, about }) => ({ id, source, about })),
    heats: { simulated: heat, ...(specs && { specs }) },
    recordings,
    ends,
    waysIn: { ...inSpecs, ...waysIn }
  }
}

/** What `npm run gallery:heat` counted; nothing for a machine that no spec runs as an actor. */
const heatOfSpecs = (machine: string): Heat | undefined => {
  const { sessions, arrows } = arrowsOf(structuredClone<Taken>(taken), machine)
  return sessions === 0 ? undefined : { v: 1, machine, sessions, arrows }
}
