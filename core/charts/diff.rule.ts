import type { Chart, ChartArrow, ChartState } from "./chart.ts"
import type { ChartTexts, Tongue } from "./chart-text.ts"

/** What became different about a state or an arrow: the parts by their names in the chart. */
export interface Changed<T> {
  readonly before: T
  readonly after: T
  readonly parts: ReadonlyArray<keyof T & string>
}

/** What two versions of a list differ in. */
export interface Difference<T> {
  readonly added: ReadonlyArray<T>
  readonly removed: ReadonlyArray<T>
  readonly changed: ReadonlyArray<Changed<T>>
}

/** What a newer chart of a machine has that an older one has not, and the other way round. */
export interface ChartDifference {
  readonly states: Difference<ChartState>
  readonly arrows: Difference<ChartArrow>
}

/**
 * Compares two charts of the same machine. Arrows that say the same match even if a branch put before them has renamed
 * them.
 */
export const differenceOf = (before: Chart, after: Chart): ChartDifference => ({
  states: compared(pairs(before.states, after.states, [({ id }) => id]), []),
  arrows: compared(pairs(before.arrows, after.arrows, [same, led, ({ id }) => id]), ["id", "otherwise"])
})

/** A number of the rules that two builds have differently; `undefined` where a build does not have it. */
export interface ChangedNumber {
  /** What it is, in words. */
  readonly name: string
  readonly before: string | undefined
  readonly after: string | undefined
}

type AllTexts = Readonly<Record<Tongue, ChartTexts>>

/** Returns the numbers in which two builds of a machine differ, in the words of a tongue: matched by their code names. */
export const changedNumbers = (before: AllTexts, after: AllTexts, tongue: Tongue): ReadonlyArray<ChangedNumber> => {
  const [olds, news] = [numbersIn(before, tongue), numbersIn(after, tongue)]
  return [...new Set([...news.keys(), ...olds.keys()])].flatMap((code) => {
    const [old, now] = [olds.get(code), news.get(code)]
    return old?.amount === now?.amount
      ? []
      : [{ name: now?.name ?? old?.name ?? code, before: old?.amount, after: now?.amount }]
  })
}

/** The numbers by their code names; every tongue lists them in the same order. */
const numbersIn = (texts: AllTexts, tongue: Tongue): ReadonlyMap<string, ChartTexts["rules"][number]> => {
  const { rules } = texts[tongue]
  return new Map(
    texts.code.rules.flatMap(({ name }, at) => {
      const { [at]: said } = rules
      return said === undefined ? [] : [[name, said]]
    })
  )
}

/** Returns whether two charts have the same states and arrows. */
export const isSame = ({ states, arrows }: ChartDifference): boolean =>
  [states, arrows].every(({ added, removed, changed }) => added.length + removed.length + changed.length === 0)

const same = ({ id: _id, ...rest }: ChartArrow): string => JSON.stringify(rest)
const led = ({ from, kind, event, to, guard }: ChartArrow): string =>
  JSON.stringify([from, kind, event, to, guard === undefined ? "" : guard.is === "named" ? guard.name : guard])

type Pair<T> = readonly [before: T | undefined, after: T | undefined]

/** Matches by the first likeness, what is left by the next. */
const pairs = <T>(
  before: ReadonlyArray<T>,
  after: ReadonlyArray<T>,
  likenesses: ReadonlyArray<(one: T) => string>
): ReadonlyArray<Pair<T>> => {
  const found: Array<Pair<T>> = []
  let [olds, news] = [before, after]
  for (const likeness of likenesses) {
    const left = new Map(olds.map((one) => [likeness(one), one]))
    const unmatched: Array<T> = []
    for (const one of news) {
      const old = left.get(likeness(one))
      left.delete(likeness(one))
      if (old === undefined) unmatched.push(one)
      else found.push([old, one])
    }
    olds = olds.filter((one) => left.get(likeness(one)) === one)
    news = unmatched
  }
  return [...found, ...olds.map((old): Pair<T> => [old, undefined]), ...news.map((one): Pair<T> => [undefined, one])]
}

const compared = <T extends object>(
  all: ReadonlyArray<Pair<T>>,
  names: ReadonlyArray<keyof T & string>
): Difference<T> => ({
  added: all.flatMap(([before, after]) => (before === undefined && after !== undefined ? [after] : [])),
  removed: all.flatMap(([before, after]) => (before !== undefined && after === undefined ? [before] : [])),
  changed: all.flatMap(([before, after]) => {
    if (before === undefined || after === undefined) return []
    const parts = partsOf(before, after).filter((part) => !names.includes(part))
    return parts.length > 0 ? [{ before, after, parts }] : []
  })
})

const partsOf = <T extends object>(before: T, after: T): ReadonlyArray<keyof T & string> =>
  [...new Set([...keysOf(before), ...keysOf(after)])].filter(
    (part) => JSON.stringify(before[part]) !== JSON.stringify(after[part])
  )

const keysOf = <T extends object>(one: T): ReadonlyArray<keyof T & string> => {
  const keys: Array<keyof T & string> = []
  for (const key in one) keys.push(key)
  return keys
}
