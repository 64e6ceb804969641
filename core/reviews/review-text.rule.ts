import { graphemes } from "../kernel/text.ts"

/** Characters of a review's text as a person counts them. Specification 5 and 9; D-39. */
export interface TextRules {
  readonly textLeast: number
  readonly textMost: number
  /** The same character so often in a row says nothing. */
  readonly repeatsMost: number
}

/** Characters of a review, at least and at most, and how often one may be repeated. Specification 5 and 9. */
export const textRules: TextRules = { textLeast: 150, textMost: 3_000, repeatsMost: 9 }

/** What is wrong with a text: `field.content_review` by rule. */
export type TextProblem = "required" | "minimum" | "maximum" | "repeated"

/** Returns the text as it is counted and stored: trimmed, and several blanks or control characters reduced to one blank. D-39. */
export const reviewText = (typed: string): string => typed.replace(/[\s\p{Cc}\p{Cs}]+/gu, " ").trim()

/** Returns how long it is, in characters as a person counts them. */
export const textLength = (typed: string): number => graphemes(reviewText(typed)).length

/** Returns what is wrong with a text, if anything. Specification 5: at least 150 characters; D-39. */
export const textProblem = (typed: string, rules: TextRules = textRules): TextProblem | undefined => {
  const characters = graphemes(reviewText(typed))
  if (characters.length === 0) return "required"
  if (characters.length < rules.textLeast) return "minimum"
  if (characters.length > rules.textMost) return "maximum"
  return longestRun(characters) > rules.repeatsMost ? "repeated" : undefined
}

const longestRun = (characters: ReadonlyArray<string>): number => {
  let longest = 0
  let run = 0
  for (const [at, character] of characters.entries()) {
    run = character === characters[at - 1] ? run + 1 : 1
    longest = Math.max(longest, run)
  }
  return longest
}
