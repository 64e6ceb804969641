import type { Chart, ChartArrow } from "#core/charts/chart.ts"
import type { ChartTexts } from "#core/charts/chart-text.ts"
import type { Ways as WaysOn } from "#core/charts/walk.rule.ts"
import { fillIn } from "#core/charts/words.ts"
import * as css from "../details/Details.css.ts"
import { arrowSentence } from "../details/sentences.ts"
import { useSettings } from "../settings.tsx"

/** What can happen next, as buttons. */
export const Ways = ({
  chart,
  chartTexts,
  ways: { why, what = "", arrows, mayPass },
  onTake,
  onPass
}: {
  readonly chart: Chart
  readonly chartTexts: ChartTexts
  readonly ways: WaysOn
  readonly onTake: (arrow: ChartArrow) => void
  readonly onPass: () => void
}) => {
  const { words } = useSettings()
  const { walk } = words
  const state = chartTexts.states[what]?.name
  const event = chart.arrows.find((arrow) => arrow.kind === "event" && arrow.event === what)
  const asked = {
    question: fillIn(walk.question, { state: state ?? what }),
    raised:
      state === undefined
        ? fillIn(walk.raised, { event: chartTexts.arrows[event?.id ?? ""]?.event ?? what })
        : fillIn(walk.ended, { state }),
    rest: arrows.length === 0 ? walk.over : walk.rest
  }
  return (
    <>
      <h3 className={css.heading}>{asked[why]}</h3>
      <ul className={css.list}>
        {arrows.map((arrow) => (
          <li key={arrow.id}>
            <button type="button" className={css.way} onClick={() => onTake(arrow)}>
              {arrowSentence(chart, chartTexts, arrow.id, words)}
            </button>
          </li>
        ))}
        {mayPass && why !== "rest" ? (
          <li>
            <button type="button" className={css.way} onClick={onPass}>
              {walk.none}
            </button>
          </li>
        ) : null}
      </ul>
    </>
  )
}
