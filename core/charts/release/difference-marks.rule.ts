import type { Looked } from "../along.rule.ts"
import type { Chart, ChartArrow, ChartState } from "../chart.ts"
import type { ChartDifference } from "../diff.rule.ts"

/** How a part of a drawing differs from an older one. */
export type DifferenceKind = "added" | "removed" | "changed"

/** Marks of a drawing, by the ids of its states and arrows. */
export type DifferenceMarks = ReadonlyMap<string, DifferenceKind>

/**
 * Returns where a state or arrow of an older chart is on a newer one: itself, else the state in which it was, or from which it
 * led.
 */
export const placeNow = (now: Chart, old: Chart, part: ChartState | ChartArrow): Looked => {
  if ("from" in part) {
    if (now.arrows.some(({ id }) => id === part.id)) return { kind: "arrow", id: part.id }
    const from = old.states.find(({ id }) => id === part.from)
    return from === undefined ? { kind: "state", id: now.id } : placeNow(now, old, from)
  }
  if (now.states.some(({ id }) => id === part.id)) return { kind: "state", id: part.id }
  const outer = old.states.find(({ id }) => id === part.parent)
  return outer === undefined ? { kind: "state", id: now.id } : placeNow(now, old, outer)
}

/**
 * Returns the marks of a difference on the newer drawing. What is gone marks the place where it was, unless that is new or changed
 * itself; what happens inside a state marks the state as changed.
 *
 * @param numbered ids of states and arrows that hold a number which is another one now
 */
export const differenceMarks = (
  now: Chart,
  old: Chart,
  { states, arrows }: ChartDifference,
  numbered: ReadonlyArray<string> = []
): DifferenceMarks => {
  const marks = new Map<string, DifferenceKind>()
  for (const part of [...states.removed, ...arrows.removed]) {
    const from = "from" in part ? old.states.find(({ id }) => id === part.from) : part
    if (from !== undefined) marks.set(placeNow(now, old, from).id, "removed")
  }
  // What happens inside a state has no line: the state has its mark.
  const drawn = (part: ChartState | ChartArrow): string =>
    "from" in part && part.to.length === 0 ? part.from : part.id
  const parts = new Map([...now.states, ...now.arrows].map((part) => [part.id, part]))
  for (const part of numbered.flatMap((id) => parts.get(id) ?? [])) marks.set(drawn(part), "changed")
  for (const { after } of [...states.changed, ...arrows.changed]) marks.set(drawn(after), "changed")
  for (const part of [...arrows.added, ...states.added])
    if ("from" in part && part.to.length === 0) marks.set(part.from, "changed")
    else marks.set(part.id, "added")
  return marks
}
