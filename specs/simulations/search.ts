import type { How, Simulation } from "./simulation.ts"
import type { Step, Story } from "./story.ts"

/** As long as any wait of the shop that a shopper sits through. */
export const patientMs = 31_000

/** The different steps of a story, each also pressed twice and waited for. */
const stepsOf = ({ steps }: Story): ReadonlyArray<Step> => {
  const all = steps.flatMap((step) => [
    step,
    { ...step, twice: true },
    { ...step, wait: Math.max(step.wait, patientMs) },
    { ...step, twice: true, wait: Math.max(step.wait, patientMs) }
  ])
  return [...new Map(all.map((step) => [JSON.stringify(step), step])).values()]
}

/** The search ends after so many stories. */
const storiesMost = 30_000

/**
 * A story of fewer than `below` steps that breaks something, made of the same actions, or `undefined` if there is none:
 * every one is played, the shorter before the longer, as far as their number allows.
 */
export const shorterThan = async (
  simulation: Simulation,
  story: Story,
  below: number,
  how: How
): Promise<ReadonlyArray<Step> | undefined> => {
  const steps = stepsOf(story)
  let words: ReadonlyArray<ReadonlyArray<Step>> = [[]]
  let played = 0
  for (let length = 1; length < below; length++) {
    words = words.flatMap((word) => steps.map((step) => [...word, step]))
    for (const steps of words) {
      if (++played > storiesMost) return undefined
      const { broken } = await simulation.play({ ...story, steps }, how)
      if (broken) return steps
    }
  }
  return undefined
}
