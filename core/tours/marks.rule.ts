import type { Member } from "../account/member.ts"
import { type TourName, type TourStep, tours } from "./tours.ts"

type Marks = ReadonlyArray<string>

/** The coachmarks of steps. */
export const marksOf = (steps: ReadonlyArray<TourStep>): Marks => steps.flatMap(({ coachmark }) => coachmark ?? [])

/** Every coachmark; a browser stores no other. */
const known: Marks = Object.values(tours).flatMap((steps: ReadonlyArray<TourStep>) => marksOf(steps))

/** Marks of either, each once: what was seen stays seen. D-49c. */
export const mergeMarks = (one: Marks, other: Marks): Marks => [...new Set([...one, ...other])]

/** Place of the first step that was not seen, from 0 on; `undefined` if all were. Specification 2: shown once. */
export const firstUnseen = (tour: TourName, visited: Marks): number | undefined => {
  const steps: ReadonlyArray<TourStep> = tours[tour]
  const place = steps.findIndex(({ coachmark }) => coachmark !== undefined && !visited.includes(coachmark))
  return place === -1 ? undefined : place
}

/** Parses stored marks; a malformed text has none, and unknown marks are left out. Machines 15. */
export const marksIn = (text: string | undefined): Marks => {
  try {
    const parsed: unknown = JSON.parse(text ?? "")
    if (typeof parsed !== "object" || parsed === null || !("v" in parsed) || parsed.v !== 1 || !("marks" in parsed))
      return []
    const { marks } = parsed
    return Array.isArray(marks) ? known.filter((mark) => marks.includes(mark)) : []
  } catch {
    return []
  }
}

/** Serialises marks for the cookie; unknown ones are left out. */
export const marksText = (marks: Marks): string =>
  JSON.stringify({ v: 1, marks: known.filter((mark) => marks.includes(mark)) })

/** Returns the tours that this page knows to be seen: this browser's marks and those of the profile. D-49c. */
export const visitedBy = (stored: string | undefined, member: Member | undefined): Marks =>
  mergeMarks(marksIn(stored), member?.coachmarksVisited ?? [])

/** Returns the marks that are stored: in the member's profile, or in the guest's browser. D-49c. */
export const savedFor = (stored: string | undefined, member: Member | undefined): Marks =>
  member === undefined ? marksIn(stored) : member.coachmarksVisited
