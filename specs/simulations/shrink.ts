import { well } from "../selling-line.ts"
import { patientMs } from "./search.ts"
import type { How, Simulation } from "./simulation.ts"
import type { Step, Story } from "./story.ts"

/** The shortest and plainest story found that still breaks the same invariant. */
export const shrunk = async (simulation: Simulation, story: Story, invariant: string, how: How): Promise<Story> => {
  let steps = story.steps
  const take = async (tried: ReadonlyArray<Step>): Promise<boolean> => {
    const { broken } = await simulation.play({ ...story, steps: tried }, how)
    if (broken?.invariant !== invariant) return false
    steps = tried.slice(0, broken.after)
    return true
  }
  const without = async (at: number, size: number): Promise<boolean> =>
    (await take(steps.toSpliced(at, size))) || (size === 1 && (await take(withWaitGiven(steps, at))))
  const shortens = async (): Promise<void> => {
    for (let size = Math.ceil(steps.length / 2); size > 0; size = Math.floor(size / 2))
      for (let at = 0; at < steps.length; ) if (!(await without(at, size))) at += size
  }
  await take(steps.map((step) => ({ ...step, wait: Math.max(step.wait, patientMs) })))
  await shortens()
  for (let before = 0; before !== steps.length; ) {
    before = steps.length
    for (const shorter of exchanges(steps)) if (await take(shorter)) break
    await shortens()
  }
  for (const at of steps.keys())
    for (const plainer of plainerThan) {
      const step = steps[at]
      if (step === undefined) continue
      const tried = plainer(step)
      if (JSON.stringify(tried) !== JSON.stringify(step)) await take(steps.with(at, tried))
    }
  return { ...story, steps }
}

const withWaitGiven = (steps: ReadonlyArray<Step>, at: number): ReadonlyArray<Step> => {
  const wait = steps[at]?.wait ?? 0
  return steps.map((step, place) => (place === at - 1 ? { ...step, wait: step.wait + wait } : step)).toSpliced(at, 1)
}

/** One step fewer, with another step's action in place of a third. */
function* exchanges(steps: ReadonlyArray<Step>) {
  const actions = [...new Set(steps.map(({ action }) => action))]
  for (const [gone] of steps.entries())
    for (const [at, step] of steps.entries())
      for (const action of actions)
        if (at !== gone && action !== step.action)
          yield steps.with(at, { ...step, action, wait: Math.max(step.wait, patientMs) }).toSpliced(gone, 1)
}

const plainerThan: ReadonlyArray<(step: Step) => Step> = [
  (step) => ({ ...step, twice: false }),
  (step) => ({ ...step, reload: false }),
  (step) => ({ ...step, line: well }),
  (step) => ({ ...step, line: { ...well, lost: step.line.lost } }),
  (step) => ({ ...step, tab: 0 }),
  ...[60_000, 30_000, 10_000, 5_000, 1_000, 0].map(
    (wait) => (step: Step) => (step.wait > wait ? { ...step, wait } : step)
  )
]
