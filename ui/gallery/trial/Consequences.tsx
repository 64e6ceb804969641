import type { Looked } from "#core/charts/along.rule.ts"
import type { Exhibit } from "#core/charts/exhibit.ts"
import { brokenIn, idleNumbers, type Reached, reachedOtherwise } from "#core/charts/trial/trial.rule.ts"
import type { Played } from "#core/charts/trial/trial.ts"
import { fillIn } from "#core/charts/words.ts"
import * as details from "../details/Details.css.ts"
import { useSettings } from "../settings.tsx"

/** What else is different: states that are not reached any more, numbers that decide nothing, promises that break. */
export const Consequences = ({
  exhibit,
  before,
  after,
  onLook
}: {
  readonly exhibit: Exhibit
  readonly before: Played
  readonly after: Played
  readonly onLook: (looked: Looked) => void
}) => {
  const { words, tongue, language } = useSettings()
  const { chart, chartTexts, trial } = exhibit
  const reached = reachedOtherwise(chart, before, after)
  const idle = idleNumbers(Object.fromEntries(trial.numbers.map(({ name, arrows }) => [name, arrows])), before, after)
  const [old, broken] = [brokenIn(before.ends), brokenIn(after.ends)]
  return (
    <>
      <States
        exhibit={exhibit}
        title={words.trial.never}
        all={reached.filter((one) => one.after === 0)}
        onLook={onLook}
      />
      <States
        exhibit={exhibit}
        title={words.trial.first}
        all={reached.filter((one) => one.before === 0)}
        onLook={onLook}
      />
      {idle.length === 0 ? null : (
        <>
          <h3 className={details.part}>{words.trial.idle}</h3>
          <ul className={details.list}>
            {idle.map((name) => {
              const { [trial.numbers.findIndex((number) => number.name === name)]: rule } = chartTexts[tongue].rules
              return <li key={name}>{`${rule?.name ?? name}: ${rule?.amount ?? ""}`}</li>
            })}
          </ul>
        </>
      )}
      {broken.size === 0 ? null : (
        <>
          <h3 className={details.part}>{words.trial.broken}</h3>
          <ul className={details.list}>
            {[...broken].map(([id, count]) => (
              <li key={id}>
                {chartTexts[language].invariants[id] ?? id}{" "}
                {fillIn(words.trial.times, { before: String(old.get(id) ?? 0), after: String(count) })}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

const States = ({
  exhibit: { chartTexts },
  title,
  all,
  onLook
}: {
  readonly exhibit: Exhibit
  readonly title: string
  readonly all: ReadonlyArray<Reached>
  readonly onLook: (looked: Looked) => void
}) => {
  const { words, tongue } = useSettings()
  return all.length === 0 ? null : (
    <>
      <h3 className={details.part}>{title}</h3>
      <ul className={details.list}>
        {all.map(({ state, before, after }) => (
          <li key={state}>
            <button type="button" className={details.link} onClick={() => onLook({ kind: "state", id: state })}>
              {chartTexts[tongue].states[state]?.name ?? state}
            </button>{" "}
            {fillIn(words.trial.times, { before: String(before), after: String(after) })}
          </li>
        ))}
      </ul>
    </>
  )
}
