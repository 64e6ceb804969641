import { isRecord, jsonOf, WrongUse } from "../reading.ts"
import { type ReviewMutant, reviewMutants } from "./mutants.ts"
import { activities, type Crowd, goods, kinds, type ReviewStory, type Step } from "./story.ts"

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0

const isStep = (step: unknown): step is Step =>
  isRecord(step) &&
  kinds.some((kind) => kind === step.kind) &&
  activities.some((activity) => activity === step.does) &&
  isCount(step.who) &&
  isCount(step.product) &&
  step.product < goods.length &&
  isCount(step.choice) &&
  isCount(step.wait)

const isCrowd = (crowd: unknown): crowd is Crowd =>
  isRecord(crowd) && ["seed", "honest", "spammers", "puppets", "days"].every((name) => isCount(crowd[name]))

/** The mistake of that name. */
export const reviewMutantCalled = (says: string | undefined): ReviewMutant | undefined => {
  const found = reviewMutants.find((one) => one.says === says)
  if (says !== undefined && found === undefined)
    throw new WrongUse(
      `reviews have no such mutant: there are ${reviewMutants.map((one) => `"${one.says}"`).join(", ")}`
    )
  return found
}

/** A stored story of reviews, with the mistake that it found. */
export const reviewsFrom = (
  text: string
): { readonly story: ReviewStory; readonly mutant: ReviewMutant | undefined } => {
  const { story, mutant } = jsonOf(text, "a story")
  if (!isRecord(story) || story.machine !== "reviews") throw new WrongUse("this is no story of reviews")
  const { crowd, steps } = story
  if (!isCrowd(crowd) || !Array.isArray(steps) || !steps.every(isStep))
    throw new WrongUse("this story was written for another shop")
  return {
    story: { machine: "reviews", crowd, steps },
    mutant: reviewMutantCalled(typeof mutant === "string" ? mutant : undefined)
  }
}
