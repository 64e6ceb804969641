import type { Looked } from "#core/charts/along.rule.ts"
import type { Exhibit } from "#core/charts/exhibit.ts"
import type { Heat } from "#core/charts/recording/heat.ts"
import { hashOf } from "../address.ts"
import { ArrowDetails } from "../chart/ArrowDetails.tsx"
import type { Marks } from "../chart/marks.ts"
import { useSettings } from "../settings.tsx"
import * as css from "./Details.css.ts"
import { Ends } from "./Ends.tsx"
import { Invariants } from "./Invariants.tsx"
import { Sources } from "./Sources.tsx"
import { StateDetails } from "./StateDetails.tsx"

/** The selected part in words. */
export const Details = ({
  exhibit,
  looked,
  heat,
  onLook,
  onMarks
}: {
  readonly exhibit: Exhibit
  readonly looked: Looked
  readonly heat: Heat | undefined
  readonly onLook: (looked: Looked | undefined) => void
  readonly onMarks: (marks: Marks) => void
}) => {
  const { words } = useSettings()
  return (
    <section className={css.panel} aria-live="polite">
      <button type="button" className={css.close} onClick={() => onLook(undefined)}>
        {words.details.close}
      </button>
      {looked.kind === "state" ? (
        <StateDetails exhibit={exhibit} id={looked.id} onLook={onLook} onMarks={onMarks} />
      ) : (
        <ArrowDetails exhibit={exhibit} id={looked.id} heat={heat} onLook={onLook} onMarks={onMarks} />
      )}
    </section>
  )
}

/** The numbers, ends and invariants of a whole machine. */
export const WholeMachine = ({
  exhibit,
  onLook,
  onMarks
}: {
  readonly exhibit: Exhibit
  readonly onLook: (looked: Looked) => void
  readonly onMarks: (marks: Marks) => void
}) => (
  <div className={css.below}>
    <Numbers exhibit={exhibit} />
    <Ends exhibit={exhibit} onLook={onLook} />
    <AllInvariants exhibit={exhibit} onMarks={onMarks} />
  </div>
)

const Numbers = ({ exhibit: { chart, chartTexts } }: { readonly exhibit: Exhibit }) => {
  const { tongue, words } = useSettings()
  const { rules } = chartTexts[tongue]
  if (rules.length === 0) return null
  return (
    <details className={css.panel} open>
      <summary className={css.heading}>{words.details.rules}</summary>
      <dl className={css.numbers}>
        {rules.map(({ name, amount, source }) => (
          <div key={name} className={css.number}>
            <dt>{name}</dt>
            <dd className={css.amount}>{amount}</dd>
            <dd className={css.source}>
              <Sources reference={source} />
            </dd>
          </div>
        ))}
      </dl>
      <a className={css.link} href={hashOf({ machine: chart.id, view: "try" })}>
        {words.trial.title}
      </a>
    </details>
  )
}

const AllInvariants = ({
  exhibit,
  onMarks
}: {
  readonly exhibit: Exhibit
  readonly onMarks: (marks: Marks) => void
}) => {
  const { words } = useSettings()
  const { invariants } = exhibit
  if (invariants.length === 0) return null
  return (
    <details className={css.panel}>
      <summary className={css.heading}>{words.details.invariants}</summary>
      <Invariants exhibit={exhibit} invariants={invariants} onMarks={onMarks} />
    </details>
  )
}
