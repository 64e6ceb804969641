import { useEffect, useState } from "react"
import type { Exhibit, Invariant } from "#core/charts/exhibit.ts"
import { meantBy } from "#core/charts/invariant.rule.ts"
import { shortSources } from "#core/charts/source.rule.ts"
import { type Marks, noMarks } from "../chart/marks.ts"
import { useSettings } from "../settings.tsx"
import * as css from "./Details.css.ts"

/** Invariants in words. Pressing one highlights what it names on the drawing. */
export const Invariants = ({
  exhibit: { chart, chartTexts },
  invariants,
  onMarks
}: {
  readonly exhibit: Exhibit
  readonly invariants: ReadonlyArray<Invariant>
  readonly onMarks: (marks: Marks) => void
}) => {
  const { language } = useSettings()
  const [lit, setLit] = useState<Invariant>()
  useEffect(() => {
    if (lit === undefined) return
    const { states, arrows } = meantBy(chart, lit)
    onMarks({ active: new Set(states), taken: new Set(arrows) })
    return () => onMarks(noMarks)
  }, [chart, lit, onMarks])
  return (
    <ul className={css.list}>
      {invariants.map((invariant) => (
        <li key={invariant.id}>
          <button
            type="button"
            className={css.invariant}
            aria-pressed={lit === invariant}
            onClick={() => setLit(lit === invariant ? undefined : invariant)}
          >
            {chartTexts[language].invariants[invariant.id]}{" "}
            <span className={css.cite}>{[invariant.id, ...shortSources(invariant.source)].join(" · ")}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
