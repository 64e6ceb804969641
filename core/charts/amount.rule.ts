import { formatRupiah, rupiah } from "../kernel/money.ts"
import type { RuleNumber, RuleUnit } from "./rules.ts"
import { fillIn, type Grammar } from "./words.ts"

/** Largest unit that expresses milliseconds as a whole number, or seconds with a tenth. */
const spans = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000]
] as const

const named: Readonly<Record<Exclude<RuleUnit, "ms" | "rupiah">, string>> = {
  minutes: "minute",
  hours: "hour",
  days: "day",
  years: "year",
  times: "time",
  characters: "character",
  digits: "digit",
  "per thousand": "thousandth",
  grams: "gram",
  bytes: "byte",
  pixels: "pixel",
  items: "item"
}

/** A number with its unit, as it is said: "30 seconds", "5 kali", "Rp200.000". */
export const amountText = (
  { value, unit }: Pick<RuleNumber, "value" | "unit">,
  { units, point }: Pick<Grammar, "units" | "point">
): string => {
  if (unit === "rupiah") return formatRupiah(rupiah(value))
  const [count, name] = unit === "ms" ? spanOf(value) : ([value, named[unit]] as const)
  const text = (count === 1 ? units[`${name}_one`] : undefined) ?? units[`${name}_other`] ?? `{{count}} ${name}`
  return fillIn(text, { count: String(count).replace(".", point) })
}

/** The numbers of rules as they are said, by their names: what the places in texts are filled with. */
export const numberTexts = (
  rules: ReadonlyArray<RuleNumber>,
  grammar: Pick<Grammar, "units" | "point">
): Readonly<Record<string, string>> => Object.fromEntries(rules.map((rule) => [rule.name, amountText(rule, grammar)]))

const spanOf = (ms: number): readonly [count: number, name: string] => {
  // "24 hours" and "30 days": a single day is more often meant as hours.
  const [name, length] = spans.find(([, span]) => ms % span === 0 && ms > span) ?? []
  if (name !== undefined && length !== undefined) return [ms / length, name]
  return ms % 60_000 === 0 && ms > 0 ? [ms / 60_000, "minute"] : [Math.round(ms / 100) / 10, "second"]
}
