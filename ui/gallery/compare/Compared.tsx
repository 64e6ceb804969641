import { useEffect, useMemo } from "react"
import type { Looked } from "#core/charts/along.rule.ts"
import { changedNumbers, differenceOf, isSame } from "#core/charts/diff.rule.ts"
import type { ChartFile, Exhibit } from "#core/charts/exhibit.ts"
import { type DifferenceMarks, differenceMarks } from "#core/charts/release/difference-marks.rule.ts"
import { useSettings } from "../settings.tsx"
import { ChangedNumbers } from "./ChangedNumbers.tsx"
import { Differences } from "./Differences.tsx"

/** What a comparison is about, and where its places and marks are shown. */
export interface Comparison {
  readonly exhibit: Exhibit
  readonly onLook: (looked: Looked) => void
  readonly onDifferences: (marks: DifferenceMarks | undefined) => void
}

/** Two builds of a machine beside each other: numbers, then states and arrows; the drawing is marked meanwhile. */
export const Compared = ({
  exhibit,
  before,
  after,
  name,
  onLook,
  onDifferences
}: Comparison & { readonly before: ChartFile; readonly after: ChartFile; readonly name: string }) => {
  const { tongue, words } = useSettings()
  const difference = useMemo(() => differenceOf(before.chart, after.chart), [before, after])
  const numbers = changedNumbers(before.chartTexts, after.chartTexts, tongue)
  const codes = changedNumbers(before.chartTexts, after.chartTexts, "code")
  const changed = codes.map(({ name: code }) => code).join(" ")
  useEffect(() => {
    const numbered = exhibit.trial.numbers.filter((number) => changed.split(" ").includes(number.name))
    const places = numbered.flatMap(({ states, arrows }) => [...states, ...arrows])
    onDifferences(differenceMarks(exhibit.chart, before.chart, difference, places))
    return () => onDifferences(undefined)
  }, [exhibit, before, difference, changed, onDifferences])
  return (
    <div aria-live="polite">
      {isSame(difference) && numbers.length === 0 ? <p>{words.compare.same}</p> : null}
      <ChangedNumbers
        numbers={numbers}
        place={name}
        placesOf={(at) => {
          const number = exhibit.trial.numbers.find((one) => one.name === codes[at]?.name)
          return number === undefined ? undefined : firstPlace(number)
        }}
        onLook={onLook}
      />
      <Differences
        difference={difference}
        before={before.chartTexts[tongue]}
        after={after.chartTexts[tongue]}
        chart={after.chart}
        old={before.chart}
        name={name}
        now={exhibit.chart}
        onLook={onLook}
      />
    </div>
  )
}

const firstPlace = ({
  states: [state],
  arrows: [arrow]
}: {
  readonly states: ReadonlyArray<string>
  readonly arrows: ReadonlyArray<string>
}): Looked | undefined => {
  if (arrow !== undefined) return { kind: "arrow", id: arrow }
  return state === undefined ? undefined : { kind: "state", id: state }
}
