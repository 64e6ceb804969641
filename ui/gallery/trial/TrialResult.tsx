import type { Looked } from "#core/charts/along.rule.ts"
import type { Exhibit } from "#core/charts/exhibit.ts"
import { firstOther } from "#core/charts/trial/trial.rule.ts"
import { fillIn } from "#core/charts/words.ts"
import type { Marks } from "../chart/marks.ts"
import * as details from "../details/Details.css.ts"
import { useSettings } from "../settings.tsx"
import { Consequences } from "./Consequences.tsx"
import { OtherStory } from "./OtherStory.tsx"
import { Outcomes } from "./Outcomes.tsx"
import * as css from "./Trial.css.ts"
import type { TrialState } from "./useTrial.ts"

/** What a trial came to: progress, then ends beside each other, what else is different, and the first story that is. */
export const TrialResult = ({
  exhibit,
  state,
  onCancel,
  onLook,
  onMarks
}: {
  readonly exhibit: Exhibit
  readonly state: TrialState
  readonly onCancel: () => void
  readonly onLook: (looked: Looked) => void
  readonly onMarks: (marks: Marks) => void
}) => {
  const { words } = useSettings()
  const { trial } = words
  switch (state.step) {
    case "none":
      return null
    case "failed":
      return <p role="alert">{fillIn(trial.failed, { why: state.why })}</p>
    case "playing":
      return (
        <div className={css.progress}>
          <label className={css.running}>
            {fillIn(trial.playing, { done: String(state.done), all: String(state.all) })}
            <progress className={css.meter} value={state.done} max={state.all} />
          </label>
          <button type="button" className={details.press} onClick={onCancel}>
            {trial.cancel}
          </button>
        </div>
      )
    case "played": {
      const { before, after, numbers } = state
      const session = firstOther(before.ends, after.ends)
      return (
        <section className={css.result} aria-label={trial.result}>
          <p role="status">
            {session === undefined
              ? fillIn(trial.same, { count: String(after.ends.length) })
              : fillIn(trial.other, {
                  count: String(othersIn(before.ends, after.ends)),
                  all: String(after.ends.length)
                })}
          </p>
          <Outcomes exhibit={exhibit} before={before} after={after} />
          <Consequences exhibit={exhibit} before={before} after={after} onLook={onLook} />
          {session === undefined ? null : (
            <OtherStory
              key={JSON.stringify([numbers, session])}
              exhibit={exhibit}
              numbers={numbers}
              session={session}
              onMarks={onMarks}
            />
          )}
        </section>
      )
    }
  }
}

const othersIn = (
  before: ReadonlyArray<{ readonly outcome: string }>,
  after: ReadonlyArray<{ readonly outcome: string }>
): number => after.filter(({ outcome }, at) => outcome !== before[at]?.outcome).length
