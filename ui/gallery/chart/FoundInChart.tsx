import { use, useState } from "react"
import type { Looked } from "#core/charts/along.rule.ts"
import type { Exhibit, Findable } from "#core/charts/exhibit.ts"
import { belongingTo, foundIn } from "#core/charts/findable.rule.ts"
import { fillIn } from "#core/charts/words.ts"
import { fold } from "#core/kernel/text.ts"
import { hashOf } from "../address.ts"
import { arrowSentence } from "../details/sentences.ts"
import { findables } from "../findables.ts"
import * as parts from "../Parts.css.ts"
import { useSettings } from "../settings.tsx"
import * as css from "./FindInChart.css.ts"

const first = 8
const more = 20

/** Something that was found: a place on the drawing, or a page. */
interface Hit {
  readonly key: string
  readonly kind: string
  readonly text: string
  readonly place: Looked | string
  readonly isEnglish: boolean
}

/** What fits in a conversation; of many the first, and how many more there are. */
export const FoundInChart = ({
  exhibit,
  wanted,
  onFound
}: {
  readonly exhibit: Exhibit
  readonly wanted: string
  readonly onFound: (looked?: Looked) => void
}) => {
  const { words } = useSettings()
  const [shown, setShown] = useState(first)
  const all = useHits(exhibit, wanted)
  const rest = all.length - shown
  return (
    <>
      <ul aria-label={words.find.found}>
        {all.length === 0 ? <li className={css.none}>{words.find.none}</li> : null}
        {all.slice(0, shown).map(({ key, kind, text, place, isEnglish }) => {
          const said = (
            <>
              <span className={css.kind}>{kind}</span> <span lang={isEnglish ? "en" : undefined}>{text}</span>
            </>
          )
          return (
            <li key={key}>
              {typeof place === "string" ? (
                <a className={css.leading} href={place} onClick={() => onFound()}>
                  {said}
                </a>
              ) : (
                <button type="button" className={parts.choice} onClick={() => onFound(place)}>
                  {said}
                </button>
              )}
            </li>
          )
        })}
      </ul>
      {rest > 0 ? (
        <button type="button" className={parts.choice} onClick={() => setShown(shown + more)}>
          <b>{fillIn(words.find.rest, { count: String(rest) })}</b>
        </button>
      ) : null}
    </>
  )
}

const useHits = ({ chart, chartTexts, invariants, trial }: Exhibit, wanted: string): ReadonlyArray<Hit> => {
  const { tongue, language, words, sources } = useSettings()
  const said = chartTexts[tongue]
  const terms = fold(wanted).split(/\s+/)
  const fits = (text: string): boolean => terms.every((term) => fold(text).includes(term))
  const places = [
    ...chart.states.map(({ id }) => ({ kind: "state" as const, id, text: said.states[id]?.name ?? id })),
    ...chart.arrows.map(({ id }) => ({ kind: "arrow" as const, id, text: arrowSentence(chart, said, id, words) }))
  ].filter(({ id, text }) => fits(`${text} ${id}`))
  const others = belongingTo(chart.id, use(findables()))
  const decisions = [...new Set(others.flatMap((one) => one.sources))].flatMap((id): ReadonlyArray<Findable> => {
    const text = sources.decisions[id]
    return text === undefined ? [] : [{ kind: "decision", id, texts: { id: text, en: text }, sources: [] }]
  })
  const placeOf = ({ kind, id, sources: [section = ""] }: Findable): Looked | string => {
    if (kind === "rule") {
      const { arrows = [], states = [] } = trial.numbers.find(({ name }) => name === id) ?? {}
      const [arrow] = arrows
      const [state] = states
      if (arrow !== undefined) return { kind: "arrow", id: arrow }
      return state === undefined ? hashOf({ machine: chart.id, view: "try" }) : { kind: "state", id: state }
    }
    if (kind === "invariant") {
      const about = invariants.find((one) => one.id === id)?.about ?? []
      const state = about.find((one) => chart.states.some((known) => known.id === one))
      return { kind: "state", id: state ?? chart.id }
    }
    return hashOf({ view: "look", source: kind === "decision" ? id : section })
  }
  const further = foundIn([...others.filter(({ kind }) => kind !== "state"), ...decisions], wanted, language)
  return [
    ...places.map(({ kind, id, text }) => ({
      key: `${kind} ${id}`,
      kind: words.details[kind],
      text,
      place: { kind, id },
      isEnglish: false
    })),
    ...further.map((one) => ({
      key: `${one.kind} ${one.id}`,
      kind: words.find.kinds[one.kind],
      text: one.kind === "decision" ? `${one.id}: ${one.texts[language]}` : one.texts[language],
      place: placeOf(one),
      isEnglish: one.kind === "requirement"
    }))
  ]
}
