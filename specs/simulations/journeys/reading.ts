import { personas } from "../personas.ts"
import { isRecord, isStep, jsonOf, WrongUse } from "../reading.ts"
import { actions } from "./journeys.ts"
import type { Mutant } from "./mutant.ts"
import { mutants } from "./mutants.ts"
import type { JourneyStory, Plan } from "./story.ts"

const known = new Set(Object.keys(actions))

const isCount = (value: unknown, least = 0): value is number => Number.isSafeInteger(value) && Number(value) >= least

const isPlan = (plan: unknown): plan is Plan =>
  isRecord(plan) &&
  isCount(plan.number) &&
  typeof plan.persona === "string" &&
  plan.persona in personas &&
  (plan.tabs === 1 || plan.tabs === 2) &&
  isCount(plan.arrives) &&
  Array.isArray(plan.steps) &&
  plan.steps.every(isStep(known, plan.tabs)) &&
  plan.steps.every(({ line }) => !("refused" in line) || line.refused === 429 || line.refused === 503)

/** The mistake of that name. */
export const mutantCalled = (says: string | undefined): Mutant | undefined => {
  const found = mutants.find((one) => one.says === says)
  if (says !== undefined && found === undefined)
    throw new WrongUse(`journeys have no such mutant: there are ${mutants.map((one) => `"${one.says}"`).join(", ")}`)
  return found
}

/** Stored journeys, with the mistake that they found. */
export const journeysFrom = (text: string): { readonly story: JourneyStory; readonly mutant: Mutant | undefined } => {
  const { story, mutant } = jsonOf(text, "a story")
  if (!isRecord(story) || story.machine !== "journeys") throw new WrongUse("this is no story of journeys")
  const { seed, days, crowd, shoppers } = story
  if (!isCount(seed) || !isCount(days, 1) || !isCount(crowd, 1) || !Array.isArray(shoppers) || !shoppers.every(isPlan))
    throw new WrongUse("this story was written for another shop")
  return {
    story: { machine: "journeys", seed, days, crowd, shoppers },
    mutant: mutantCalled(typeof mutant === "string" ? mutant : undefined)
  }
}
