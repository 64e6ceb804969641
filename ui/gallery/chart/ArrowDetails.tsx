import type { Looked } from "#core/charts/along.rule.ts"
import { isIgnored } from "#core/charts/chart.ts"
import type { Exhibit } from "#core/charts/exhibit.ts"
import { invariantsAt } from "#core/charts/invariant.rule.ts"
import { planOf } from "#core/charts/plan.rule.ts"
import type { Heat } from "#core/charts/recording/heat.ts"
import { fillIn } from "#core/charts/words.ts"
import { Partner } from "../details/Asks.tsx"
import * as css from "../details/Details.css.ts"
import { Invariants } from "../details/Invariants.tsx"
import { Refusals } from "../details/Refusals.tsx"
import { Said } from "../details/Said.tsx"
import { Sources } from "../details/Sources.tsx"
import { Folded } from "../Folded.tsx"
import { useSettings } from "../settings.tsx"
import type { Marks } from "./marks.ts"

/** An arrow as a sentence in parts: from where, when, if, to where, and what is done. */
export const ArrowDetails = ({
  exhibit,
  id,
  heat,
  onLook,
  onMarks
}: {
  readonly exhibit: Exhibit
  readonly id: string
  readonly heat: Heat | undefined
  readonly onLook: (looked: Looked) => void
  readonly onMarks: (marks: Marks) => void
}) => {
  const { tongue, language, isCode, words } = useSettings()
  const { details } = words
  const { chart, chartTexts } = exhibit
  // Notes in the machines are English: a page has one language, but code names are read with them.
  const readsEnglish = language === "en" || isCode
  const plan = planOf(chart)
  const invariants = invariantsAt(chart, exhibit.invariants, { kind: "arrow", id })
  const arrow = plan.arrow(id)
  const said = chartTexts[tongue].arrows[id]
  if (arrow === undefined || said === undefined) return null
  const spec = [arrow.from, ...plan.ancestors(arrow.from)]
    .map((one) => plan.state(one).spec)
    .find((one) => one !== undefined)
  const state = (one: string) => (
    <button key={one} type="button" className={css.link} onClick={() => onLook({ kind: "state", id: one })}>
      {chartTexts[tongue].states[one]?.name ?? one}
    </button>
  )
  return (
    <>
      <p className={css.kind}>{details.arrow}</p>
      <h2 className={css.heading}>{said.event === "" ? (said.guard ?? details.atOnce) : said.event}</h2>
      <p className={css.code}>{id}</p>
      {isIgnored(arrow) ? <p>{details.ignored}</p> : null}
      <dl className={css.sentence}>
        <dt>{details.from}</dt>
        <dd>{state(arrow.from)}</dd>
        <dt>{details.on}</dt>
        <dd>
          {said.event === "" ? details.atOnce : said.event}
          {arrow.kind === "done" || arrow.kind === "error" ? <Partner asked={exhibit.asks[arrow.event]} /> : null}
        </dd>
        {said.guard === undefined ? null : (
          <>
            <dt>{details.if}</dt>
            <dd>{said.guard}</dd>
          </>
        )}
        <dt>{details.to}</dt>
        <dd>{arrow.to.length === 0 ? details.stays : arrow.to.map(state)}</dd>
        {said.actions.length === 0 ? null : (
          <>
            <dt>{details.then}</dt>
            <dd>{said.actions.join(", ")}</dd>
          </>
        )}
        {said.raises.length === 0 ? null : (
          <>
            <dt>{details.tells}</dt>
            <dd>{said.raises.join(", ")}</dd>
          </>
        )}
      </dl>
      {arrow.description === undefined || !readsEnglish ? null : <p lang="en">{arrow.description}</p>}
      <Refusals exhibit={exhibit} tags={exhibit.refusals[id] ?? []} />
      <Said exhibit={exhibit} places={[id]} />
      <Folded title={details.invariantsHere} count={invariants.length}>
        <Invariants exhibit={exhibit} invariants={invariants} onMarks={onMarks} />
      </Folded>
      {heat === undefined ? null : (
        <p>{fillIn(details.taken, { count: String(heat.arrows[id] ?? 0), sessions: String(heat.sessions) })}</p>
      )}
      {spec === undefined ? null : (
        <>
          <h3 className={css.part}>{details.source}</h3>
          <Sources reference={spec} />
        </>
      )}
    </>
  )
}
