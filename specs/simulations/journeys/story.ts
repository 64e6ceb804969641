import { personas } from "../personas.ts"
import { type Step as AnyStep, formatStep } from "../story.ts"
import type { Line } from "./line.ts"

/** An action in one tab of a browser, the line meanwhile, and the time until the next. */
export interface Step extends AnyStep {
  readonly line: Line
}

/** One shopper's way through the days, drawn before the first of them sets out. */
export interface Plan {
  readonly number: number
  /** As the personas name it. */
  readonly persona: string
  readonly tabs: number
  /** Delay after the opening of the shop, in milliseconds. */
  readonly arrives: number
  readonly steps: ReadonlyArray<Step>
}

/** Whole journeys, whole: played again they go the same way. */
export interface JourneyStory {
  readonly machine: "journeys"
  readonly seed: number
  readonly days: number
  /** Shoppers that the stock was set for. */
  readonly crowd: number
  readonly shoppers: ReadonlyArray<Plan>
}

/** A story for people, one line a step, in the order in which they were taken. */
export const formatJourneys = (
  { shoppers }: JourneyStory,
  taken: ReadonlyArray<{ readonly shopper: number; readonly place: number }>
): ReadonlyArray<string> => {
  const met = new Set<number>()
  return taken.flatMap(({ shopper, place }, at) => {
    const plan = shoppers.find(({ number }) => number === shopper)
    const step = plan?.steps[place]
    if (plan === undefined || step === undefined) return []
    const who = met.has(shopper) ? "" : `, ${personas[plan.persona]?.says ?? plan.persona},`
    met.add(shopper)
    const refused =
      step.line.refused === undefined ? "" : `, answered ${step.line.refused} by what stands before the shop`
    return [`${at + 1}. Shopper ${shopper + 1}${who}${formatStep(step)}${refused}.`]
  })
}
