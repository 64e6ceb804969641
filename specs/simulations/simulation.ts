import type { AnyStateMachine, InspectionEvent } from "xstate"
import type { Invariant } from "#core/charts/exhibit.ts"
import { type Fate, well } from "../selling-line.ts"
import type { VirtualClock } from "../virtual-clock.ts"
import { saidOf } from "./invariant-texts.ts"
import type { Mood } from "./personas.ts"
import { watchRest } from "./rest.ts"
import type { Step, Story } from "./story.ts"

/** A rule's numbers by name, as a product owner may question them. */
export type Numbers = Readonly<Record<string, number>>

/** What a world is opened with. */
export interface Opening {
  readonly setting: number
  readonly tabs: number
  readonly fate: () => Fate
  /** Numbers of the core that are to be changed; the others are the core's own. */
  readonly rules: Numbers
  /** What the specification promises, with the same changes. */
  readonly promised: Numbers
  /** The name of a fault put into the machine on purpose. */
  readonly mutant: string | undefined
  readonly inspect: ((seen: InspectionEvent) => void) | undefined
}

/** A machine's surroundings while it is simulated. */
export interface World {
  readonly clock: VirtualClock
  /** State of each tab, as plain data. */
  readonly states: () => ReadonlyArray<unknown>
  readonly reload: (tab: number) => void
  /** Before every action. */
  readonly begins: (step: Step) => void
}

export interface Action<W> {
  /** Completes "a shopper …"; its name in stories. */
  readonly says: string
  readonly weight: number
  readonly mood: Mood
  readonly does: (world: W, tab: number) => void
}

/**
 * What holds after every step, or, of `last`, when the line is good again and all has been given time. Its words stand with
 * those of the machine.
 */
interface CheckedInvariant<W> extends Invariant {
  readonly holds: (world: W, step: Step) => boolean
  /** What was expected and what was seen, once it does not hold: "6 codes on one day, at most 5". */
  readonly saw?: (world: W, step: Step) => string
}

/**
 * A mistake of one line in a rule, guard or action, and the fewest steps in which it can be seen: nothing shorter of the
 * same actions shows it, which is looked for exhaustively.
 */
export interface Mutant {
  readonly says: string
  readonly shortest: number
}

interface LastInvariant<W> extends Invariant {
  readonly holds: (world: W) => boolean
  readonly saw?: (world: W) => string
}

interface Parts<W extends World> {
  readonly id: string
  readonly machine: AnyStateMachine
  /** The setting: one is drawn for each session. */
  readonly settings: ReadonlyArray<string>
  /** Numbers as the specification has them: literals, never those of the core that they guard. */
  readonly rules: Numbers
  /** Numbers that no machine takes: `--rules` changes them where they stand in the core. */
  readonly constants?: ReadonlyArray<string>
  readonly mutants: ReadonlyArray<Mutant>
  /** So many sessions reach everything; a few hundred if absent. */
  readonly enough?: number
  /** Arrows that cannot be taken here, and why. */
  readonly cold: Readonly<Record<string, string>>
  readonly open: (opening: Opening) => W
  readonly actions: ReadonlyArray<Action<W>>
  readonly invariants: ReadonlyArray<CheckedInvariant<W>>
  /** What is to have happened at least once in a few hundred sessions. */
  readonly sometimes: Readonly<Record<string, (world: W) => boolean>>
  /** The line is good again: going on succeeds. */
  readonly ends: (world: W) => Promise<void>
  readonly last: ReadonlyArray<LastInvariant<W>>
  readonly outcome: (world: W) => string
}

export interface Broken {
  readonly invariant: string
  readonly source: string
  readonly says: string
  /** What was expected and what was seen, in figures where it has any. */
  readonly saw: string
  /** Steps done until then. */
  readonly after: number
}

export interface Played {
  readonly broken: Broken | undefined
  readonly outcome: string
  readonly seen: ReadonlyArray<string>
  /** A line per step, and one for the end. */
  readonly trace: ReadonlyArray<string>
}

/** What may differ between two plays of one story. */
export interface How {
  readonly rules?: Numbers
  readonly mutant?: string | undefined
  readonly inspect?: (seen: InspectionEvent) => void
  readonly traced?: boolean
  /** Hears which step begins, from 0; the number of steps is the end. */
  readonly reaches?: (step: number) => void
}

/** A machine in its world, and what is to hold there. */
export interface Simulation
  extends Omit<Parts<World>, "open" | "actions" | "invariants" | "sometimes" | "ends" | "last" | "outcome"> {
  readonly actions: ReadonlyArray<Pick<Action<World>, "says" | "weight" | "mood">>
  readonly invariants: ReadonlyArray<Invariant & { readonly says: string }>
  readonly sometimes: ReadonlyArray<string>
  readonly play: (story: Story, how?: How) => Promise<Played>
}

/** No line is bad for longer: what asks again by itself would ask through a whole night. */
const badLineMs = 120_000

export const simulationOf = <W extends World>(parts: Parts<W>): Simulation => {
  const { actions, invariants, sometimes, last, ends, open, outcome, ...rest } = parts
  const said = saidOf(parts.id)
  const actionOf = new Map(actions.map((action) => [action.says, action]))
  const claims = Object.entries(sometimes)
  const play = async (story: Story, how: How = {}): Promise<Played> => {
    const { rules = {}, mutant, inspect, traced = false, reaches } = how
    const { setting, tabs, steps } = story
    let line = (): Fate => steps[0]?.line ?? well
    let now = (): number => 0
    const watch = watchRest(() => now(), inspect)
    const world = open({
      setting,
      tabs,
      fate: () => line(),
      rules,
      promised: { ...parts.rules, ...rules },
      mutant,
      inspect: watch.hear
    })
    const { clock } = world
    now = clock.now
    const seen = new Set<string>()
    const trace: Array<string> = []
    const note = (action: string): void => {
      if (traced) trace.push(JSON.stringify({ at: clock.now(), action, states: world.states() }))
    }
    const ended = (broken: Broken | undefined): Played => ({ broken, outcome: outcome(world), seen: [...seen], trace })
    const brokenBy = ({ id, source }: Invariant, saw: string | undefined, after: number): Broken => ({
      invariant: id,
      source,
      says: said(id),
      saw: saw ?? `the states were ${JSON.stringify(world.states())}`,
      after
    })
    await clock.advance(0)
    for (const [at, step] of steps.entries()) {
      const action = actionOf.get(step.action)
      if (action === undefined) throw new Error(`${parts.id} has no action "${step.action}"`)
      const until = clock.now() + badLineMs
      line = () => (clock.now() > until ? well : step.line)
      reaches?.(at)
      world.begins(step)
      if (step.reload) world.reload(step.tab)
      await clock.advance(0)
      for (let time = 0; time < (step.twice ? 2 : 1); time++) action.does(world, step.tab)
      await clock.advance(step.wait)
      note(step.action)
      const restless = watch.broken(at + 1)
      if (restless) return ended(restless)
      for (const [claim, happens] of claims) if (!seen.has(claim) && happens(world)) seen.add(claim)
      const found = invariants.find(({ holds }) => !holds(world, step))
      if (found) return ended(brokenBy(found, found.saw?.(world, step), at + 1))
    }
    const before = ended(undefined)
    line = () => well
    reaches?.(steps.length)
    await ends(world)
    note("ends")
    const restless = watch.broken(steps.length)
    if (restless) return ended(restless)
    const found = last.find(({ holds }) => !holds(world))
    return found ? ended(brokenBy(found, found.saw?.(world), steps.length)) : { ...before, trace }
  }
  return {
    ...rest,
    actions,
    invariants: [...invariants, ...last].map(({ id, source, about }) => ({ id, source, about, says: said(id) })),
    sometimes: claims.map(([claim]) => claim),
    play
  }
}
