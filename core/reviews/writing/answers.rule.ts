import { ratingOf } from "../rating.rule.ts"
import type { StarPart } from "../review.ts"
import { type ReviewTag, reviewTagsMost } from "../review-tags.ts"
import { type Answers, type FullAnswers, type ReviewAsks, usageTimes } from "./answers.ts"

/** A question of the form beside its text, in the order of the form. */
export type AnswerField = "combination" | "stars" | "durationOfUse" | "recommended" | "repurchase"

const isWholeStar = (stars: number | undefined): boolean =>
  stars !== undefined && Number.isInteger(stars) && stars >= 1 && stars <= 5

/** Whether the form asks which combination was used: only if there is a choice. D-37. */
export const asksCombination = ({ combinations }: Pick<ReviewAsks, "combinations">): boolean => combinations.length > 1

/** Returns the questions that are not answered yet, in the order of the form. Specification 3, Review; D-37 to D-39. */
export const missingAnswers = (answers: Answers, asks: ReviewAsks): ReadonlyArray<AnswerField> => {
  const { combination, stars, durationOfUse, recommended, repurchase } = answers
  const gaps: Readonly<Record<AnswerField, boolean>> = {
    combination: asksCombination(asks) && (combination === null || !asks.combinations.includes(combination)),
    stars: !asks.parts.every((part) => isWholeStar(stars[part])),
    durationOfUse: durationOfUse === null || !usageTimes.includes(durationOfUse),
    recommended: recommended === null,
    repurchase: repurchase === null
  }
  return (Object.keys(gaps) as ReadonlyArray<AnswerField>).filter((field) => gaps[field])
}

/** Returns the answers as they are sent; nothing while one is missing. */
export const fullAnswers = (answers: Answers, asks: ReviewAsks): FullAnswers | undefined => {
  const { durationOfUse, recommended, repurchase } = answers
  if (missingAnswers(answers, asks).length > 0) return undefined
  if (durationOfUse === null || recommended === null || repurchase === null) return undefined
  const [only] = asks.combinations
  const combination = asksCombination(asks) ? answers.combination : (only ?? null)
  return {
    ...(combination !== null && { combination }),
    stars: Object.fromEntries(asks.parts.map((part) => [part, answers.stars[part] ?? 0])),
    durationOfUse,
    recommended,
    repurchase,
    tags: takenTags(answers.tags, asks)
  }
}

/** Returns the tags that are offered, each once, in the order of the shop; the first five of more. */
export const takenTags = (
  tags: ReadonlyArray<string>,
  { tags: offered }: Pick<ReviewAsks, "tags">
): ReadonlyArray<ReviewTag> => offered.filter((tag) => tags.includes(tag)).slice(0, reviewTagsMost)

/** Returns the answers with a tag that was taken, or without one that was; a sixth is not taken. */
export const withTag = (answers: Answers, tag: ReviewTag): Answers => {
  const others = answers.tags.filter((one) => one !== tag)
  if (others.length < answers.tags.length) return { ...answers, tags: others }
  return others.length < reviewTagsMost ? { ...answers, tags: [...others, tag] } : answers
}

/**
 * Returns the answers after a part was rated; the stars of the whole fill every part at once.
 *
 * @param part one part, or `all` of them
 */
export const withStars = (answers: Answers, { parts }: ReviewAsks, part: StarPart | "all", stars: number): Answers =>
  isWholeStar(stars)
    ? {
        ...answers,
        stars: { ...answers.stars, ...Object.fromEntries((part === "all" ? parts : [part]).map((one) => [one, stars])) }
      }
    : answers

/** Returns the mean of the parts that have been rated, floored to 3 decimals; 0 if none has. D-38. */
export const ratingSoFar = ({ stars }: Pick<Answers, "stars">, { parts }: Pick<ReviewAsks, "parts">): number =>
  ratingOf(Object.fromEntries(parts.flatMap((part) => (isWholeStar(stars[part]) ? [[part, stars[part]]] : []))))
