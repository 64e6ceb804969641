import { cut, graphemes } from "#core/kernel/text.ts"
import type { Notes } from "./findings.ts"
import { withoutTags } from "./html.ts"
import { cleanedLine, quoteText } from "./text.ts"

/** Characters a person counts. */
const longestName = 150
const longestOption = 120

/** A name on one line without tags, cut if it is too long. */
export const readName = (text: string, field: string, notes: Notes): string => {
  const name = withoutTags(cleanedLine(text, field, notes), field, notes).trim()
  return shorten(name, longestName, field, notes)
}

/**
 * Returns the name of an option, without tags and not too long; notes what was changed, and what a spreadsheet made a
 * date of.
 */
export const readOption = (text: string, field: string, notes: Notes): string => {
  const name = withoutTags(cleanedLine(text, field, notes), field, notes).trim()
  if (
    /^(?:\d{1,2}-(?:jan|feb|mar|apr|may|mei|jun|jul|aug|agu|sep|oct|okt|nov|dec|des)|(?:jan|feb|mar|apr|may|mei|jun|jul|aug|agu|sep|oct|okt|nov|dec|des)-\d{2})$/i.test(
      name
    )
  )
    notes.fix(field, "option-date", `${quoteText(name)} looks like a fraction that a spreadsheet made a date of`)
  return shorten(name, longestOption, field, notes)
}

/** A text cut if it is too long, with an ellipsis. */
export const shorten = (text: string, length: number, field: string, notes: Notes): string => {
  if (text.length <= length || graphemes(text).length <= length) return text
  notes.fix(field, "too-long", `${field} has ${graphemes(text).length} characters: cut after ${length - 1}`)
  return cut(text, length - 1)
}
