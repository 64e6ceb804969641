import type { Looked } from "#core/charts/along.rule.ts"
import type { Exhibit } from "#core/charts/exhibit.ts"
import { type End, endsOf } from "#core/charts/trial/ends.rule.ts"
import { outcomeText } from "#core/charts/trial/outcome.rule.ts"
import { fillIn } from "#core/charts/words.ts"
import { useSettings } from "../settings.tsx"
import * as css from "./Details.css.ts"

/** Where a conversation ends: without what the shopper wanted, and with it. */
export const Ends = ({ exhibit, onLook }: { readonly exhibit: Exhibit; readonly onLook: (looked: Looked) => void }) => {
  const { words, language } = useSettings()
  const { chart, trial } = exhibit
  const { reached, missed } = endsOf(chart, trial)
  const goal = trial.goal[language]
  if (missed.length === 0) return null
  return (
    <details className={css.panel} open>
      <summary className={css.heading}>
        {trial.goals.length === 0 ? words.ends.all : fillIn(words.ends.without, { goal })}
      </summary>
      <EndList exhibit={exhibit} all={missed} onLook={onLook} />
      {reached.length === 0 ? null : (
        <>
          <h2 className={css.part}>{fillIn(words.ends.with, { goal })}</h2>
          <EndList exhibit={exhibit} all={reached} onLook={onLook} />
        </>
      )}
    </details>
  )
}

const EndList = ({
  exhibit: { chart, chartTexts, trial },
  all,
  onLook
}: {
  readonly exhibit: Exhibit
  readonly all: ReadonlyArray<End>
  readonly onLook: (looked: Looked) => void
}) => {
  const { words, tongue, language } = useSettings()
  const sessions = Object.values(trial.ends).reduce((sum, count) => sum + count, 0)
  return (
    <ul className={css.list}>
      {all.map(({ outcome, state, sessions: count }) => (
        <li key={outcome} className={css.number}>
          {state === undefined ? (
            outcomeText(outcome, trial.outcomes[language], chart, chartTexts[language])
          ) : (
            <button type="button" className={css.link} onClick={() => onLook({ kind: "state", id: state })}>
              {chartTexts[tongue].states[state]?.name ?? state}
            </button>
          )}
          <span className={css.hint}>
            {count === 0
              ? words.ends.never
              : fillIn(words.ends.sessions, { count: String(count), all: String(sessions) })}
          </span>
        </li>
      ))}
    </ul>
  )
}
