import type { Exhibit } from "#core/charts/exhibit.ts"
import { outcomeText } from "#core/charts/trial/outcome.rule.ts"
import { countsOf, outcomesBeside } from "#core/charts/trial/trial.rule.ts"
import type { Played } from "#core/charts/trial/trial.ts"
import { fillIn } from "#core/charts/words.ts"
import { useSettings } from "../settings.tsx"
import * as css from "./Outcomes.css.ts"

/** How sessions ended before and after, as bars with their counts; the most frequent first. */
export const Outcomes = ({
  exhibit: { chart, chartTexts, trial },
  before,
  after
}: {
  readonly exhibit: Exhibit
  readonly before: Played
  readonly after: Played
}) => {
  const { words, language } = useSettings()
  const rows = outcomesBeside(countsOf(before.ends), countsOf(after.ends)).toSorted(
    (one, other) => other.before + other.after - one.before - one.after
  )
  const most = Math.max(1, ...rows.flatMap((row) => [row.before, row.after]))
  return (
    <table className={css.table}>
      <caption className={css.caption}>{fillIn(words.trial.ends, { count: String(after.ends.length) })}</caption>
      <thead>
        <tr>
          <th scope="col" className={css.head}>
            {words.trial.end}
          </th>
          <th scope="col" className={css.head}>
            {words.trial.before}
          </th>
          <th scope="col" className={css.head}>
            {words.trial.after}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.outcome}>
            <th scope="row" className={css.name}>
              {outcomeText(row.outcome, trial.outcomes[language], chart, chartTexts[language])}
            </th>
            <td className={css.count}>
              {row.before}
              <span className={css.bar.before} style={{ width: `${(100 * row.before) / most}%` }} />
            </td>
            <td className={css.count}>
              {row.after} {row.after === row.before ? null : <b>{differenceText(row.after - row.before)}</b>}
              <span className={css.bar.after} style={{ width: `${(100 * row.after) / most}%` }} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const differenceText = (difference: number): string => (difference > 0 ? `+${difference}` : `−${-difference}`)
