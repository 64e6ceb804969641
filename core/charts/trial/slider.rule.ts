import type { RuleNumber } from "../rules.ts"

/** How far and how finely a number can be moved, in its own unit, and what a person types in a field. */
export interface Slider {
  readonly least: number
  readonly most: number
  readonly step: number
  /** So many of the number's unit are one in the field: 60,000 if milliseconds are typed as minutes. */
  readonly grain: number
}

const spans = [86_400_000, 3_600_000, 60_000, 1_000]
const tenth = 100
const megabyte = 1_048_576

/** Returns the range of a number: up to four times what it is, in about eighty round steps, on one of which it stands. */
export const sliderOf = ({ value, unit }: Pick<RuleNumber, "value" | "unit">): Slider => {
  const grain = unit === "ms" ? (spans.find((span) => value % span === 0 && value > span) ?? 1_000) : 1
  const step = stepOf(value, finestOf(value, unit, grain))
  const rest = value % step
  const least = rest < step / 2 ? rest + step : rest
  return { least, most: Math.max(least + step * 9, rest + Math.floor((value * 4 - rest) / step) * step), step, grain }
}

const finestOf = (value: number, unit: RuleNumber["unit"], grain: number): number => {
  if (unit === "ms") return grain === 1_000 ? tenth : grain
  return unit === "bytes" && value > megabyte ? megabyte : 1
}

/** The largest of 1, 2, 5, 10 … times the finest that is at most a twentieth of a value. */
const stepOf = (value: number, finest: number): number => {
  const most = Math.max(1, value / 20 / finest)
  const power = 10 ** Math.floor(Math.log10(most))
  return power * finest * ([5, 2].find((times) => times * power <= most) ?? 1)
}

/** Returns a typed number as the nearest value that the slider has. */
export const onSlider = ({ least, most, step }: Slider, value: number): number =>
  Number.isFinite(value) ? Math.min(most, Math.max(least, least + Math.round((value - least) / step) * step)) : least
