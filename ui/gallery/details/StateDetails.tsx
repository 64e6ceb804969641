import { Fragment, useState } from "react"
import type { Looked } from "#core/charts/along.rule.ts"
import { type ChartArrow, isIgnored } from "#core/charts/chart.ts"
import type { Exhibit } from "#core/charts/exhibit.ts"
import { invariantsAt } from "#core/charts/invariant.rule.ts"
import { planOf } from "#core/charts/plan.rule.ts"
import { whoActs } from "#core/charts/recording/who.rule.ts"
import { fillIn } from "#core/charts/words.ts"
import type { Marks } from "../chart/marks.ts"
import { noMarks } from "../chart/marks.ts"
import { Folded } from "../Folded.tsx"
import { PathStory } from "../play/PathStory.tsx"
import { useSettings } from "../settings.tsx"
import { Asks } from "./Asks.tsx"
import { Decisions } from "./Decisions.tsx"
import * as css from "./Details.css.ts"
import { Invariants } from "./Invariants.tsx"
import { OpenInShop } from "./OpenInShop.tsx"
import { Said } from "./Said.tsx"
import { Sources } from "./Sources.tsx"
import { StateDoes } from "./StateDoes.tsx"
import { StatePicture } from "./StatePicture.tsx"
import { screens } from "./screens.ts"
import { arrowSentence } from "./sentences.ts"

/** A state: its meaning, its source, what it does, its targets. */
export const StateDetails = ({
  exhibit,
  id,
  onLook,
  onMarks
}: {
  readonly exhibit: Exhibit
  readonly id: string
  readonly onLook: (looked: Looked) => void
  readonly onMarks: (marks: Marks) => void
}) => {
  const { tongue, language, words } = useSettings()
  const { details } = words
  const { chart, chartTexts } = exhibit
  const [isTelling, setTelling] = useState(false)
  const plan = planOf(chart)
  const said = chartTexts[tongue].states[id]
  const reference = [id, ...plan.ancestors(id)].map((one) => plan.state(one).spec).find((spec) => spec !== undefined)
  const [out, into] = [plan.from(id), plan.to(id)]
  const onward = out.filter((arrow) => !isIgnored(arrow))
  const invariants = invariantsAt(chart, exhibit.invariants, { kind: "state", id })
  const arrows = (all: ReadonlyArray<ChartArrow>) => (
    <ul className={css.list}>
      {all.map((arrow) => (
        <li key={arrow.id}>
          <button type="button" className={css.link} onClick={() => onLook({ kind: "arrow", id: arrow.id })}>
            <b>{words.who[whoActs(chart, exhibit.asks, arrow)]}</b> ·{" "}
            {arrowSentence(chart, chartTexts[tongue], arrow.id, words)}
          </button>
        </li>
      ))}
    </ul>
  )
  return (
    <>
      <p className={css.kind}>{details.state}</p>
      <h2 className={css.heading}>{said?.name ?? id}</h2>
      <p className={css.code}>{id}</p>
      {said?.about === undefined ? null : <p>{said.about}</p>}
      <StatePicture screen={screens[id]} state={chartTexts[language].states[id]?.name ?? id} />
      <OpenInShop exhibit={exhibit} id={id} />
      <Said exhibit={exhibit} places={[id, ...plan.ancestors(id)]} />
      {reference === undefined ? null : (
        <>
          <h3 className={css.part}>{details.source}</h3>
          <Sources reference={reference} isMarked />
        </>
      )}
      <Decisions exhibit={exhibit} state={id} reference={reference ?? ""} />
      <Asks exhibit={exhibit} state={id} />
      <StateDoes title={details.entry} all={said?.entry ?? []} />
      <StateDoes title={details.exit} all={said?.exit ?? []} />
      <Folded title={details.invariantsHere} count={invariants.length}>
        <Invariants exhibit={exhibit} invariants={invariants} onMarks={onMarks} />
      </Folded>
      <button
        type="button"
        className={css.press}
        aria-expanded={isTelling}
        onClick={() => {
          setTelling(!isTelling)
          onMarks(noMarks)
        }}
      >
        {isTelling ? details.hidePath : details.path}
      </button>
      {isTelling ? <PathStory exhibit={exhibit} state={id} onMarks={onMarks} /> : null}
      {onward.length === 0 ? null : (
        <>
          <h3 className={css.part}>{details.out}</h3>
          {arrows(onward)}
        </>
      )}
      {plan.inherited(id).map(([outer, all]) => (
        <Fragment key={outer}>
          <h3 className={css.part}>
            {fillIn(details.inherited, { state: chartTexts[tongue].states[outer]?.name ?? outer })}
          </h3>
          {arrows(all.filter((arrow) => !isIgnored(arrow)))}
        </Fragment>
      ))}
      <Folded title={details.in} count={into.length}>
        {arrows(into)}
      </Folded>
      <StateDoes
        title={details.ignored}
        all={out.filter(isIgnored).map((arrow) => chartTexts[tongue].arrows[arrow.id]?.event ?? "")}
      />
    </>
  )
}
