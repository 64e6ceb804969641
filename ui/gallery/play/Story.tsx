import type { Chart, ChartArrow } from "#core/charts/chart.ts"
import type { ChartTexts } from "#core/charts/chart-text.ts"
import * as css from "../details/Details.css.ts"
import { arrowSentence } from "../details/sentences.ts"
import { useSettings } from "../settings.tsx"

/** What happened one after another; nothing taken is a question answered with no. */
export const Story = ({
  chart,
  chartTexts,
  steps
}: {
  readonly chart: Chart
  readonly chartTexts: ChartTexts
  readonly steps: ReadonlyArray<{ readonly arrows: ReadonlyArray<ChartArrow> }>
}) => {
  const { words } = useSettings()
  return (
    <ol className={css.story}>
      {steps.map(({ arrows }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: steps are only ever put at the end or taken from it
        <li key={at}>
          {arrows.length === 0
            ? words.details.answeredNo
            : [...new Set(arrows)].map(({ id }) => <p key={id}>{arrowSentence(chart, chartTexts, id, words)}</p>)}
        </li>
      ))}
    </ol>
  )
}
