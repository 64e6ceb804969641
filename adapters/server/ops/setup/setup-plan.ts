import { Effect } from "effect"
import { type Cells, quoteText } from "#adapters/merchant/cells.ts"
import type { Part, PartFacts, PartName } from "#adapters/merchant/part.ts"

/** Something that is wrong with a row of a setup; `row` counts from 0 among the given ones. */
export interface SetupProblem {
  readonly part: PartName
  readonly row: number
  readonly column: string
  readonly message: string
}

/** A row that a setup adds, changes or removes, with the columns that are different. */
export interface SetupChange {
  readonly part: PartName
  readonly kind: "added" | "changed" | "removed"
  readonly key: string
  readonly columns: ReadonlyArray<string>
}

/** What a part holds after a setup, as far as it could be read. */
export interface Plan<A> {
  /** Everything that stays and comes, the stored ones first and in their order. */
  readonly rows: ReadonlyArray<A>
  /** The rows that were given, as far as they could be read. */
  readonly given: ReadonlyArray<A>
  /** Which of the given rows each of `given` was. */
  readonly places: ReadonlyArray<number>
  readonly changes: ReadonlyArray<SetupChange>
  readonly unchanged: number
  readonly problems: ReadonlyArray<SetupProblem>
}

interface Entry<A> {
  readonly row: A
  readonly cells: Cells
}

/**
 * Computes what a part holds once the given rows are stored. Nothing is written.
 *
 * @param removeOthers whether stored rows that are not given go
 */
export const planPart = Effect.fnUntraced(function* <A>(
  part: Part<A>,
  stored: ReadonlyArray<A>,
  given: ReadonlyArray<Cells>,
  { removeOthers, facts }: { readonly removeOthers: boolean; readonly facts: PartFacts }
) {
  const entryOf = (row: A): Entry<A> => ({ row, cells: part.write(row) })
  const before = new Map(stored.map(entryOf).map((entry) => [part.keyOf(entry.cells), entry]))
  const after = new Map(before)
  const cellsAfter = new Map([...before].map(([key, { cells }]) => [key, cells]))
  const first = new Map<string, number>()
  const problems: Array<SetupProblem> = []
  for (const [row, written] of given.entries()) {
    const cells = trimmed(written)
    const note = (column: string, message: string) => void problems.push({ part: part.name, row, column, message })
    for (const column of Object.keys(cells))
      if (!part.columns.includes(column))
        note(column, `there is no such column; ${part.name} have ${part.columns.join(", ")}`)
    const complete = part.complete(cells, cellsAfter)
    const key = part.keyOf(complete)
    const twice = first.get(key)
    if (twice !== undefined) note(part.columns[0] ?? "", `is the same as row ${twice + 1} of this file`)
    first.set(key, row)
    const read = yield* part.read(complete, facts)
    if ("problems" in read) for (const { column, message } of read.problems) note(column, message)
    else {
      const entry = entryOf(read.row)
      const own = part.keyOf(entry.cells)
      if (own !== key) note(part.columns[0] ?? "", `must be written ${quoteText(own)}, not ${quoteText(key)}`)
      after.set(key, entry)
      cellsAfter.set(key, entry.cells)
    }
  }
  const givenEntries = [...first].flatMap(([key, place]) => {
    const entry = after.get(key)
    return entry === undefined ? [] : [{ row: entry.row, place }]
  })
  const keys = removeOthers ? [...first.keys()] : [...after.keys()]
  const changes = [
    ...[...first.keys()].flatMap((key) => changeOf(part, key, before.get(key), after.get(key)) ?? []),
    ...[...before.keys()]
      .filter((key) => removeOthers && !first.has(key))
      .map((key): SetupChange => ({ part: part.name, kind: "removed", key, columns: [] }))
  ]
  const plan: Plan<A> = {
    rows: keys.flatMap((key) => after.get(key)?.row ?? []),
    given: givenEntries.map(({ row }) => row),
    places: givenEntries.map(({ place }) => place),
    changes,
    unchanged: first.size - changes.filter(({ kind }) => kind !== "removed").length,
    problems
  }
  return plan
})

const trimmed = (cells: Cells): Cells =>
  Object.fromEntries(Object.entries(cells).map(([column, text]) => [column, text.trim()]))

/** Adds what is wrong with rows that could be read; `row` of these problems counts among `given`. */
export const withProblems = <A>(plan: Plan<A>, problems: ReadonlyArray<SetupProblem>): Plan<A> => ({
  ...plan,
  problems: [...plan.problems, ...problems.map((one) => ({ ...one, row: plan.places[one.row] ?? one.row }))]
})

const changeOf = <A>(
  { name: part, columns }: Part<A>,
  key: string,
  before: Entry<A> | undefined,
  after: Entry<A> | undefined
): SetupChange | undefined => {
  if (after === undefined) return undefined
  if (before === undefined) return { part, kind: "added", key, columns: [] }
  const different = columns.filter((column) => before.cells[column] !== after.cells[column])
  return different.length === 0 ? undefined : { part, kind: "changed", key, columns: different }
}
