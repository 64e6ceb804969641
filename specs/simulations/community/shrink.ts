import { type PlayedReviews, reviewsPlayed } from "./community.ts"
import type { ReviewMutant } from "./mutants.ts"
import type { ReviewStory, Step } from "./story.ts"

/** A story that breaks a promise, and how it went. */
interface Shrunk {
  readonly story: ReviewStory
  readonly played: PlayedReviews
}

/** So often a story is played again to make it shorter. */
const usualRuns = 200
const minute = 60_000

/** Returns the shortest story found that breaks the same promise: without what came after, then without ever smaller parts. */
export const shrunkReviews = async (
  story: ReviewStory,
  played: PlayedReviews,
  how: { readonly mutant?: ReviewMutant | undefined },
  mostRuns = usualRuns
): Promise<Shrunk> => {
  let best: Shrunk = { story, played }
  let runs = 0
  const take = async (steps: ReadonlyArray<Step>): Promise<boolean> => {
    if (runs >= mostRuns) return false
    runs++
    const tried = { ...story, steps }
    const again = await reviewsPlayed(tried, how)
    if (again.broken === undefined || again.broken.promise !== played.broken?.promise) return false
    best = { story: { ...tried, steps: steps.slice(0, again.broken.after) }, played: again }
    return true
  }
  const steps = () => best.story.steps
  await take(steps().slice(0, played.broken?.after))
  for (let size = Math.ceil(steps().length / 2); size > 0; size = Math.floor(size / 2))
    for (let at = steps().length; at > 0 && runs < mostRuns; at -= size)
      await take(without(steps(), Math.max(0, at - size), at))
  for (const at of steps().keys()) {
    const step = steps()[at]
    if (step !== undefined && step.wait > minute) await take(steps().with(at, { ...step, wait: minute }))
  }
  return best
}

/** Steps without some of them; what comes after happens when it did. */
const without = (steps: ReadonlyArray<Step>, from: number, to: number): ReadonlyArray<Step> => {
  const gone = steps.slice(from, to).reduce((sum, { wait }) => sum + wait, 0)
  return [
    ...steps.slice(0, from),
    ...steps.slice(to).map((step, at) => (at === 0 ? { ...step, wait: step.wait + gone } : step))
  ]
}
