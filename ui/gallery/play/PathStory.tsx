import { useEffect, useMemo } from "react"
import type { Chart } from "#core/charts/chart.ts"
import type { ChartTexts } from "#core/charts/chart-text.ts"
import { pathTo } from "#core/charts/path.rule.ts"
import type { Marks } from "../chart/marks.ts"
import * as css from "../details/Details.css.ts"
import { useSettings } from "../settings.tsx"
import { Story } from "./Story.tsx"

/** "How does one get here?": the fewest decisions, one after another, highlighted on the drawing. */
export const PathStory = ({
  chart,
  chartTexts,
  state,
  onMarks
}: {
  readonly chart: Chart
  readonly chartTexts: ChartTexts
  readonly state: string
  readonly onMarks: (marks: Marks) => void
}) => {
  const { words } = useSettings()
  const path = useMemo(() => pathTo(chart, state) ?? [], [chart, state])
  useEffect(() => {
    const taken = new Set(path.flatMap(({ arrows }) => arrows.map(({ id }) => id)))
    onMarks({ taken, active: new Set([state]) })
  }, [path, state, onMarks])
  const steps = path.slice(1)
  return (
    <>
      <h3 className={css.part}>{words.details.story}</h3>
      {steps.length === 0 ? <p>{words.details.nothing}</p> : null}
      <Story chart={chart} chartTexts={chartTexts} steps={steps} />
    </>
  )
}
