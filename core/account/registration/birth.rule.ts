import { isCalendarDay, yearsBefore } from "../../kernel/calendar.ts"
import type { FieldProblem } from "../field.rule.ts"

/** Most years since a birth; own choice. */
const yearsMost = 120

/** A day of birth, `1998-03-31`: a day that exists, in the past, at most 120 years ago. Specification 5. */
export const birthProblem = (typed: string, today: string): FieldProblem | undefined =>
  !isCalendarDay(typed) || typed >= today || typed < (yearsBefore(today, yearsMost) ?? today) ? "date" : undefined
