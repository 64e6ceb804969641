import { well } from "../../selling-line.ts"
import { type HowPlayed, journeysPlayed, type PlayedJourneys } from "./journeys.ts"
import type { JourneyStory, Plan, Step } from "./story.ts"

/** A story that breaks a promise, and how it went. */
export interface Shrunk {
  readonly story: JourneyStory
  readonly played: PlayedJourneys
  /** How often it was played on the way there. */
  readonly runs: number
}

/** So often a story is played again to make it shorter. */
const usualRuns = 150

/**
 * The shortest and plainest journeys found that still break the same promise: first without what happened afterwards and what
 * had no effect, then with fewer shoppers, fewer steps, good lines and short waits.
 */
export const shrunkJourneys = async (
  story: JourneyStory,
  played: PlayedJourneys,
  how: Pick<HowPlayed, "mutant">,
  mostRuns = usualRuns
): Promise<Shrunk> => {
  let best: Shrunk = { story, played, runs: 0 }
  let runs = 0
  const take = async (shoppers: ReadonlyArray<Plan>): Promise<boolean> => {
    if (runs >= mostRuns || JSON.stringify(shoppers) === JSON.stringify(best.story.shoppers)) return false
    runs++
    const tried = { ...story, shoppers: shoppers.filter(({ steps }) => steps.length > 0) }
    const again = await journeysPlayed(tried, how)
    if (again.broken?.promise !== played.broken?.promise) return false
    best = { story: tried, played: again, runs }
    return true
  }
  const now = () => best.story.shoppers
  const fewer = async <T>(all: () => ReadonlyArray<T>, without: (gone: ReadonlySet<T>) => ReadonlyArray<Plan>) => {
    for (let size = Math.ceil(all().length / 2); size > 0; size = size > 1 ? Math.ceil(size / 2) : 0)
      for (let at = all().length; at > 0; at -= size)
        await take(without(new Set(all().slice(Math.max(0, at - size), at))))
  }
  const steps = () => now().flatMap((plan) => plan.steps)
  const withEach = (change: (step: Step) => Step): ReadonlyArray<Plan> =>
    now().map((plan) => ({ ...plan, steps: plan.steps.map(change) }))

  await take(onlyTaken(best, false))
  await fewer(now, (gone) => now().filter((plan) => !gone.has(plan)))
  await take(onlyTaken(best, true))
  for (const plainer of plainerThan) await take(withEach(plainer))
  await take(now().map((plan, at) => ({ ...plan, arrives: at * hour })))
  for (let before = 0; before !== steps().length; ) {
    before = steps().length
    await fewer(steps, (gone) =>
      now().map((plan) => ({ ...plan, steps: plan.steps.filter((step) => !gone.has(step)) }))
    )
  }
  for (const one of steps())
    for (const plainer of plainerThan) await take(withEach((step) => (step === one ? plainer(step) : step)))
  return { ...best, runs }
}

const hour = 3_600_000

/** Without what came after the break, or also without what had no effect before it. */
const onlyTaken = ({ story, played }: Shrunk, isAll: boolean): ReadonlyArray<Plan> => {
  const taken = new Set(
    played.taken.flatMap(({ shopper, place, did }) => (did || !isAll ? [`${shopper} ${place}`] : []))
  )
  return story.shoppers.map((plan) => ({
    ...plan,
    steps: plan.steps.filter((_, place) => taken.has(`${plan.number} ${place}`))
  }))
}

const plainerThan: ReadonlyArray<(step: Step) => Step> = [
  (step) => ({ ...step, line: well }),
  (step) => ({ ...step, twice: false, reload: false, tab: 0 }),
  ...[5_000, 10_000, 60_000, hour].map((most) => (step: Step) => ({ ...step, wait: Math.min(step.wait, most) }))
]
