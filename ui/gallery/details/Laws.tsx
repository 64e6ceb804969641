import { useEffect, useState } from "react"
import type { Exhibit, Law } from "#core/charts/exhibit.ts"
import { meantBy } from "#core/charts/law.rule.ts"
import { shortSources } from "#core/charts/source.rule.ts"
import { type Marks, noMarks } from "../chart/marks.ts"
import { useSettings } from "../settings.tsx"
import * as css from "./Details.css.ts"

/** Invariants in words. Pressing one highlights what it names on the drawing. */
export const Laws = ({
  exhibit: { chart, told },
  laws,
  onMarks
}: {
  readonly exhibit: Exhibit
  readonly laws: ReadonlyArray<Law>
  readonly onMarks: (marks: Marks) => void
}) => {
  const { language } = useSettings()
  const [lit, setLit] = useState<Law>()
  useEffect(() => {
    if (lit === undefined) return
    const { states, arrows } = meantBy(chart, lit)
    onMarks({ active: new Set(states), taken: new Set(arrows) })
    return () => onMarks(noMarks)
  }, [chart, lit, onMarks])
  return (
    <ul className={css.list}>
      {laws.map((law) => (
        <li key={law.id}>
          <button
            type="button"
            className={css.law}
            aria-pressed={lit === law}
            onClick={() => setLit(lit === law ? undefined : law)}
          >
            {told[language].laws[law.id]}{" "}
            <span className={css.cite}>{[law.id, ...shortSources(law.source)].join(" · ")}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
