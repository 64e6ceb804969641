import { useEffect, useState } from "react"
import type { Chart, ChartArrow } from "#core/charts/chart.ts"
import type { Exhibit } from "#core/charts/exhibit.ts"
import { entrance, type Place } from "#core/charts/place.rule.ts"
import { isOwn } from "#core/charts/recording/who.rule.ts"
import { passDecision, settle, takeArrow, waysFrom } from "#core/charts/walk.rule.ts"
import type { Marks } from "../chart/marks.ts"
import * as css from "../details/Details.css.ts"
import { useSettings } from "../settings.tsx"
import { Here } from "./Here.tsx"
import { Story } from "./Story.tsx"
import { Ways } from "./Ways.tsx"

interface Step {
  readonly place: Place
  /** What was taken on the way here; nothing for a question answered with no. */
  readonly arrows: ReadonlyArray<ChartArrow>
}

const onward = (chart: Chart, place: Place, arrows: ReadonlyArray<ChartArrow>): Step => {
  const rest = settle(chart, place)
  return { place: rest.place, arrows: [...arrows, ...rest.taken] }
}

/** Manual walks: the reader chooses events and guards, the chart shows the result. */
export const Walk = ({
  exhibit: { chart, chartTexts },
  onMarks
}: {
  readonly exhibit: Exhibit
  readonly onMarks: (marks: Marks) => void
}) => {
  const { tongue, words } = useSettings()
  const [steps, setSteps] = useState<ReadonlyArray<Step>>(() => [onward(chart, entrance(chart), [])])
  const last = steps.at(-1)
  useEffect(() => {
    if (last !== undefined)
      onMarks({ active: new Set(last.place.active), taken: new Set(last.arrows.map(({ id }) => id)) })
  }, [last, onMarks])
  if (last === undefined) return null
  const all = waysFrom(chart, last.place)
  // What the machine raises itself no person can do.
  const ways = {
    ...all,
    arrows: all.arrows.filter(({ kind, event }) => all.why !== "rest" || kind !== "event" || !isOwn(chart, event))
  }
  const take = (arrow: ChartArrow) => setSteps([...steps, onward(chart, takeArrow(chart, last.place, arrow), [arrow])])
  const pass = () => setSteps([...steps, onward(chart, passDecision(chart, last.place), [])])
  return (
    <section className={css.panel}>
      <p className={css.hint}>{words.walk.intro}</p>
      <Here chart={chart} chartTexts={chartTexts[tongue]} active={last.place.active} />
      <Ways chart={chart} chartTexts={chartTexts[tongue]} ways={ways} onTake={take} onPass={pass} />
      <div className={css.row}>
        {steps.length > 1 ? (
          <button type="button" className={css.press} onClick={() => setSteps(steps.slice(0, -1))}>
            {words.walk.back}
          </button>
        ) : null}
        {steps.length > 1 ? (
          <button type="button" className={css.press} onClick={() => setSteps(steps.slice(0, 1))}>
            {words.walk.again}
          </button>
        ) : null}
      </div>
      {steps.length > 1 ? (
        <>
          <h3 className={css.part}>{words.walk.history}</h3>
          <Story chart={chart} chartTexts={chartTexts[tongue]} steps={steps.slice(1)} />
        </>
      ) : null}
    </section>
  )
}
