import type { Member } from "../account/member.ts"
import { type TourName, type TourStep, tours } from "./tours.ts"

type Marks = ReadonlyArray<string>

/** The coachmarks of steps. */
export const marksOf = (steps: ReadonlyArray<TourStep>): Marks => steps.flatMap(({ coachmark }) => coachmark ?? [])

/** Every coachmark there is; nothing else is kept in a browser. */
const known: Marks = Object.values(tours).flatMap((steps: ReadonlyArray<TourStep>) => marksOf(steps))

/** Marks of either, each once: what was seen stays seen. D-49c. */
export const joined = (one: Marks, other: Marks): Marks => [...new Set([...one, ...other])]

/** Place of the first step that was not seen, from 0 on; none where every one was. Specification 2: shown once. */
export const firstUnseen = (tour: TourName, visited: Marks): number | undefined => {
  const steps: ReadonlyArray<TourStep> = tours[tour]
  const place = steps.findIndex(({ coachmark }) => coachmark !== undefined && !visited.includes(coachmark))
  return place === -1 ? undefined : place
}

/** What a browser kept; a bad text is none, and unknown marks are left out. Machines 15. */
export const marksIn = (text: string | undefined): Marks => {
  try {
    const told: unknown = JSON.parse(text ?? "")
    if (typeof told !== "object" || told === null || !("v" in told) || told.v !== 1 || !("marks" in told)) return []
    const { marks } = told
    return Array.isArray(marks) ? known.filter((mark) => marks.includes(mark)) : []
  } catch {
    return []
  }
}

export const keptMarks = (marks: Marks): string =>
  JSON.stringify({ v: 1, marks: known.filter((mark) => marks.includes(mark)) })

/** What has been seen as far as this page knows: this browser's marks and those of the profile. D-49c. */
export const visitedBy = (kept: string | undefined, member: Member | undefined): Marks =>
  joined(marksIn(kept), member?.coachmarksVisited ?? [])

/** Marks that are where they belong: in the profile of whoever is logged in, else in the browser. D-49c. */
export const savedFor = (kept: string | undefined, member: Member | undefined): Marks =>
  member === undefined ? marksIn(kept) : member.coachmarksVisited
