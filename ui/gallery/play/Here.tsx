import type { Chart } from "#core/charts/chart.ts"
import type { ChartTexts } from "#core/charts/chart-text.ts"
import { planOf } from "#core/charts/plan.rule.ts"
import * as css from "../details/Details.css.ts"
import { useSettings } from "../settings.tsx"

/** The innermost states a machine is in. */
export const Here = ({
  chart,
  chartTexts,
  active
}: {
  readonly chart: Chart
  readonly chartTexts: ChartTexts
  readonly active: ReadonlyArray<string>
}) => {
  const { words } = useSettings()
  const plan = planOf(chart)
  const innermost = active.filter((id) => !active.some((other) => plan.isInside(other, id)))
  return (
    <p aria-live="polite">
      <span className={css.part}>{words.walk.here}</span>{" "}
      <b>{innermost.map((id) => chartTexts.states[id]?.name ?? id).join(" · ")}</b>
    </p>
  )
}
