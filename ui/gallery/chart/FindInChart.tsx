import { Suspense, useState } from "react"
import type { Looked } from "#core/charts/along.rule.ts"
import type { Exhibit } from "#core/charts/exhibit.ts"
import { Find } from "../Find.tsx"
import { useSettings } from "../settings.tsx"
import * as css from "./FindInChart.css.ts"
import { FoundInChart } from "./FoundInChart.tsx"

/** Finds what belongs to a conversation: states, arrows, numbers, what simulations guard, decisions, requirements. */
export const FindInChart = ({
  exhibit,
  onFound
}: {
  readonly exhibit: Exhibit
  readonly onFound: (looked: Looked) => void
}) => {
  const { words } = useSettings()
  const [wanted, setWanted] = useState("")
  return (
    <search className={css.whole}>
      <Find label={words.find.here} value={wanted} onChange={setWanted} />
      {wanted.trim() === "" ? null : (
        <div className={css.found}>
          <Suspense fallback={<p className={css.none}>{words.loading}</p>}>
            <FoundInChart
              key={wanted}
              exhibit={exhibit}
              wanted={wanted}
              onFound={(looked) => {
                setWanted("")
                if (looked !== undefined) onFound(looked)
              }}
            />
          </Suspense>
        </div>
      )}
    </search>
  )
}
