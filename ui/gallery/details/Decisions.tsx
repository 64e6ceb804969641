import { decisionsAt, isOpenDecision } from "#core/charts/decision.rule.ts"
import type { Exhibit } from "#core/charts/exhibit.ts"
import { sourcesIn } from "#core/charts/source.rule.ts"
import { hashOf } from "../address.ts"
import { useSettings } from "../settings.tsx"
import * as css from "./Details.css.ts"

/** What else was decided about a state, beside what its reference names already. */
export const Decisions = ({
  exhibit: { chart, invariants },
  state,
  reference
}: {
  readonly exhibit: Exhibit
  readonly state: string
  readonly reference: string
}) => {
  const {
    sources,
    words: { details }
  } = useSettings()
  const named = new Set(sourcesIn(reference).map(({ name }) => name))
  const names = decisionsAt(chart, invariants, state).filter((name) => !named.has(name))
  return names.length === 0 ? null : (
    <>
      <h3 className={css.part}>{details.decisions}</h3>
      <ul className={css.sources}>
        {names.map((name) => (
          <li key={name}>
            <a className={css.cited} href={hashOf({ view: "look", source: name })}>
              {name}
            </a>{" "}
            {sources.decisions[name]} <Open name={name} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** Marks a decision that its owner may still change. */
export const Open = ({ name }: { readonly name: string }) => {
  const { words } = useSettings()
  return isOpenDecision(name) ? <span className={css.open}>{words.details.open}</span> : null
}
