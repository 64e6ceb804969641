import { useState } from "react"
import type { Looked } from "#core/charts/along.rule.ts"
import type { Exhibit } from "#core/charts/exhibit.ts"
import { fold } from "#core/kernel/text.ts"
import { arrowSentence } from "../details/sentences.ts"
import { Find } from "../Find.tsx"
import * as parts from "../Parts.css.ts"
import { useSettings } from "../settings.tsx"
import * as css from "./FindInChart.css.ts"

const shown = 8

/** Finds states and arrows by their texts. */
export const FindInChart = ({
  exhibit: { chart, chartTexts },
  onFound
}: {
  readonly exhibit: Exhibit
  readonly onFound: (looked: Looked) => void
}) => {
  const { tongue, words } = useSettings()
  const [wanted, setWanted] = useState("")
  const fits = (text: string): boolean => fold(text).includes(fold(wanted))
  const all: ReadonlyArray<Looked & { readonly text: string }> = [
    ...chart.states.map(({ id }) => ({ kind: "state" as const, id, text: chartTexts[tongue].states[id]?.name ?? id })),
    ...chart.arrows.map(({ id }) => ({
      kind: "arrow" as const,
      id,
      text: arrowSentence(chart, chartTexts[tongue], id, words)
    }))
  ]
  const found = fold(wanted) === "" ? [] : all.filter(({ id, text }) => fits(`${text} ${id}`)).slice(0, shown)
  const choose = (looked: Looked) => {
    setWanted("")
    onFound({ kind: looked.kind, id: looked.id })
  }
  return (
    <search className={css.whole}>
      <Find label={words.find.here} value={wanted} onChange={setWanted} />
      {wanted.trim() === "" ? null : (
        <ul className={css.found} aria-label={words.find.found}>
          {found.length === 0 ? <li className={css.none}>{words.find.none}</li> : null}
          {found.map(({ text, ...looked }) => (
            <li key={looked.id}>
              <button type="button" className={parts.choice} onClick={() => choose(looked)}>
                <span className={css.kind}>{words.details[looked.kind]}</span> {text}
              </button>
            </li>
          ))}
        </ul>
      )}
    </search>
  )
}
