import type { Looked } from "#core/charts/along.rule.ts"
import type { Chart, ChartArrow, ChartState } from "#core/charts/chart.ts"
import type { ChartTexts } from "#core/charts/chart-text.ts"
import type { ChartDifference } from "#core/charts/diff.rule.ts"
import { type DifferenceKind, placeNow } from "#core/charts/release/difference-marks.rule.ts"
import { fillIn } from "#core/charts/words.ts"
import { differenceSigns } from "../chart/DifferenceMark.tsx"
import * as css from "../details/Details.css.ts"
import { arrowSentence } from "../details/sentences.ts"
import { useSettings } from "../settings.tsx"

interface Entry {
  readonly key: string
  readonly text: string
  readonly place: Looked
}

/** What came, what went and what changed, each as a sentence that leads to its place on the drawing. */
export const Differences = ({
  difference: { states, arrows },
  before,
  after,
  chart,
  old,
  name,
  now,
  onLook
}: {
  readonly difference: ChartDifference
  readonly before: ChartTexts
  readonly after: ChartTexts
  readonly chart: Chart
  readonly old: Chart
  /** What the older side is called. */
  readonly name: string
  /** The chart that is drawn. */
  readonly now: Chart
  readonly onLook: (looked: Looked) => void
}) => {
  const { words } = useSettings()
  const { compare } = words
  const parts = ({ parts: all }: { readonly parts: ReadonlyArray<string> }): string =>
    all.map((part) => Object.entries(compare.parts).find(([one]) => one === part)?.[1] ?? part).join(", ")
  const state = (within: Chart, chartTexts: ChartTexts) => (one: ChartState) => ({
    key: one.id,
    text: fillIn(compare.state, { name: chartTexts.states[one.id]?.name ?? one.id }),
    place: placeNow(now, within, one)
  })
  const arrow = (within: Chart, chartTexts: ChartTexts) => (one: ChartArrow) => ({
    key: one.id,
    text: arrowSentence(within, chartTexts, one.id, words),
    place: placeNow(now, within, one)
  })
  const was = (text: string): string => `${fillIn(compare.before, { place: name })} ${text}`
  const changed: ReadonlyArray<Entry> = [
    ...states.changed.map((one) => ({
      ...state(chart, after)(one.after),
      text: `${state(chart, after)(one.after).text}: ${parts(one)}`
    })),
    ...arrows.changed.map((one) => ({
      ...arrow(chart, after)(one.after),
      text: [
        `${parts(one)}:`,
        was(arrow(old, before)(one.before).text),
        `${compare.after} ${arrow(chart, after)(one.after).text}`
      ].join("\n")
    }))
  ]
  return (
    <>
      <List
        kind="added"
        all={[...states.added.map(state(chart, after)), ...arrows.added.map(arrow(chart, after))]}
        onLook={onLook}
      />
      <List
        kind="removed"
        all={[...states.removed.map(state(old, before)), ...arrows.removed.map(arrow(old, before))]}
        onLook={onLook}
      />
      <List kind="changed" all={changed} onLook={onLook} />
    </>
  )
}

const List = ({
  kind,
  all,
  onLook
}: {
  readonly kind: DifferenceKind
  readonly all: ReadonlyArray<Entry>
  readonly onLook: (looked: Looked) => void
}) => {
  const { compare } = useSettings().words
  return all.length === 0 ? null : (
    <>
      <h2 className={css.part}>{`${differenceSigns[kind]} ${compare[kind]} (${all.length})`}</h2>
      <ul className={css.list}>
        {all.map(({ key, text, place }) => (
          <li key={key}>
            <button type="button" className={css.link} onClick={() => onLook(place)}>
              {text.split("\n").map((line) => (
                <span key={line} className={css.line}>
                  {line}
                </span>
              ))}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
