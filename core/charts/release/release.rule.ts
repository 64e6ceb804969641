import { chartCodeText } from "../chart-text.rule.ts"
import { changedNumbers, differenceOf, isSame } from "../diff.rule.ts"
import type { ChartFile } from "../exhibit.ts"
import type { RuleNumber } from "../rules.ts"
import type { Release, ReleasedMachine, SinceRelease } from "./release.ts"

/** What a release may be called: it is a name of files and a part of addresses. */
export const releaseName = /^[\w.-]{1,40}$/

/** Returns the release that a file holds, or `undefined` if it is none. */
export const releaseIn = (file: unknown): Release | undefined => {
  if (typeof file !== "object" || file === null || !("v" in file && "name" in file && "machines" in file))
    return undefined
  const { v, name, machines } = file
  if (v !== 1 || typeof name !== "string" || !releaseName.test(name) || !Array.isArray(machines)) return undefined
  return machines.every(isMachine) ? (file as Release) : undefined
}

const isMachine = (one: unknown): boolean =>
  typeof one === "object" && one !== null && "chart" in one && "texts" in one && "rules" in one

/** Returns all machines of today as a release. */
export const releaseOf = (
  name: string,
  files: ReadonlyArray<ChartFile>,
  rules: ReadonlyArray<RuleNumber>
): Release => ({
  v: 1,
  name,
  machines: files.map(({ chart, chartTexts: { id, en } }) => ({
    chart,
    texts: { id, en },
    rules: rules.filter(({ machine }) => machine === chart.id)
  }))
})

/** Returns a machine of a release as a file that another build is compared with. */
export const releasedFile = ({ chart, texts, rules }: ReleasedMachine): ChartFile => ({
  v: 1,
  chart,
  chartTexts: { ...texts, code: chartCodeText(chart, rules) }
})

/** Returns which machines are there since a release, which are gone, and which have other states, arrows or numbers. */
export const sinceRelease = ({ name, machines }: Release, files: ReadonlyArray<ChartFile>): SinceRelease => {
  const before = new Map(machines.map((one) => [one.chart.id, one]))
  const isChanged = (after: ChartFile): boolean => {
    const old = before.get(after.chart.id)
    if (old === undefined) return false
    const file = releasedFile(old)
    const isSameChart = isSame(differenceOf(file.chart, after.chart))
    return !isSameChart || changedNumbers(file.chartTexts, after.chartTexts, "code").length > 0
  }
  return {
    name,
    added: files.flatMap(({ chart }) => (before.has(chart.id) ? [] : [chart.id])),
    changed: files.filter(isChanged).map(({ chart }) => chart.id),
    removed: machines.flatMap(({ chart, texts }) =>
      files.some((file) => file.chart.id === chart.id) ? [] : [{ id: texts.id.title, en: texts.en.title }]
    )
  }
}
