import type { Chart } from "./chart.ts"
import type { Told, Tongue } from "./told.ts"

/** A chart with what it says: what is kept of a build, to be held beside another. */
export interface ChartFile {
  readonly v: 1
  readonly chart: Chart
  readonly told: Readonly<Record<Tongue, Told>>
}

/** A file somebody gave as a chart, or nothing where it is none. */
export const chartFileIn = (file: unknown): ChartFile | undefined => {
  if (typeof file !== "object" || file === null || !("v" in file && "chart" in file && "told" in file)) return undefined
  const { v, chart, told } = file
  if (v !== 1 || typeof chart !== "object" || chart === null || typeof told !== "object" || told === null)
    return undefined
  if (!("id" in chart && "states" in chart && "arrows" in chart)) return undefined
  if (typeof chart.id !== "string" || !Array.isArray(chart.states) || !Array.isArray(chart.arrows)) return undefined
  return "id" in told && "en" in told && "code" in told ? (file as ChartFile) : undefined
}
