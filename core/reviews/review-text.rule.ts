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

/** Most UTF-16 units of a text as it is stored: a character as a person counts them may have several. Own choice. */
export const textUnitsMost = 36_000

/** What is wrong with a text: `field.content_review` by rule. */
export type TextProblem = "required" | "minimum" | "maximum" | "repeated"

/** Characters that look like a blank without being one: the blank of Braille, and fillers of Hangul. */
const blanks = /[\p{Cc}\p{Cs}\u2800\u3164\uffa0]/gu

/**
 * Characters that show nothing, unless they belong to what does: the joiner and the selector in an emoji, the tags of a flag, a joiner
 * or selector after a letter of a script that has them. Unicode, `Default_Ignorable_Code_Point`.
 */
const invisible = new RegExp(
  [
    String.raw`(?!(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}]\ufe0f?)\u200d\p{Extended_Pictographic})`,
    String.raw`(?!(?<=[\p{Extended_Pictographic}0-9#*])[\ufe0e\ufe0f])`,
    String.raw`(?!(?<=\u{1f3f4}[\u{e0020}-\u{e007e}]{0,6})[\u{e0020}-\u{e007f}])`,
    String.raw`(?!(?<=(?!\p{Script=Latin}|\p{Default_Ignorable_Code_Point})[\p{L}\p{M}])[\u200c\u200d\p{Variation_Selector}])`,
    String.raw`[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]`
  ].join(""),
  "gu"
)

/**
 * Returns the text as it is counted and stored: without characters that show nothing, trimmed, and several blanks or control characters
 * reduced to one blank. D-39.
 */
export const reviewText = (typed: string): string =>
  typed.replace(blanks, " ").replace(invisible, "").replace(/\s+/g, " ").trim()

/** Returns how long it is, in characters as a person counts them. */
export const textLength = (typed: string): number => graphemes(reviewText(typed)).length

/** Returns what is wrong with a text, if anything. Specification 5: at least 150 characters; D-39. */
export const textProblem = (typed: string, rules: TextRules = textRules): TextProblem | undefined => {
  const text = reviewText(typed)
  if (text.length > textUnitsMost) return "maximum"
  const characters = graphemes(text)
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
