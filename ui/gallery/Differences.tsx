import type { Chart, ChartArrow, ChartState } from "#core/charts/chart.ts"
import type { ChartTexts } from "#core/charts/chart-text.ts"
import type { Changed, ChartDifference } from "#core/charts/diff.rule.ts"
import { fillIn } from "#core/charts/words.ts"
import * as css from "./details/Details.css.ts"
import { arrowSentence } from "./details/sentences.ts"
import { useSettings } from "./settings.tsx"

/** What came, what went and what changed, each as a sentence. */
export const Differences = ({
  difference: { states, arrows },
  before,
  after,
  chart,
  old
}: {
  readonly difference: ChartDifference
  readonly before: ChartTexts
  readonly after: ChartTexts
  readonly chart: Chart
  readonly old: Chart
}) => {
  const { words } = useSettings()
  const { compare } = words
  const state = (chartTexts: ChartTexts) => (one: ChartState) =>
    fillIn(compare.state, { name: chartTexts.states[one.id]?.name ?? one.id })
  const arrow = (within: Chart, chartTexts: ChartTexts) => (one: ChartArrow) =>
    arrowSentence(within, chartTexts, one.id, words)
  const parts = ({ parts: all }: { readonly parts: ReadonlyArray<string> }): string =>
    all.map((part) => Object.entries(compare.parts).find(([name]) => name === part)?.[1] ?? part).join(", ")
  return (
    <>
      <List title={compare.added} all={[...states.added.map(state(after)), ...arrows.added.map(arrow(chart, after))]} />
      <List
        title={compare.removed}
        all={[...states.removed.map(state(before)), ...arrows.removed.map(arrow(old, before))]}
      />
      {states.changed.length + arrows.changed.length === 0 ? null : <h3 className={css.part}>{compare.changed}</h3>}
      <ul className={css.list}>
        {states.changed.map((one: Changed<ChartState>) => (
          <li key={one.after.id}>
            {state(after)(one.after)}: {parts(one)}
          </li>
        ))}
        {arrows.changed.map((one: Changed<ChartArrow>) => (
          <li key={one.after.id}>
            <p>{parts(one)}:</p>
            <p>
              <span className={css.part}>{compare.before}</span> {arrow(old, before)(one.before)}
            </p>
            <p>
              <span className={css.part}>{compare.after}</span> {arrow(chart, after)(one.after)}
            </p>
          </li>
        ))}
      </ul>
    </>
  )
}

const List = ({ title, all }: { readonly title: string; readonly all: ReadonlyArray<string> }) =>
  all.length === 0 ? null : (
    <>
      <h3 className={css.part}>{title}</h3>
      <ul className={css.list}>
        {all.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
    </>
  )
